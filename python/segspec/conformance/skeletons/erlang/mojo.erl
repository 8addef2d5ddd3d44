can() -> ["read:mojo"].

%% Where the zeros at the end of the file begin, and whether its name says that it is being written.
start(Name, Data) -> {zeros_begin(Data, byte_size(Data)), hd(Name) =:= $w}.

zeros_begin(Data, End) when End > 0 ->
    case binary:at(Data, End - 1) of
        0 -> zeros_begin(Data, End - 1);
        _ -> End
    end;
zeros_begin(_, 0) -> 0.

%% The bytes that end an element: its length in groups of 7 bits, the highest first.
backlen(Len) when Len =< 127 -> <<Len>>;
backlen(Len) when Len < 1 bsl 14 - 1 -> <<(Len bsr 7), 1:1, Len:7>>;
backlen(Len) when Len < 1 bsl 21 - 1 -> <<(Len bsr 14), 1:1, (Len bsr 7):7, 1:1, Len:7>>;
backlen(Len) when Len < 1 bsl 28 - 1 -> <<(Len bsr 21), 1:1, (Len bsr 14):7, 1:1, (Len bsr 7):7, 1:1, Len:7>>;
backlen(Len) -> <<(Len bsr 28), 1:1, (Len bsr 21):7, 1:1, (Len bsr 14):7, 1:1, (Len bsr 7):7, 1:1, Len:7>>.

%% An element of a listpack, an integer, bytes or the atom `end`, and what follows.
element(<<16#ff, Rest/binary>>) -> {'end', Rest};
element(<<0:1, Value:7, Rest/binary>>) -> ended(Value, 1, Rest);
element(<<2#10:2, Len:6, Text:Len/binary, Rest/binary>>) -> ended(Text, 1 + Len, Rest);
element(<<2#110:3, Value:13/signed, Rest/binary>>) -> ended(Value, 2, Rest);
element(<<2#1110:4, Len:12, Text:Len/binary, Rest/binary>>) -> ended(Text, 2 + Len, Rest);
element(<<16#f0, Len:32/little, Text:Len/binary, Rest/binary>>) -> ended(Text, 5 + Len, Rest);
element(<<16#f1, Value:16/little-signed, Rest/binary>>) -> ended(Value, 3, Rest);
element(<<16#f2, Value:24/little-signed, Rest/binary>>) -> ended(Value, 4, Rest);
element(<<16#f3, Value:32/little-signed, Rest/binary>>) -> ended(Value, 5, Rest);
element(<<16#f4, Value:64/little-signed, Rest/binary>>) -> ended(Value, 9, Rest);
element(<<First, _/binary>>) when First > 16#f4 -> throw({"corrupt", "bad-encoding"});
element(_) -> throw({"torn", "torn"}).

ended(Value, Len, Bytes) ->
    Tail = backlen(Len),
    Size = byte_size(Tail),
    case Bytes of
        <<Tail:Size/binary, Rest/binary>> -> {Value, Rest};
        <<_:Size/binary, _/binary>> -> throw({"corrupt", "bad-length"});
        _ -> throw({"torn", "torn"})
    end.

integer(Bytes) ->
    {Value, Rest} = element(Bytes),
    is_integer(Value) orelse throw({"corrupt", "bad-encoding"}),
    {Value, Rest}.

count(Bytes) ->
    {Value, Rest} = integer(Bytes),
    Value >= 0 orelse throw({"corrupt", "bad-encoding"}),
    {Value, Rest}.

text(Bytes) ->
    case element(Bytes) of
        {'end', _} -> throw({"corrupt", "bad-encoding"});
        {Value, Rest} when is_integer(Value) -> {hex(integer_to_binary(Value)), Rest};
        {Value, Rest} -> {hex(Value), Rest}
    end.

%% One by one: a count may be any number.
texts(0, Bytes, Texts) -> {lists:reverse(Texts), Bytes};
texts(Count, Bytes, Texts) ->
    {Text, Rest} = text(Bytes),
    texts(Count - 1, Rest, [Text | Texts]).

entry(Flags, {Ms, Seq}, Names, Bytes) ->
    {MsMore, Rest0} = integer(Bytes),
    {SeqMore, Rest1} = integer(Rest0),
    {Fields, Rest} =
        case Flags band 2 of
            0 ->
                {Count, Rest2} = count(Rest1),
                {Texts, Rest3} = texts(2 * Count, Rest2, []),
                {pairs(Texts), Rest3};
            2 ->
                {Texts, Rest2} = texts(length(Names), Rest1, []),
                {lists:zip(Names, Texts), Rest2}
        end,
    <<WholeMs:64, WholeSeq:64>> = <<(Ms + MsMore):64, (Seq + SeqMore):64>>,
    List = lists:join($,, [["[\"", Name, "\",\"", Value, "\"]"] || {Name, Value} <- Fields]),
    Form = "{\"id\":\"~b-~b\",\"deleted\":~s,\"fields\":[~s]}",
    {io_lib:format(Form, [WholeMs, WholeSeq, atom_to_list(Flags band 1 =:= 1), List]), Rest}.

pairs([Name, Value | Rest]) -> [{Name, Value} | pairs(Rest)];
pairs([]) -> [].

%% All entries of a pack. Of one that ends within an entry: {cut, the records, what follows the last whole entry}.
entries(Bytes, Id, Names, Records, Live) ->
    try
        case element(Bytes) of
            {'end', Rest} -> {'end', Rest};
            {Flags, Rest} when is_integer(Flags) -> {Flags, entry(Flags, Id, Names, Rest)};
            _ -> throw({"corrupt", "bad-encoding"})
        end
    of
        {'end', Left} -> {whole, lists:reverse(Records), Live, Left};
        {Known, {Record, Left}} ->
            entries(Left, Id, Names, [Record | Records], Live + 1 - Known band 1)
    catch
        {"torn", _} -> {cut, lists:reverse(Records), Bytes}
    end.

%% Reads a pack. `Used` are the bytes that its elements may take: only zeros follow them.
pack(Bytes, Used) ->
    case Bytes of
        <<Ms:64/little, Seq:64/little, Rest/binary>> -> body({Ms, Seq}, Rest, max(0, Used - 16));
        _ -> throw({"torn", "torn"})
    end.

body(Id, Bytes, Used) ->
    Body = binary:part(Bytes, 0, min(Used, byte_size(Bytes))),
    {Count, Rest0} = count(Body),
    {Names, Rest1} = texts(Count, Rest0, []),
    {Zero, Rest2} = integer(Rest1),
    Zero =:= 0 orelse throw({"corrupt", "bad-encoding"}),
    case entries(Rest2, Id, Names, [], 0) of
        {cut, Records, Left} -> {cut, Records, byte_size(Left), byte_size(Left), false};
        {whole, Records, Live, Left} ->
            Size = byte_size(Body) - byte_size(Left),
            case Bytes of
                <<_:Size/binary, Len:32/little, Elements:16/little, Entries:16/little, _/binary>> when Left =/= <<>> ->
                    Len =:= Size orelse throw({"corrupt", "bad-length"}),
                    Counts = [65535, length(Records), Live],
                    Whole = lists:member(Elements, [65535, elements(Body, 0)]),
                    (Whole andalso lists:member(Entries, Counts)) orelse throw({"corrupt", "bad-count"}),
                    {whole, Records, 16 + Size + 8};
                _ -> {cut, Records, byte_size(Left) + 1, byte_size(Left), true}
            end
    end.

elements(Bytes, Count) ->
    case element(Bytes) of
        {'end', _} -> Count;
        {_, Rest} -> elements(Rest, Count + 1)
    end.

%% The next frame: where it ends, and the records in it. Of a pack that the file ends in, what is whole.
frame({room, From, IsGrowing}, Data, At) ->
    if
        IsGrowing, At < byte_size(Data) -> {byte_size(Data), [], {room, From, true}};
        IsGrowing -> done;
        From < byte_size(Data) -> throw({"torn", "zeroed"});
        true -> throw({"torn", "torn"})
    end;
frame({fault, Fault}, _, _) ->
    throw(Fault);
frame(finished, _, _) ->
    done;
frame({Zeros, IsGrowing}, Data, At) when At >= Zeros ->
    frame({room, At, IsGrowing}, Data, At);
frame({Zeros, _} = State, Data, At) ->
    <<_:At/binary, Rest/binary>> = Data,
    IsFinished = binary:longest_common_suffix([binary:part(Data, 0, Zeros), <<16#ff, 16#ff>>]) =:= 2,
    Tag = case Rest of
        _ when At =:= 0 -> 0;
        <<"[I", _/binary>> when IsFinished -> index; % the index and SUFFIX, which end a finished segment
        <<"[I", _/binary>> -> throw({"torn", "torn"});
        <<"[P", _/binary>> when Zeros - At >= 2 -> 2;
        _ when Zeros - At < 2 -> throw({"torn", "torn"});
        _ -> throw({"corrupt", "bad-encoding"})
    end,
    case Tag of
        index -> {byte_size(Data), [], finished};
        _ -> packed(pack(binary:part(Rest, Tag, byte_size(Rest) - Tag), Zeros - At - Tag), State, At, Tag)
    end.

packed({whole, Records, Size}, State, At, Tag) ->
    {At + Tag + Size, Records, State};
packed({cut, Records, SoundLeft, Left, IsClosed}, {Zeros, IsGrowing}, At, _) ->
    Sound = Zeros - SoundLeft,
    End = case Records =/= [] orelse SoundLeft =< 0 orelse IsClosed of true -> Sound; false -> At end,
    IsRoom = SoundLeft =< 0 orelse IsClosed andalso Left =< 0,
    From = case IsClosed of true -> Zeros - Left; false -> End end,
    {End, Records, case IsRoom of true -> {room, From, IsGrowing}; false -> {fault, {"torn", "torn"}} end}.
