moderation-title = Модерация
moderation-lead = Докладвани съобщения, числа за честната игра и решенията на модераторите.
moderation-open = Отворени доклади
moderation-none-open = Няма отворени доклади.
moderation-answered = Отговорени доклади
moderation-acts = Дневник
moderation-no-acts = Още нищо.
moderation-reported-by = докладвано от { $name }
moderation-find = Намери човек по име или номер
moderation-look = Покажи
moderation-act = Решение
moderation-warn = Предупреждение
moderation-silence = Забрана за писане
moderation-close = Затворен профил
moderation-lift = Вдигнати забрани
moderation-dismiss = Без последици
moderation-appoint = Модератор
moderation-remove = Вече не е модератор
moderation-for = За колко време
moderation-for-ever = Завинаги
moderation-reason = Причина
moderation-reason-note = Човекът я чете.
moderation-decide = Реши
moderation-by = от { $name }
moderation-operator = от оператора
moderation-until = до { $date }
moderation-is-closed = Този профил е затворен.
moderation-is-silenced = Забрана за писане до { $date }.
moderation-kind-guest = Гост
moderation-kind-member = Член
moderation-kind-bot = Програма
moderation-kind-deleted = Премахнат профил
moderation-since = от { $date }
moderation-profile = Профил
moderation-all = Всички доклади
moderation-refused-not-impartial = Не решаваш за себе си, за свой доклад или за друг модератор.
moderation-refused-report-answered = На този доклад вече е отговорено.
moderation-refused-no-person = Няма такъв човек.
moderation-refused-no-report = Няма такъв доклад.
moderation-days = { $days ->
    [one] 1 ден
   *[other] { $days } дни
}
moderation-matches = { $count ->
    [one] 1 завършен мач
   *[other] { $count } завършени мача
}
moderation-fair-title = Честна игра
moderation-fair-none = Още няма анализиран мач за рейтинг.
moderation-fair-asks = далеч от другите със същата сила
moderation-fair-band = { $game }, рейтинг от { $from }
moderation-fair-matches = мачове: { $count }
moderation-fair-stages = етапи с избор: { $count }
moderation-fair-loss = средна загуба: { $loss }
moderation-fair-rekeys = нови тайни за зара: { $count }
moderation-fair-figure = Показател
moderation-fair-own = Свой
moderation-fair-others = Другите
moderation-fair-away = Отклонение
moderation-fair-hard-loss = Загуба, където е трудно
moderation-fair-hard-best = Най-добър ход, където е трудно
moderation-fair-search = По-дълбок избор, където мрежата греши
moderation-fair-pace = Време за трудното спрямо ясното
moderation-fair-note = „Отклонение“ брои стандартните отклонения от другите със същата сила, към програма. Има силни играчи: вижте мачовете, преди да решите.
