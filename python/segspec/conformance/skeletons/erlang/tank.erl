can() -> ["read:tank"].

%% Whether only zeros are left.
is_zero(Data, At) ->
    Size = byte_size(Data) - At,
    binary:part(Data, At, Size) =:= <<0:Size/unit:8>>.

start(Name, _) ->
    case re:run(Name, "^([1-9][0-9]*)[-_.]", [{capture, [1], list}]) of
        {match, [Digits]} -> list_to_integer(Digits);
        nomatch -> 1
    end.

%% An integer of 7 bits a byte and of 32 in all, the lowest first, and what follows.
varint(Bytes) -> varint(Bytes, 0, 0).

varint(_, 5, _) -> throw({"corrupt", "bad-encoding"});
varint(<<0:1, Low:7, Rest/binary>>, N, Value) -> {(Value bor (Low bsl (7 * N))) band 16#ffffffff, Rest};
varint(<<1:1, Low:7, Rest/binary>>, N, Value) -> varint(Rest, N + 1, Value bor (Low bsl (7 * N)));
varint(<<>>, _, _) -> throw({"corrupt", "bad-length"}).

number(<<Value:64/little, Rest/binary>>) -> {Value, Rest};
number(_) -> throw({"corrupt", "bad-length"}).

take(Len, Bytes) ->
    case Bytes of
        <<Taken:Len/binary, Rest/binary>> -> {Taken, Rest};
        _ -> throw({"corrupt", "bad-length"})
    end.

%% How many messages there are, the first and the last number (none where only counting tells it), and the messages.
header(<<_:1, Sparse:1, Count0:4, Codec:2, Rest0/binary>>, Due) ->
    {Count, Rest1} = case Count0 of 0 -> varint(Rest0); _ -> {Count0, Rest0} end,
    {First, Last, Rest} = numbers(Sparse, Count, Due, Rest1),
    (Count =:= 0 orelse Codec =:= 0 andalso Rest =:= <<>>) andalso throw({"corrupt", "bad-count"}),
    Codec =:= 0 orelse throw({"corrupt", "unsupported-codec"}), % 1 is snappy, which is left to you
    Top = case Last of none -> Due + Count - 1; _ -> Last end,
    Top < 1 bsl 64 orelse throw({"corrupt", "bad-order"}),
    {Count, First, Last, Rest}.

numbers(0, _, Due, Rest) -> {Due, none, Rest};
numbers(1, 1, _, Bytes) ->
    {First, Rest} = number(Bytes),
    {First, First, Rest};
numbers(1, _, _, Bytes) ->
    {First, Rest0} = number(Bytes),
    {Delta, Rest} = varint(Rest0),
    {First, First + Delta + 1, Rest}.

%% A message: how far its number leaps, its timestamp (that of the one before, if it has none), its key, its content.
message(<<_:5, Next:1, NoTime:1, HasKey:1, Rest0/binary>>, HasDelta, Before) ->
    {Leap, Rest1} = case HasDelta andalso Next =:= 0 of true -> varint(Rest0); false -> {0, Rest0} end,
    {Time, Rest2} = case NoTime of 1 -> {Before, Rest1}; 0 -> number(Rest1) end,
    {Key, Rest3} = case HasKey of 0 -> {<<>>, Rest2}; 1 -> key(Rest2) end,
    {Len, Rest4} = varint(Rest3),
    {Content, Rest} = take(Len, Rest4),
    {Leap, Time, Key, Content, Rest}.

key(<<Len, Rest/binary>>) -> take(Len, Rest);
key(<<>>) -> throw({"corrupt", "bad-length"}).

%% The records of a bundle, all that it has, whatever its count says; and the number after them.
messages(<<>>, _, _, Number, _, _) -> {[], Number};
messages(Bytes, Count, Last, Number, Before, Place) ->
    IsLast = Last =/= none andalso Place =:= Count - 1,
    HasDelta = Last =/= none andalso Place > 0 andalso not IsLast,
    try message(Bytes, HasDelta, Before) of
        {Leap, Time, Key, Content, Rest} ->
            Offset = case IsLast of true -> Last; false -> Number + Leap end,
            Named = case Key of <<>> -> ""; _ -> [",\"key\":\"", hex(Key), $"] end,
            Form = "{\"offset\":\"~b\",\"timestamp\":\"~b\",\"value\":\"~s\"~s}",
            {Records, Next} = messages(Rest, Count, Last, Offset + 1, Time, Place + 1),
            {[io_lib:format(Form, [Offset, Time, hex(Content), Named]) | Records], Next}
    catch
        {_, _} when Place >= Count -> {[], Number}
    end.

%% The next frame: where it ends, and the records in it.
frame(_, Data, At) when At =:= byte_size(Data) ->
    done;
frame(Due, Data, At) ->
    is_zero(Data, At) andalso throw({"torn", "zeroed"}),
    <<_:At/binary, Rest0/binary>> = Data,
    {Len, Rest} = try varint(Rest0) catch {_, "bad-length"} -> throw({"torn", "torn"}) end,
    Len > 0 orelse throw({"corrupt", "bad-length"}),
    Len =< byte_size(Rest) orelse throw({"torn", "torn"}),
    {Count, First, Last, Bytes} = header(binary:part(Rest, 0, Len), Due),
    {Records, Next} = messages(Bytes, Count, Last, First, 0, 0),
    {byte_size(Data) - byte_size(Rest) + Len, Records, Next}.
