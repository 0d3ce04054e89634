join-invites = { $name } те кани на { $game }
join-invites-friend = Приятел те кани на { $game }
join-length = { $to ->
    [1] Една игра.
   *[other] Мач до { $to }.
}
join-no-clock = Без часовник.
join-no-account = Без регистрация.
join-same-way = И двамата вървите към дома в една и съща посока.
join-learn = Първо я научи за десет минути
join-learn-note = { $name } вижда, че се учиш.
join-fair = Честни зарове: нито вие двамата, нито този сървър може да знае или да промени хвърляне.
join-fair-how = Как?
join-taken = И двете места са заети
join-ended = Връзката вече не важи
join-link-lead = Който пръв я отвори, играе с теб.
join-scan = На една маса ли сте? Нека приятелят ти сканира кода.
join-send = Изпращане на връзката
join-copy = Копиране
join-waiting = Чакаме приятеля ти. Страницата ще те повика.
join-meanwhile = Играй с компютъра междувременно
join-meanwhile-note = Играта ти изчаква, когато приятелят дойде.
join-good = Връзката важи 24 часа.
join-withdraw = Оттегляне
join-learning = Някой с твоята връзка първо учи играта.
join-here = { $name } е тук
join-to-table = Към масата
join-wait-link = Чакаме приятеля ти
join-show-link = Покажи връзката
join-wait-learn = Ти учиш, { $name } чака
join-sit-now = Сядам сега
join-new-link = Нова връзка за { $name }
