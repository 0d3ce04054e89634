moderation-title = Модерация
moderation-lead = Жалобы на сообщения, показатели честной игры и решения модераторов.
moderation-open = Открытые жалобы
moderation-none-open = Открытых жалоб нет.
moderation-answered = Рассмотренные жалобы
moderation-acts = Журнал
moderation-no-acts = Пока ничего.
moderation-reported-by = жалоба от { $name }
moderation-find = Найти человека по имени или номеру
moderation-look = Показать
moderation-act = Решение
moderation-warn = Предупреждение
moderation-silence = Запрет писать
moderation-close = Аккаунт закрыт
moderation-lift = Запреты сняты
moderation-dismiss = Без последствий
moderation-appoint = Модератор
moderation-remove = Больше не модератор
moderation-for = На какое время
moderation-for-ever = Навсегда
moderation-reason = Причина
moderation-reason-note = Человек её прочтёт.
moderation-decide = Решить
moderation-by = решил(а) { $name }
moderation-operator = решил оператор
moderation-until = до { $date }
moderation-is-closed = Этот аккаунт закрыт.
moderation-is-silenced = Запрет писать до { $date }.
moderation-kind-guest = Гость
moderation-kind-member = Участник
moderation-kind-bot = Программа
moderation-kind-deleted = Аккаунт удалён
moderation-since = с { $date }
moderation-profile = Профиль
moderation-all = Все жалобы
moderation-refused-not-impartial = Нельзя решать о себе, о своей жалобе и о другом модераторе.
moderation-refused-report-answered = Эта жалоба уже рассмотрена.
moderation-refused-no-person = Такого человека нет.
moderation-refused-no-report = Такой жалобы нет.
moderation-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
moderation-matches = { $count ->
    [one] { $count } сыгранный матч
    [few] { $count } сыгранных матча
   *[other] { $count } сыгранных матчей
}
moderation-fair-title = Честная игра
moderation-fair-none = Рейтинговых матчей ещё не анализировали.
moderation-fair-asks = далеко от других той же силы
moderation-fair-band = { $game }, рейтинг от { $from }
moderation-fair-matches = матчи: { $count }
moderation-fair-stages = этапы с выбором: { $count }
moderation-fair-loss = средняя потеря: { $loss }
moderation-fair-rekeys = новые секреты костей: { $count }
moderation-fair-figure = Показатель
moderation-fair-own = Свой
moderation-fair-others = Другие
moderation-fair-away = Отрыв
moderation-fair-hard-loss = Потеря там, где трудно
moderation-fair-hard-best = Лучший ход там, где трудно
moderation-fair-search = Более глубокий выбор, где сеть ошибается
moderation-fair-pace = Время на трудное против ясного
moderation-fair-note = «Отрыв» считает стандартные отклонения от других той же силы в сторону программы. Сильные игроки бывают: посмотрите матчи, прежде чем решать.
moderation-pairs-title = Односторонние пары
moderation-pairs-note = Рейтинговые победы над одним участником за последние 30 дней: три до того, как оба сделали по десять ходов, или почти без поражений. Друзья бывают разной силы: посмотрите матчи, прежде чем решать.
moderation-pair-against = побеждает { $name }
moderation-pair-early = закончены рано: { $count }
moderation-pair-losses = поражения: { $count }
moderation-pair-gained = рейтинг: { $points }
moderation-pair-known = { $name } с { $date }
moderation-pair-wins = победы: { $count }
