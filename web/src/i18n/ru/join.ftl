join-invites = { $name } приглашает вас сыграть: { $game }
join-invites-friend = Друг приглашает вас сыграть: { $game }
join-length = { $to ->
    [1] Одна партия.
   *[other] Матч до { $to }.
}
join-no-clock = Без часов.
join-no-account = Без регистрации.
join-same-way = Оба идут домой в одну сторону.
join-learn = Сначала научиться за десять минут
join-learn-note = { $name } видит, что вы учитесь.
join-fair = Честные зары: ни вы двое, ни этот сервер не могут знать или изменить бросок.
join-fair-how = Как это?
join-taken = Оба места заняты
join-ended = Ссылка больше не действует
join-link-lead = С вами сыграет тот, кто откроет её первым.
join-scan = Вы за одним столом? Пусть друг отсканирует код.
join-send = Отправить ссылку
join-copy = Скопировать
join-waiting = Ждём вашего друга. Страница позовёт вас.
join-meanwhile = Пока играть с компьютером
join-meanwhile-note = Эта партия подождёт, когда придёт друг.
join-good = Ссылка действует 24 часа.
join-withdraw = Отозвать
join-learning = Кто-то с вашей ссылкой сначала учится игре.
join-here = { $name } уже здесь
join-to-table = К столу
join-wait-link = Ждём вашего друга
join-show-link = Показать ссылку
join-wait-learn = Вы учитесь, { $name } ждёт
join-sit-now = Сесть сейчас
join-new-link = Новая ссылка для { $name }
