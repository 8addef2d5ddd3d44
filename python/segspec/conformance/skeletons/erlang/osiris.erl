can() -> ["read:osiris", "checksum"].

%% Whether only zeros are left.
is_zero(Data, At) ->
    Size = byte_size(Data) - At,
    binary:part(Data, At, Size) =:= <<0:Size/unit:8>>.

start(_, _) -> head.

check_header(<<First:4, _:4, _/binary>>) when First =/= 5 -> throw({"corrupt", "bad-magic"});
check_header(<<_:4, Version:4, _/binary>>) when Version > 1 -> throw({"unsupported", "unsupported-version"});
check_header(<<_, Type, _/binary>>) when Type > 2 -> throw({"corrupt", "bad-encoding"});
check_header(_) -> ok.

%% The values, each with its distance to the chunk's id. What is compressed is left out, and left to you.
entries(<<>>, _) -> [];
entries(<<0:1, Len:31, Value:Len/binary, Rest/binary>>, Distance) ->
    [{Distance, Value} | entries(Rest, Distance + 1)];
entries(<<1:1, Codec:3, _:4, Count:16, _:32, Len:32, Body:Len/binary, Rest/binary>>, Distance) ->
    Inner = case Codec of 0 -> batch(Body, Count, Distance); _ -> [] end,
    Inner ++ entries(Rest, Distance + Count);
entries(_, _) -> throw({"corrupt", "bad-length"}).

batch(<<0:1, Len:31, Value:Len/binary, Rest/binary>>, Count, Distance) when Count > 0 ->
    [{Distance, Value} | batch(Rest, Count - 1, Distance + 1)];
batch(_, _, _) -> [].

%% The next frame: where it ends, and the records in it.
frame(head, Data, 0) ->
    case Data of
        <<"OSIL", 1:32, _/binary>> -> {8, [], 0};
        <<"OSIL", _:32, _/binary>> -> throw({"unsupported", "unsupported-version"});
        <<"OSIL", _/binary>> -> throw({"torn", "torn"});
        <<_:4/binary, _/binary>> -> throw({"not-this-format", "bad-magic"});
        _ -> throw({"torn", "torn"})
    end;
frame(_, Data, At) when At =:= byte_size(Data) ->
    done;
frame(Due, Data, At) ->
    is_zero(Data, At) andalso throw({"torn", "zeroed"}),
    <<_:At/binary, Rest/binary>> = Data,
    check_header(Rest),
    case Rest of
        <<_, Type, _:16, Count:32, Time:64/signed, Epoch:64, Id:64, Crc:32, DataLen:32, TrailerLen:32, FilterLen, _:24,
          _:FilterLen/binary, Content:DataLen/binary, _:TrailerLen/binary, _/binary>> ->
            erlang:crc32(Content) =:= Crc orelse throw({"corrupt", "bad-checksum"}),
            Id >= Due orelse throw({"corrupt", "bad-order"}),
            Values = case Type of 0 -> entries(Content, 0); _ -> [] end,
            Form = "{\"offset\":\"~b\",\"value\":\"~s\",\"timestamp\":\"~b\",\"epoch\":\"~b\",\"chunk_id\":\"~b\"}",
            Records = [io_lib:format(Form, [Id + N, hex(Value), Time, Epoch, Id]) || {N, Value} <- Values],
            {At + 48 + FilterLen + DataLen + TrailerLen, Records, Id + Count};
        _ -> throw({"torn", "torn"})
    end.
