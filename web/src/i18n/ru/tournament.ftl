# Tournaments of a hall.

tournament-title = Турниры
tournament-lead = Много игроков, один победитель. Участвуйте или проведите свой турнир.
tournament-live = Идут и скоро начнутся
tournament-past = Завершённые турниры
tournament-none = Турниров пока нет. Проведите первый.
tournament-new = Провести турнир
tournament-members-only = Турниры для участников с учётной записью. Войдите или создайте её.
tournament-name = Название турнира
tournament-kind = Вид
tournament-kind-swiss = Швейцарская система
tournament-kind-round-robin = Круговой турнир
tournament-kind-knockout = На вылет
tournament-kind-arena = Арена
tournament-note-swiss = В каждом туре вы встречаетесь с игроком примерно с тем же числом очков.
tournament-note-round-robin = Каждый играет с каждым один раз.
tournament-note-knockout = Проигравший выбывает, победитель идёт дальше.
tournament-note-arena = Свободных игроков снова и снова сводят в пары, пока не выйдет время.
tournament-rounds = Туры
tournament-rounds-count = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}
tournament-duration = Длительность
tournament-minutes-count = { $minutes } мин
tournament-start = Начало
tournament-most = Не больше
tournament-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
tournament-players-of = { $count } из { $most } игроков
tournament-rated-note = Матчи меняют рейтинг. Зрители видят их на минуту позже.
tournament-create = Объявить
tournament-by = организатор: { $name }
tournament-begins = Начало: { $time }
tournament-begins-in = Начнётся через { $time }
tournament-closes-in = До конца { $time }
tournament-last-games = Доигрываются последние партии
tournament-next-in = Следующий тур через { $time }
tournament-round-of = Тур { $round } из { $rounds }
tournament-round = Тур { $round }
tournament-running = Идёт
tournament-over = Завершён
tournament-cancelled = Отменён
tournament-won-by = Победитель: { $names }
tournament-no-winner = Завершён без победителя
tournament-taking-part = вы участвуете
tournament-join = Участвовать
tournament-join-now = Играть сейчас
tournament-withdraw = Выйти
tournament-begin = Начать сейчас
tournament-cancel = Отменить турнир
tournament-cancel-sure = Победителя не будет. Точно?
tournament-stay = Оставайтесь на этой странице или в зале: отсюда вы попадёте за стол. Кто не придёт за 30 секунд, проигрывает.
tournament-ready = Ваша партия готова
tournament-to-table = К столу
tournament-all = Все турниры
tournament-registered = Участники
tournament-standings = Положение
tournament-games = Партии
tournament-newest-games = Последние партии
tournament-nobody = Пока никто не участвует.
tournament-place = Место
tournament-player = Игрок
tournament-points = Очки
tournament-won-lost = В–П
tournament-rating = Рейтинг
tournament-buchholz = Бухгольц: очки всех соперников
tournament-sonneborn-berger = Зоннеборн-Бергер: очки побеждённых соперников
tournament-ties-swiss = При равенстве очков решает Bh, очки всех соперников, затем SB, очки побеждённых.
tournament-ties = При равенстве очков решает SB, очки побеждённых соперников.
tournament-you = вы
tournament-left = не участвует
tournament-bye = { $name }: очко без игры
tournament-forfeit = кто-то не пришёл
tournament-in-play = идёт игра
tournament-your-game-with = Твоя игра с { $name }
tournament-bracket = Сетка турнира
tournament-crosstable = Таблица встреч
tournament-final = Финал
tournament-semifinals = Полуфинал
tournament-quarterfinals = Четвертьфинал
tournament-cross-won = { $name }: победа, соперник { $other }
tournament-cross-lost = { $name }: без победы, соперник { $other }
tournament-cross-playing = { $name } и { $other } сейчас играют
tournament-refused-no-tournament = Такого турнира нет.
tournament-refused-tournament-closed = В этот турнир больше нельзя вступить.
tournament-refused-tournament-full = Мест больше нет.
tournament-refused-not-in-tournament = Вы не участвуете в этом турнире.
tournament-refused-tournament-begun = Этот турнир уже начался.
tournament-refused-tournament-over = Этот турнир окончен.
tournament-refused-too-few-players = Слишком мало участников.
tournament-refused-too-many-tournaments = Больше турниров сразу нельзя. Подождите, пока один закончится.
tournament-refused-not-organiser = Это могут только организатор и модераторы.
tournament-refused-no-texts-yet = Сначала доиграйте несколько матчей. Потом можно проводить турниры.
tournament-refused-silenced = Модератор запретил вам писать: сейчас вы не можете назвать турнир.
tournament-refused-invalid-body = Проверьте название и время: начало должно быть в ближайшие 60 дней.
