%% Holds a reader against the vectors: escript read.erl ../osiris/*.json
-module(read).
-mode(compile).
-export([main/1]).

%% Put your reader here.
read(_Format, _Name, _Content) ->
    #{"end" => "clean", "valid_bytes" => "0", "records" => []}.

main(Paths) ->
    [check(Case) || Path <- Paths, Case <- maps:get("cases", decode(element(2, file:read_file(Path))))].

check(#{"id" := Id, "level" := "must", "judged" := "exact", "expected" := Expected,
        "request" := #{"cmd" := "read", "format" := Format, "input" := #{"segment" := Segment}}}) ->
    #{"name" := Name, "hex" := Hex} = Segment,
    Answer = read(Format, Name, binary:decode_hex(list_to_binary(Hex))),
    Members = ["end", "valid_bytes", "records"],
    maps:with(Members, Answer) =:= maps:with(Members, Expected) orelse io:format("failed: ~ts~n", [Id]);
check(_) ->
    ok.

%% From OTP 27 on this is json:decode/1, with binaries in place of lists.
decode(Text) ->
    {ok, Tokens, _} = erl_scan:string(unicode:characters_to_list(Text)),
    {ok, [Form]} = erl_parse:parse_exprs(lists:flatmap(fun token/1, Tokens) ++ [{dot, 1}]),
    erl_parse:normalise(Form).

token({'{', Line}) -> [{'#', Line}, {'{', Line}];
token({':', Line}) -> [{'=>', Line}];
token(Token) -> [Token].
