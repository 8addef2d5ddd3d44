from segspec_ksy.fields import *
