can() -> ["read:ffwd"].

%% Whether only zeros are left.
is_zero(Data, At) ->
    Size = byte_size(Data) - At,
    binary:part(Data, At, Size) =:= <<0:Size/unit:8>>.

start(_, _) -> head.

%% The next frame: where it ends, and the records in it. 64 zeros and more up to the end of the file were never written.
frame(head, Data, 0) ->
    case Data of
        <<"FFLG", 0:32, Number:64, _/binary>> -> {16, [], Number};
        <<"FFLG", 0:32, _/binary>> -> throw({"torn", "torn"});
        <<"FFLG", _:32, _/binary>> -> throw({"unsupported", "unsupported-version"});
        <<"FFLG", _/binary>> -> throw({"torn", "torn"});
        <<_:4/binary, _/binary>> -> throw({"not-this-format", "bad-magic"});
        _ -> throw({"torn", "torn"})
    end;
frame(_, Data, At) when At =:= byte_size(Data) ->
    done;
frame(Number, Data, At) ->
    byte_size(Data) - At >= 64 andalso is_zero(Data, At) andalso throw({"torn", "zeroed"}),
    case Data of
        <<_:At/binary, Len:32, _:Len/binary, _/binary>> when Number >= 1 bsl 64 -> throw({"corrupt", "bad-order"});
        <<_:At/binary, Len:32, Value:Len/binary, _/binary>> ->
            Record = io_lib:format("{\"offset\":\"~b\",\"value\":\"~s\"}", [Number, hex(Value)]),
            {At + 4 + Len, [Record], Number + 1};
        _ -> throw({"torn", "torn"})
    end.
