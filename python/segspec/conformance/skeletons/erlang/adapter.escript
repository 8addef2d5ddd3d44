#!/usr/bin/env escript
%% An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
%%
%% As it stands it finds the frames of FORMAT, and the records in them as far as they are plain.
%% Put your own reader in place of read/2, and name in can/0 what it can.
%% Print nothing on standard output but answers: words for people go to standard error.
-mode(compile).

READER

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
handle(#{"cmd" := "read", "format" := "FORMAT", "seq" := Seq, "input" := #{"segment" := Segment}}) ->
    #{"name" := Name, "hex" := Hex} = Segment,
    io:format("{\"seq\":~b,~s}~n", [Seq, read(Name, binary:decode_hex(list_to_binary(Hex)))]),
    main([]);
handle(#{"seq" := Seq}) ->
    io:format("{\"seq\":~b,\"skip\":\"this adapter reads FORMAT only\"}~n", [Seq]),
    main([]).

%% Enough for these requests. From OTP 27 on this is json:decode/1, with binaries in place of lists.
decode(Text) ->
    {ok, Tokens, _} = erl_scan:string(Text),
    {ok, [Form]} = erl_parse:parse_exprs(lists:flatmap(fun token/1, Tokens) ++ [{dot, 1}]),
    erl_parse:normalise(Form).

token({'{', Line}) -> [{'#', Line}, {'{', Line}];
token({':', Line}) -> [{'=>', Line}];
token(Token) -> [Token].
