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
