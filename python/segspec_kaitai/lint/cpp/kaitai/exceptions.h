// See kaitaistruct.h: the errors are declared there.
#include "kaitaistruct.h"
