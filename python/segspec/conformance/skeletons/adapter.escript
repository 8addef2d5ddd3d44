#!/usr/bin/env escript
%% An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
%%
%% As it stands it finds the frames of durable_log, and the records in them as far as they are plain.
%% Put your own reader in place of read/2, and name in can/0 what it can.
%% Print nothing on standard output but answers: words for people go to standard error.
-mode(compile).

can() -> ["read:durable_log", "checksum"].

%% Whether only zeros are left.
is_zero(Data, At) ->
    Size = byte_size(Data) - At,
    binary:part(Data, At, Size) =:= <<0:Size/unit:8>>.

%% The number and the payload of the record at a position, and where the next one begins.
record_at(Data, At) ->
    case is_zero(Data, At) of
        true -> throw({"torn", "zeroed"});
        false -> ok
    end,
    case binary:part(Data, At, byte_size(Data) - At) of
        <<"GOLD", 1, _:24, Offset:64/little, Len:32/little, Crc:32/little, Payload:Len/binary, _/binary>> ->
            erlang:crc32(Payload) =:= Crc orelse throw({"corrupt", "bad-checksum"}),
            {Offset, Payload, At + 24 + Len};
        <<"GOLD", 1, _/binary>> -> throw({"torn", "torn"});
        <<"GOLD", _, _/binary>> -> throw({"unsupported", "unsupported-version"});
        <<"GOLD">> -> throw({"torn", "torn"});
        <<_:4/binary, _/binary>> -> throw({"corrupt", "bad-magic"});
        _ -> throw({"torn", "torn"})
    end.

%% The number of a record beside those of its neighbours, which are all that protects it.
check_order(_, {Offset, _, _}, _, Last) when Last =/= none, Offset =< Last -> throw({"corrupt", "bad-order"});
check_order(_, {Due, _, _}, Due, _) -> ok;
check_order(_, _, none, _) -> ok;
check_order(Data, {_, _, End}, _, _) when End =:= byte_size(Data) -> ok;
check_order(Data, {Offset, _, End}, Due, _) ->
    case catch record_at(Data, End) of
        {Next, _, _} when Next =:= Due + 1; Next =< Offset -> throw({"corrupt", "bad-order"});
        _ -> ok
    end.

%% Whether nothing in a file that begins with a wrong magic speaks for a log.
is_foreign(<<First:4/binary, Rest/binary>> = Data) ->
    binary:match(Data, <<"GOLD">>) =:= nomatch andalso
        case catch record_at(<<"GOLD", Rest/binary>>, 0) of
            {_, <<>>, _} -> true;
            {_, _, _} -> First =:= <<"DLOG">>;
            _ -> true
        end.

start(Name, _) ->
    case re:run(Name, "^segment_\\+?([0-9]+)\\.log$", [{capture, [1], list}]) of
        {match, [Digits]} -> {list_to_integer(Digits), none};
        nomatch -> {none, none}
    end.

%% The next frame: where it ends, and the records in it.
frame(_, Data, At) when At =:= byte_size(Data) ->
    done;
frame({Due, Last}, Data, At) ->
    {Offset, Payload, End} = Record =
        try record_at(Data, At)
        catch {_, "bad-magic"} when At =:= 0 ->
            throw({case is_foreign(Data) of true -> "not-this-format"; false -> "corrupt" end, "bad-magic"})
        end,
    check_order(Data, Record, Due, Last),
    {End, [io_lib:format("{\"offset\":\"~b\",\"value\":\"~s\"}", [Offset, hex(Payload)])], {Offset + 1, Offset}}.

%% What a reader that stops at damage answers: all records before it, and why it stopped.
read(Name, Data) ->
    read(start(Name, Data), Data, 0, []).

read(State, Data, At, Records) ->
    try frame(State, Data, At) of
        done -> answer(<<"clean">>, At, Records, []);
        {End, Found, Next} -> read(Next, Data, End, [Found | Records])
    catch
        {End, Code} -> answer(End, At, Records, io_lib:format(",\"error\":{\"code\":\"~s\",\"at\":\"~b\"}", [Code, At]))
    end.

answer(End, At, Records, Error) ->
    List = lists:join($,, lists:append(lists:reverse(Records))),
    io_lib:format("\"end\":\"~s\",\"valid_bytes\":\"~b\",\"records\":[~s]~s", [End, At, List, Error]).

hex(Bytes) -> string:lowercase(binary:encode_hex(Bytes)).

main(_) ->
    case io:get_line("") of
        eof -> ok;
        Line -> handle(decode(Line))
    end.

handle(#{"cmd" := "stop"}) ->
    ok;
handle(#{"cmd" := "start"}) ->
    Can = lists:join($,, [[$", One, $"] || One <- can()]),
    Form = "{\"protocol\":1,\"name\":\"skeleton\",\"version\":\"0\",\"language\":\"erlang\",\"can\":[~s]}~n",
    io:format(Form, [Can]),
    main([]);
handle(#{"cmd" := "read", "format" := "durable_log", "seq" := Seq, "input" := #{"segment" := Segment}}) ->
    #{"name" := Name, "hex" := Hex} = Segment,
    io:format("{\"seq\":~b,~s}~n", [Seq, read(Name, binary:decode_hex(list_to_binary(Hex)))]),
    main([]);
handle(#{"seq" := Seq}) ->
    io:format("{\"seq\":~b,\"skip\":\"this adapter reads durable_log only\"}~n", [Seq]),
    main([]).

%% Enough for these requests. From OTP 27 on this is json:decode/1, with binaries in place of lists.
decode(Text) ->
    {ok, Tokens, _} = erl_scan:string(Text),
    {ok, [Form]} = erl_parse:parse_exprs(lists:flatmap(fun token/1, Tokens) ++ [{dot, 1}]),
    erl_parse:normalise(Form).

token({'{', Line}) -> [{'#', Line}, {'{', Line}];
token({':', Line}) -> [{'=>', Line}];
token(Token) -> [Token].
