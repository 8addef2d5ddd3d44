# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
from enum import IntEnum
from typing import Any

from . import tank_bundle_header as _tank_bundle_header
from . import tank_enums as _tank_enums
from . import tank_message_set as _tank_message_set
from .runtime import KaitaiStream, KaitaiStruct

class TankBundle(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    header: _tank_bundle_header.TankBundleHeader
    message_set: _tank_message_set.TankMessageSet | bytes

