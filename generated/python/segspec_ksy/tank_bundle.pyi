# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 96d5ecfff47bb9749785004f6a53058109677dbef3dcbcd0b78dc820061d1c19
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

