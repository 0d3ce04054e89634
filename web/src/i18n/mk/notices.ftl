notices-title = Известувања
notices-bell-new = { $count ->
    [one] Известувања: { $count } ново
   *[other] Известувања: { $count } нови
}
notices-none = Ништо ново. Тука ќе прочиташ кога си на ред и кој сака да игра со тебе.
notices-turn = Твој ред е против { $name }
notices-turn-late = Ти останува помалку од еден ден против { $name }
notices-until = { $game }, времето ти истекува на { $time }
notices-begun = Твојата игра против { $name } започнува
notices-challenge = { $name } те предизвикува
notices-rematch = { $name } сака реванш
notices-round = Твојата турнирска игра против { $name } започнува
notices-warning = Модератор те предупреди
notices-silence = Модератор привремено ги запре твоите пораки
notices-remove = Отстрани: { $text }
