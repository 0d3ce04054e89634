notices-title = Известия
notices-bell-new = { $count ->
    [one] Известия: { $count } ново
   *[other] Известия: { $count } нови
}
notices-none = Нищо ново. Тук ще прочетеш, когато си на ход и когато някой иска да играе с теб.
notices-turn = Твой ред е срещу { $name }
notices-turn-late = Остава ти по-малко от ден срещу { $name }
notices-until = { $game }, времето ти изтича на { $time }
notices-begun = Играта ти срещу { $name } започва
notices-challenge = { $name } те предизвиква
notices-rematch = { $name } иска реванш
notices-round = Турнирната ти игра срещу { $name } започва
notices-warning = Модератор те предупреди
notices-silence = Модератор временно спря съобщенията ти
notices-remove = Премахни: { $text }
