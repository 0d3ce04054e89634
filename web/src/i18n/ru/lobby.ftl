lobby-title = Зал
lobby-lead = Играйте с другом по ссылке или с любым, кто здесь.
lobby-here = { $count ->
    [one] { $count } человек здесь
    [few] { $count } человека здесь
   *[other] { $count } человек здесь
}
lobby-playing = { $count ->
    [one] идёт { $count } игра
    [few] идут { $count } игры
   *[other] идёт { $count } игр
}
lobby-anybody = Играть с любым
lobby-seeking = Ищем соперника…
lobby-alone = Сейчас здесь только вы
lobby-alone-text = Отправьте другу ссылку. Или оставьте страницу открытой: она позовёт вас, как только кто-нибудь сядет за стол.
lobby-others-text = Эту игру пока никто не принял. Сядьте к тому, кто ждёт, отправьте другу ссылку или оставьте страницу открытой: она позовёт вас.
lobby-stop = Не искать
lobby-live = Идут сейчас
lobby-live-none = Сейчас нет игры, которую можно посмотреть
lobby-live-note = Игры с кем-то из зала могут смотреть все. Ваша может стать первой.
lobby-seeks = Ждут соперника
lobby-seeks-none = Никто не ждёт. Будьте первым: «Играть с любым».
lobby-seek = Играть: { $game }, соперник: { $name }
lobby-yours = ваша
lobby-people = Сейчас здесь
lobby-people-none = Никто не показывает имя.
lobby-show-name = Показывать моё имя остальным
lobby-more = Другие настройки
lobby-begins = Ваша игра начинается!
lobby-lost = Связь с залом потеряна. Она восстанавливается…
lobby-refused-no-seek = Кто-то успел раньше, или игрок ушёл.
lobby-refused-own-seek = Это ваша собственная игра. Она для другого игрока.
lobby-refused-too-many-seeks = Ждёт слишком много людей. Сядьте к кому-нибудь из них или попробуйте позже.
lobby-refused-too-many-sockets = Зал открыт в слишком многих окнах. Закройте некоторые.
lobby-range = Рейтинг соперника
lobby-range-any = любой
lobby-range-within = не более чем на { $points } выше или ниже вашего
lobby-program = Если за { $seconds } секунд никто не сядет
lobby-program-none = ждать человека
lobby-program-gentle = играть со слабой программой
lobby-program-middling = играть с программой средней силы
lobby-program-strong = играть с сильной программой
lobby-refused-rating-range = Этот игрок ищет соперника с более близким рейтингом.
lobby-challenges = Вызовы
lobby-challenge = Вызвать
lobby-challenge-name = Вызвать участника по имени
lobby-challenge-someone = Вызвать игрока { $name }
lobby-challenge-from = { $name } вызывает вас
lobby-challenge-to = Ждём: { $name }…
lobby-challenge-look = страница
lobby-challenge-accept = Принять
lobby-challenge-decline = Отклонить
lobby-challenge-withdraw = Отозвать
lobby-challenge-declined = { $name }: сейчас играть не хочет.
lobby-challenged = Вас вызывают!
lobby-refused-no-challenge = Этого вызова больше нет.
lobby-refused-not-here = Этого игрока сейчас нет в зале. Выберите время в днях или зайдите позже.
lobby-refused-blocked = Вы не играете друг с другом.
lobby-refused-declined-lately = Этот игрок только что отказался. Попробуйте через несколько минут.
lobby-refused-too-many-challenges = Слишком много вызовов ждут ответа. Отзовите один или попробуйте позже.
lobby-refused-too-many-tries = Слишком много вызовов за короткое время. Подождите немного.
lobby-refused-no-player = Участника с таким именем нет.
lobby-refused-left-lately = Вы покинули матч. Подождите несколько минут, прежде чем играть с кем-нибудь из зала; доигранные матчи сокращают это время.
