notices-title = Уведомления
notices-bell-new = { $count ->
    [one] Уведомления: { $count } новое
    [few] Уведомления: { $count } новых
   *[other] Уведомления: { $count } новых
}
notices-none = Ничего нового. Здесь видно, когда ваш ход и кто хочет с вами сыграть.
notices-turn = Ваш ход, соперник: { $name }
notices-turn-late = У вас меньше суток, соперник: { $name }
notices-until = { $game }, ваше время истекает { $time }
notices-begun = Ваша игра начинается, соперник: { $name }
notices-challenge = { $name } вызывает вас
notices-rematch = { $name }: хочет реванш
notices-round = Ваша турнирная игра начинается, соперник: { $name }
notices-warning = Модератор сделал вам предупреждение
notices-silence = Модератор на время запретил вам писать
notices-remove = Убрать: { $text }
notices-device = Сообщать на этом устройстве
notices-device-note = Даже когда страница закрыта. В сообщении нет имён.
notices-device-denied = Браузер это запрещает: разрешите уведомления этого сайта в его настройках.
notices-device-failed = Не получилось. Попробуйте ещё раз.
notices-push-turn = Ваш ход.
notices-push-late = Ваше время истекает в течение суток.
notices-push-begun = Ваша игра начинается.
notices-push-challenge = Вас вызывают.
notices-push-rematch = Соперник хочет реванш.
notices-push-round = Ваша турнирная игра начинается.
notices-push-warning = Вам написал модератор.
notices-push-silence = Вам написал модератор.
notices-guest = { $name } (гость)
