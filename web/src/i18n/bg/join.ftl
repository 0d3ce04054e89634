join-invites = { $name } ви кани на { $game }
join-invites-friend = Приятел ви кани на { $game }
join-length = { $to ->
    [1] Една игра.
   *[other] Мач до { $to }.
}
join-no-clock = Без часовник.
join-no-account = Без регистрация.
join-same-way = И двамата вървите към дома в една и съща посока.
join-learn = Първо я научете за десет минути
join-learn-note = { $name } вижда, че се учите.
join-fair = Честни зарове: нито вие двамата, нито този сървър може да знае или да промени хвърляне.
join-fair-how = Как?
join-taken = И двете места са заети
join-ended = Връзката вече не важи
join-link-lead = Който пръв я отвори, играе с вас.
join-scan = На една маса ли сте? Нека приятелят ви сканира кода.
join-send = Изпращане на връзката
join-copy = Копиране
join-waiting = Чакаме приятеля ви. Страницата ще ви повика.
join-meanwhile = Играйте с компютъра междувременно
join-meanwhile-note = Играта ви изчаква, когато приятелят дойде.
join-good = Връзката важи 24 часа.
join-withdraw = Оттегляне
join-learning = Някой с вашата връзка първо учи играта.
join-here = { $name } е тук
join-to-table = Към масата
join-wait-link = Чакаме приятеля ви
join-show-link = Покажи връзката
join-wait-learn = Вие учите, { $name } чака
join-sit-now = Сядам сега
join-new-link = Нова връзка за { $name }
