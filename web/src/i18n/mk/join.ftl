join-invites = { $name } ве кани на { $game }
join-invites-friend = Пријател ве кани на { $game }
join-length = { $to ->
    [1] Една игра.
   *[other] Меч до { $to }.
}
join-no-clock = Без часовник.
join-no-account = Без сметка.
join-same-way = И двајцата одите дома во иста насока.
join-learn = Прво научете ја за десет минути
join-learn-note = { $name } гледа дека учите.
join-fair = Чесни зарови: ниту вие двајцата ниту овој сервер може да знае или да смени фрлање.
join-fair-how = Како?
join-taken = И двете места се зафатени
join-ended = Врската повеќе не важи
join-link-lead = Кој прв ќе ја отвори, игра со вас.
join-scan = На иста маса сте? Нека пријателот го скенира кодот.
join-send = Испрати ја врската
join-copy = Копирај
join-waiting = Го чекаме вашиот пријател. Страницата ќе ве повика.
join-meanwhile = Во меѓувреме играјте со компјутерот
join-meanwhile-note = Играта ве чека кога ќе дојде пријателот.
join-good = Врската важи 24 часа.
join-withdraw = Повлечи ја
join-learning = Некој со вашата врска прво ја учи играта.
join-here = { $name } е тука
join-to-table = Кон масата
join-wait-link = Го чекаме вашиот пријател
join-show-link = Прикажи ја врската
join-wait-learn = Вие учите, { $name } чека
join-sit-now = Седни сега
join-new-link = Нова врска за { $name }
