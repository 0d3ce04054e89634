moderation-title = Модерация
moderation-lead = Жалобы на сообщения и решения модераторов.
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
