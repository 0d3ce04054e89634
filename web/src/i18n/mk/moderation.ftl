moderation-title = Модерација
moderation-lead = Пријавени пораки, бројки за чесната игра и одлуките на модераторите.
moderation-open = Отворени пријави
moderation-none-open = Нема отворени пријави.
moderation-answered = Одговорени пријави
moderation-acts = Дневник
moderation-no-acts = Сè уште ништо.
moderation-reported-by = пријавил: { $name }
moderation-find = Најди лице по име или број
moderation-look = Прикажи
moderation-act = Одлука
moderation-warn = Предупредување
moderation-silence = Забрана за пишување
moderation-close = Затворена сметка
moderation-lift = Укинати забрани
moderation-dismiss = Без последици
moderation-appoint = Модератор
moderation-remove = Веќе не е модератор
moderation-for = Колку долго
moderation-for-ever = Засекогаш
moderation-reason = Причина
moderation-reason-note = Лицето ја чита.
moderation-decide = Одлучи
moderation-by = од { $name }
moderation-operator = од операторот
moderation-until = до { $date }
moderation-is-closed = Оваа сметка е затворена.
moderation-is-silenced = Забрана за пишување до { $date }.
moderation-kind-guest = Гостин
moderation-kind-member = Член
moderation-kind-bot = Програма
moderation-kind-deleted = Избришана сметка
moderation-since = од { $date }
moderation-profile = Профил
moderation-all = Сите пријави
moderation-refused-not-impartial = Не одлучуваш за себе, за своја пријава или за друг модератор.
moderation-refused-report-answered = На оваа пријава веќе е одговорено.
moderation-refused-no-person = Нема такво лице.
moderation-refused-no-report = Нема таква пријава.
moderation-days = { $days ->
    [one] { $days } ден
   *[other] { $days } дена
}
moderation-matches = { $count ->
    [one] { $count } завршен меч
   *[other] { $count } завршени мечеви
}
moderation-fair-title = Чесна игра
moderation-fair-none = Сè уште нема анализиран меч за рејтинг.
moderation-fair-asks = далеку од другите со иста сила
moderation-fair-band = { $game }, рејтинг од { $from }
moderation-fair-matches = мечеви: { $count }
moderation-fair-stages = етапи со избор: { $count }
moderation-fair-loss = просечна загуба: { $loss }
moderation-fair-rekeys = нови тајни за коцки: { $count }
moderation-fair-figure = Показател
moderation-fair-own = Свој
moderation-fair-others = Други
moderation-fair-away = Отстапка
moderation-fair-hard-loss = Загуба каде што е тешко
moderation-fair-hard-best = Најдобар потег каде што е тешко
moderation-fair-search = Подлабок избор, каде што мрежата греши
moderation-fair-pace = Време за тешко спрема јасно
moderation-fair-note = „Отстапка“ брои стандардни отстапувања од другите со иста сила, кон програма. Има силни играчи: погледнете ги мечевите пред да одлучите.
