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
notices-device = Известявай ме на това устройство
notices-device-note = И когато няма отворена страница. Съобщението не споменава имена.
notices-device-denied = Браузърът ти не позволява: разреши известията за този сайт в настройките му.
notices-device-failed = Не се получи. Опитай отново.
notices-push-turn = Твой ред е.
notices-push-late = Времето ти изтича до един ден.
notices-push-begun = Играта ти започва.
notices-push-challenge = Някой те предизвиква.
notices-push-rematch = Съперникът ти иска реванш.
notices-push-round = Турнирната ти игра започва.
notices-push-warning = Модератор ти писа.
notices-push-silence = Модератор ти писа.
notices-guest = { $name } (гост)
