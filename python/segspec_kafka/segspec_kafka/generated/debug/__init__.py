# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 0213c497d228355b24eadbd8936c0a5ace27198948d09ade59b1cf498615a5d8
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 78226c9871cf558c7305a0b5f89fd3ffdc28a14b3a2dd9f9b370ae11dd43d0c7
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 deb53c1ae598d9bdf40b120b920f7edc2272789bb6c9323368e04a1ff761ac99
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 0b262ac8ddff7c52f859b6d578de317995ee2a759fa707eac6e6276f6d253755
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 27da818158d03e5047188e1df95e27927c9d52cb0e3cd8c70acf732f5aef83b4
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 135bdda9d598b89df9ab097ecf55489b2fbb65848e4a700d94ce16dcf727af3f
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 1b3523782283aa6a77417f7ebed4a22a64ae6c3b8b9c2dbdaf95d92565a709aa
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 9872e6a60b313ab2e5d7c27df7cc19faf046465ecda66bab4a1d9ad7657c87ee
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 2c99edbf148bca7269d148b2f259eb20426fd090583e76029914d1218f506b6a
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ea0f9446571dc00154341606e41bd67a7ee6bfb073dd932e54d5a5e16a078a0d
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 2f1fb808a76af1ea2e64c60875a0078b80f16a69eecb368c2825159f706ea294
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 8c807549b6f3ac20b1addf1dcdcf549d109ee3e7639f0a9e0fe5dedd5a7c238d
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 b506b64dd76d931af197c0fc2c73698f34766e71c5d31542e57f1b18ebaa847d
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 4c0a99170267bc24e12dcb38c06e8397f2a52a914f64540dd3d832c3666706d3
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 e6db91ac9c279cee72a1ebc76db58ebcbe687143f08d3d59e7cfac9e0bf0e975
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 f362aa2bac367e69a433eaac9ddbe03e5417b05589bf09dcb797e9fcc9e01504
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 b735d2359150ec4c49655c4209bdbc631dd13aa31be68d9cc3729d2720a084ac
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 488a906078db4e4f6664f701c44e2cadc6abef80d1a2589eae5d2e8022308a14
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 3fcf36e0ca634b7aee61eaaecc1f7c2ba3c676da8a74eb20e8f2652fc754e893
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 af8b94be6deb25d706d35c99bfba80b45a754dd5eda942ecc8afd21b3fef7492
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 6ea06e4626b34c45cdf8ad072531626bfc00aa943993a8d5c4c243cf65e6424e
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 91c96c7e169651d8dfa47ca4cd29dfdb2a431fd2287d199f64110c5d9c8bd79b
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 cca466314954de22a6724969420f0d8b3be61398a6a346bf55cf181e7efe1b14
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 ca021fb24185660931f60f1aac50e0ec1e70a3cfba76c6df1b39f4b3db7f732d
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 03b163656e9bfa92b1ce86232da5f79f64ec76897159e0ced9dc47706abe0904
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 af9fa2f51561c4355d81ac8a9c28cf2486647be207b64b40296b4f14004ab7bb
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 57be4fcb0a1bb21a2509a0c3d546dd7897f8e3f42401dbf9e1f93c48c78db1f5
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 1e7d2831fe61128c010a96f92f620e954fc17496e38e5a462e5c3d42db361f53
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 e333152172353122ae15913032922c046acb92dbd3fb0301bc179110982ca2b2
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': '0213c497d228355b24eadbd8936c0a5ace27198948d09ade59b1cf498615a5d8',
    'kafka_varint': '78226c9871cf558c7305a0b5f89fd3ffdc28a14b3a2dd9f9b370ae11dd43d0c7',
    'kafka_varlong': 'deb53c1ae598d9bdf40b120b920f7edc2272789bb6c9323368e04a1ff761ac99',
    'kafka_bytes': '0b262ac8ddff7c52f859b6d578de317995ee2a759fa707eac6e6276f6d253755',
    'kafka_uvarint': '27da818158d03e5047188e1df95e27927c9d52cb0e3cd8c70acf732f5aef83b4',
    'kafka_control_key': '135bdda9d598b89df9ab097ecf55489b2fbb65848e4a700d94ce16dcf727af3f',
    'kafka_control_value': '1b3523782283aa6a77417f7ebed4a22a64ae6c3b8b9c2dbdaf95d92565a709aa',
    'kafka_count': '9872e6a60b313ab2e5d7c27df7cc19faf046465ecda66bab4a1d9ad7657c87ee',
    'kafka_flag': '2c99edbf148bca7269d148b2f259eb20426fd090583e76029914d1218f506b6a',
    'kafka_string': 'ea0f9446571dc00154341606e41bd67a7ee6bfb073dd932e54d5a5e16a078a0d',
    'kafka_tagged_field': '2f1fb808a76af1ea2e64c60875a0078b80f16a69eecb368c2825159f706ea294',
    'kafka_uuid': '8c807549b6f3ac20b1addf1dcdcf549d109ee3e7639f0a9e0fe5dedd5a7c238d',
    'kafka_epoch_checkpoint': 'b506b64dd76d931af197c0fc2c73698f34766e71c5d31542e57f1b18ebaa847d',
    'kafka_group_key': '4c0a99170267bc24e12dcb38c06e8397f2a52a914f64540dd3d832c3666706d3',
    'kafka_group_value': 'e6db91ac9c279cee72a1ebc76db58ebcbe687143f08d3d59e7cfac9e0bf0e975',
    'kafka_index': 'f362aa2bac367e69a433eaac9ddbe03e5417b05589bf09dcb797e9fcc9e01504',
    'kafka_index_entry': 'b735d2359150ec4c49655c4209bdbc631dd13aa31be68d9cc3729d2720a084ac',
    'kafka_metadata': '488a906078db4e4f6664f701c44e2cadc6abef80d1a2589eae5d2e8022308a14',
    'kafka_offset_checkpoint': '3fcf36e0ca634b7aee61eaaecc1f7c2ba3c676da8a74eb20e8f2652fc754e893',
    'kafka_partition_metadata': 'af8b94be6deb25d706d35c99bfba80b45a754dd5eda942ecc8afd21b3fef7492',
    'kafka_producer_snapshot': '6ea06e4626b34c45cdf8ad072531626bfc00aa943993a8d5c4c243cf65e6424e',
    'kafka_share_key': '91c96c7e169651d8dfa47ca4cd29dfdb2a431fd2287d199f64110c5d9c8bd79b',
    'kafka_share_value': 'cca466314954de22a6724969420f0d8b3be61398a6a346bf55cf181e7efe1b14',
    'kafka_time_index': 'ca021fb24185660931f60f1aac50e0ec1e70a3cfba76c6df1b39f4b3db7f732d',
    'kafka_time_index_entry': '03b163656e9bfa92b1ce86232da5f79f64ec76897159e0ced9dc47706abe0904',
    'kafka_transaction_index': 'af9fa2f51561c4355d81ac8a9c28cf2486647be207b64b40296b4f14004ab7bb',
    'kafka_transaction_index_entry': '57be4fcb0a1bb21a2509a0c3d546dd7897f8e3f42401dbf9e1f93c48c78db1f5',
    'kafka_transaction_key': '1e7d2831fe61128c010a96f92f620e954fc17496e38e5a462e5c3d42db361f53',
    'kafka_transaction_value': 'e333152172353122ae15913032922c046acb92dbd3fb0301bc179110982ca2b2',
}
