hall-play-friend = Играть с другом
hall-name = Ваше имя
hall-guest = Гость { $number }
hall-mark-guest = гость
hall-side-random = По жребию
hall-watchable = Другим можно смотреть
hall-watchable-note = Игру видит каждый, у кого есть адрес стола.
hall-open-links = Ссылки, которые ждут
hall-link-title = Ссылка готова
hall-link = Ссылка
hall-copy = Скопировать ссылку
hall-copied = Скопировано
hall-seat-white = Вы играете белыми.
hall-seat-black = Вы играете чёрными.
hall-seat-random = Кто играет белыми, решит жребий.
hall-sit-down = Сесть за стол
hall-sitting = Садимся…
hall-watch = Смотреть игру
hall-device = Играть на другом устройстве
hall-device-lead = Отсканируйте телефоном или откройте ссылку в другом браузере. Она действует один раз, десять минут: кто её откроет, играет за вас.
hall-device-code = Код для сканирования
hall-device-secret = Последняя часть ссылки, после #, — ключ, который сервер никогда не получает. С ним ваши устройства делят тайны ваших костей.
hall-device-join-title = Играть и на этом устройстве
hall-device-join-text = Эта ссылка — с другого вашего устройства. Здесь вы станете тем же игроком, с теми же партиями.
hall-device-join-other = Этот браузер сейчас принадлежит игроку { $name }, который выйдет из него. Партии гостя тогда здесь недоступны.
hall-device-join = Продолжить здесь
hall-device-not = Не сейчас
hall-device-bad = Ссылка неполная. Сделайте новую на другом устройстве.
hall-no-storage = Этот браузер ничего не хранит для страницы, как в некоторых приватных окнах. Здесь можно смотреть, но не играть с людьми: страница не сможет сохранить тайну ваших костей.
hall-here = здесь
hall-away = нет на месте
hall-turn-away = { $name } не в сети, { $time }.
hall-refused-name-taken = Это имя или похожее на него принадлежит участнику или программе. В поле стоит свободное имя.
hall-refused-name-reserved = Это имя — слово со страницы. В поле стоит свободное имя.
hall-refused-name-marks = В этом имени больше трёх знаков над одной буквой. В поле стоит имя без них.
hall-refused-too-many-tries = Слишком много запросов из вашей сети. Подождите минуту.
hall-refused-invitation-taken = Оба места за этим столом заняты.
hall-refused-invitation-expired = Срок ссылки истёк. Попросите новую.
hall-refused-own-invitation = Это ваша собственная ссылка. Она для вашего друга.
hall-refused-no-device-code = Ссылка уже использована, или её десять минут прошли. Сделайте новую на другом устройстве.
hall-refused-no-invitation = Такого приглашения нет: его отозвали, или ссылка неполная.
hall-refused-too-many-open = Зал полон. Попробуйте позже.
hall-refused-too-many-tables = В зале нет места для ещё одного стола.
hall-refused-invalid-body = Это имя использовать нельзя. Выберите другое.
hall-dice-three = Оба игрока и сервер бросают эти зары вместе: никто из них не может выбрать их или знать заранее.
hall-links-wait = Ждём страницу другого игрока…
hall-links-sealed = Тайна для следующего броска уже у сервера: теперь можно только нажать «Готово».
hall-links-lost = Тайны ваших костей нет на этой странице
hall-links-lost-text = Она в другом браузере или удалена. Если играть дальше здесь, следующий бросок будет пропущен, и запись партии это покажет.
hall-links-lost-again = Эта страница уже заменила свою тайну, а за партию это можно сделать один раз. Продолжайте в другом браузере или сдайтесь.
hall-links-lost-again-days = В партии с днями это можно сделать три раза, не чаще одного раза за десять бросков. Продолжайте в другом браузере или сдайтесь.
hall-links-lost-other = Сервер показывает не ту тайну, что у этого браузера. Если вы открыли партию в другом браузере, продолжайте там. Если нет, сервер подменил вашу тайну: не играйте дальше.
hall-links-play-here = Играть здесь
hall-links-lost-bring = Или перенесите тайну сюда: откройте эту партию на устройстве, на котором начали, и выберите в его зале «Играть на другом устройстве». Если только смотреть, ваш следующий бросок ждёт то устройство, а ваше время идёт.
hall-links-look = Только смотреть
hall-links-looking = Вы только смотрите. Ваш следующий бросок ждёт другое устройство.
hall-links-look-end = Выбрать снова
hall-links-replaced = Другой игрок заменил тайну своих костей
hall-links-replaced-text = Она была потеряна. Один бросок пропущен, и запись партии это показывает. За партию каждая сторона может сделать это один раз.
hall-links-replaced-text-days = Она была потеряна. Один бросок пропущен, и запись партии это показывает. В партии с днями каждая сторона может сделать это три раза, не чаще одного раза за десять бросков.
hall-links-behind = Сервер показывает более раннее положение партии
hall-links-behind-text = Этот браузер уже видел партию дальше. Страница не открывает тайну для броска, пока сервер не догонит.
hall-links-fault = Сервер изменил кости. Не играйте дальше.
hall-links-fault-game = Сервер изменил партию. Не играйте дальше.
hall-links-fault-after = С этого места часы и результат этого сервера ничего не доказывают. Эта страница больше не открывает тайн для костей. Одно ваше слово не остановит часы и не изменит результат: сохраните доказательство.
hall-links-save = Сохранить доказательство
hall-links-leave = Уйти
hall-links-fault-repeated = Сервер потребовал дважды связать себя с теми же костями.
hall-links-fault-swapped = Сервер показал не те обещания, что раньше.
hall-links-fault-own = Сервер показал для вас не то обещание, которое отправила эта страница.
hall-links-fault-replaced = Сервер заменял тайну игрока чаще, чем позволяет партия.
hall-links-fault-number = Сервер сделал не тот бросок, который был на очереди.
hall-links-fault-links = Звено, открытое сервером, не ведёт к обещанному.
hall-links-fault-dice = Сервер показал не те кости, которые следуют из звеньев.
hall-links-fault-rows = Сервер показал не те ходы, что раньше.
hall-links-fault-devices = Или вы решили иначе на другом своём устройстве, после того как одно «Готово» потерялось в пути: тогда сервер не виноват.
hall-links-fault-rules = Сервер показал ходы, шашки или результат, которых правила не допускают.
hall-check-running = Проверяется запись этой партии…
hall-check-fair = Проверено: все броски ({ $throws }) и ходы записи — те, что видела эта страница.
hall-check-rules = Ходы и результат следуют из правил.
hall-check-no-rules = Ходы не сверены с правилами: у этой страницы нет правил сервера.
hall-check-part = Запись не противоречит тому, что видел этот браузер, но он видел не всю партию.
hall-check-other = Запись сервера — не та партия, которую видела эта страница. Её результат ничего не доказывает.
hall-check-failed = Запись не загрузилась, партия не проверена.
hall-check-limits = Часы и рейтинги проверить нельзя: это слово сервера.
hall-rematch-here = { $name } ещё здесь.
hall-rematch-wanted = Другой игрок хочет сыграть ещё раз.
hall-rematch-waiting = Ждём, когда и другой игрок захочет сыграть ещё раз…
hall-rematch-open = К следующему матчу
hall-time = Время
hall-time-none = Без ограничения
hall-time-fast = Быстро
hall-time-normal = Обычно
hall-time-slow = Медленно
hall-time-live-note = { $delay } с на этап, { $bank } с в запасе
hall-time-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
hall-time-days-note = { 7 } дней в запасе
hall-clock-left = осталось { $time }
hall-clock-days = { $days } дн.
hall-clock-low = Осталось десять секунд.
hall-clock-low-other = { $name }: осталось десять секунд.
hall-left = { $name }: игрок ушёл
hall-left-choose = Соперник не вернулся. Забери матч, отмени его или подожди.
hall-left-choose-tournament = Соперник не вернулся. Забери матч или подожди.
hall-claim = Забрать матч
hall-call-off = Отменить матч
hall-call-off-ask = Отменить матч?
hall-call-off-early = Пока оба игрока не сделали по два хода, сдаться нельзя. Любой из них может отменить матч.
hall-play-on = Играть дальше
hall-no-result = У матча нет результата.
hall-call-off-offer = { $who ->
    [you] Ты предлагаешь отменить матч.
   *[other] { $name } предлагает отменить матч.
}
hall-call-off-refused = { $who ->
    [you] Игра продолжается.
   *[other] { $name } не соглашается: матч продолжается.
}
hall-lost-must-act = Твой ход. { $name } сможет забрать матч через { $time }.
hall-due-not-begun = Брось кости за { $seconds } с, иначе матч будет отменён.
hall-due-next-game = Следующая игра начнётся через { $seconds } с.
hall-due-offer-ends = На ответ осталось { $seconds } с
hall-resign-match = Сдать весь матч
hall-resign-match-note = Матч сразу закончится, и его выиграет соперник.
hall-ended-resigned = Матч сдан
hall-ended-left = Соперник ушёл
hall-ended-called-off = Матч отменён
hall-ended-not-begun = Матч не начался вовремя
hall-rated = На рейтинг
hall-rated-note = Матч меняет рейтинг обоих игроков.
hall-rated-match = Матч на рейтинг
hall-rated-both = Обоим игрокам нужен аккаунт.
hall-rated-enter = Войти или создать аккаунт
hall-refused-rated-limit = Вы сыграли пять рейтинговых матчей за день. Играйте без рейтинга.
hall-refused-not-member = Для матча на рейтинг нужен аккаунт. Сначала войдите.
hall-as-member = Вы играете как { $name }
hall-chat = Чат
hall-chat-unread = Чат ({ $count })
hall-chat-empty = Сообщений пока нет.
hall-chat-presets = Готовые сообщения
hall-chat-text = Твоё сообщение
hall-chat-send = Отправить
hall-chat-mute = Скрыть сообщения: { $name }
hall-chat-unmute = Показать сообщения: { $name }
hall-chat-report = Пожаловаться
hall-chat-reported = Жалоба отправлена
hall-say-hello = Привет!
hall-say-good-luck = Удачи!
hall-say-well-played = Хорошо сыграно!
hall-say-what-a-throw = Вот это бросок!
hall-say-bad-luck = Не повезло!
hall-say-thanks = Спасибо!
hall-say-sorry = Извини!
hall-say-one-moment = Минутку, пожалуйста.
hall-say-back = Я здесь снова.
hall-say-good-game = Хорошая игра!
hall-say-have-to-go = Мне пора.
hall-say-goodbye = До свидания!
hall-refused-too-fast = Не так быстро: не больше пяти сообщений за десять секунд.
hall-refused-chat-full = За этим столом больше сообщений быть не может.
hall-watching = Вы смотрите игру
hall-watching-late = Вы смотрите игру с задержкой в { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
hall-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрят { $count } человек
}
hall-watch-delay = Зрители видят игру
hall-watch-at-once = сразу
hall-watch-seconds = через { $seconds } с
hall-watch-minutes = через { $minutes } мин
hall-watched = Другие могут смотреть эту игру.
hall-chat-silenced = Модератор запретил вам писать до { $date }.
hall-refused-silenced = Модератор запретил вам писать.
hall-refused-no-texts-yet = Писать тексты можно будет после ещё нескольких сыгранных матчей.
hall-warning = Модератор предупреждает вас:
hall-warning-read = Прочитано
hall-moderation = Модерация
hall-chat-matches-left = { $count ->
    [one] После ещё { $count } сыгранного матча можно будет писать и тексты.
   *[other] После ещё { $count } сыгранных матчей можно будет писать и тексты.
}
hall-to-tournament = Назад к турниру
hall-tournament-game = Партия турнира «{ $name }»
