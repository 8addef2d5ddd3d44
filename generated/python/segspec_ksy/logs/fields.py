from segspec_ksy.fields import CLASSES, TYPES

__all__ = ['CLASSES', 'TYPES']
