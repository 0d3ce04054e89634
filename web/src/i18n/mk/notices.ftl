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
notices-device = Известувај ме на овој уред
notices-device-note = И кога нема отворена страница. Пораката не споменува имиња.
notices-device-denied = Прелистувачот не дозволува: дозволи известувања за овој сајт во неговите поставки.
notices-device-failed = Не успеа. Обиди се повторно.
notices-push-turn = Твој ред е.
notices-push-late = Времето ти истекува за помалку од еден ден.
notices-push-begun = Твојата игра започнува.
notices-push-challenge = Некој те предизвикува.
notices-push-rematch = Противникот сака реванш.
notices-push-round = Твојата турнирска игра започнува.
notices-push-warning = Модератор ти пиша.
notices-push-silence = Модератор ти пиша.
notices-guest = { $name } (гостин)
