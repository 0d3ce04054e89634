hall-play-friend = Игра с приятел
hall-name = Вашето име
hall-guest = Гост { $number }
hall-mark-guest = гост
hall-side-random = По случайност
hall-watchable = Други могат да гледат
hall-watchable-note = Който има адреса на масата, вижда играта.
hall-open-links = Връзки, които чакат
hall-link-title = Връзката е готова
hall-link = Връзка
hall-copy = Копиране на връзката
hall-copied = Копирано
hall-seat-white = Играеш с белите.
hall-seat-black = Играеш с черните.
hall-seat-random = Случайността решава кой играе с белите.
hall-sit-down = Сядам
hall-sitting = Сядане…
hall-watch = Гледане на играта
hall-device = Игра на друго устройство
hall-device-lead = Сканирай това с телефона или отвори връзката в друг браузър. Важи веднъж, до десет минути: който я отвори, играе като теб.
hall-device-code = Код за сканиране
hall-device-secret = Последната част на връзката, след #, е ключ, който сървърът никога не получава. С него устройствата ти споделят тайните на заровете.
hall-device-join-title = Игра и на това устройство
hall-device-join-text = Тази връзка идва от друго твое устройство. Тук ставаш същият играч със същите игри.
hall-device-join-other = Този браузър сега е на { $name } и { $name } ще излезе от него. Игрите на гост тогава не са достъпни тук.
hall-device-join = Продължи тук
hall-device-not = Не сега
hall-device-bad = Връзката не е пълна. Направи нова на другото устройство.
hall-no-storage = Този браузър не запазва нищо за страницата, както в някои частни прозорци. Тук можеш да гледаш, но не и да играеш с хора: страницата не би могла да запази тайната на заровете ти.
hall-here = тук
hall-away = отсъства
hall-turn-away = { $name } липсва, { $time }.
hall-refused-name-taken = Това име или име, което прилича на него, е на член или на програма. В полето има свободно име.
hall-refused-name-reserved = Това име е дума от страницата. В полето има свободно име.
hall-refused-name-marks = Това име има повече от три знака върху една буква. В полето има име без тях.
hall-refused-too-many-tries = Твърде много заявки от вашата мрежа. Изчакайте минута.
hall-refused-invitation-taken = И двете места на тази маса са заети.
hall-refused-invitation-expired = Връзката е изтекла. Поискайте нова.
hall-refused-own-invitation = Това е вашата връзка. Тя е за приятеля ви.
hall-refused-no-device-code = Връзката е използвана или десетте ѝ минути са изтекли. Направи нова на другото устройство.
hall-refused-no-invitation = Няма такава покана: тя е оттеглена или връзката не е пълна.
hall-refused-too-many-open = Залата е пълна. Опитайте по-късно.
hall-refused-too-many-tables = В залата няма място за още една маса.
hall-refused-invalid-body = Това име не може да се използва. Изберете друго.
hall-dice-three = Двамата играчи и сървърът хвърлят тези зарове заедно: никой от тях не може да ги избере или да ги знае предварително.
hall-links-wait = Чака се страницата на другия играч…
hall-links-sealed = Тайната ти за следващото хвърляне е при сървъра: сега можеш само да натиснеш „Готово“.
hall-links-lost = Тайната на твоите зарове не е на тази страница
hall-links-lost-text = Тя е в друг браузър или е изтрита. Ако играеш тук, следващото хвърляне се пропуска и записът на играта го показва.
hall-links-lost-again = Тази страница вече смени тайната си, а в една игра това става само веднъж. Продължи в другия браузър или се предай.
hall-links-lost-again-days = В игра с дни това става три пъти, най-много веднъж на десет хвърляния. Продължи в другия браузър или се предай.
hall-links-lost-other = Сървърът показва друга тайна, не тази на този браузър. Ако си отворил играта в друг браузър, продължи там. Ако не си, сървърът е подменил тайната ти: не продължавай.
hall-links-play-here = Играй тук
hall-links-lost-bring = Или донеси тайната тук: отвори тази игра на устройството, на което започна, и после избери „Игра на друго устройство“ в залата му. Ако само гледаш, следващото ти хвърляне чака онова устройство и времето ти тече.
hall-links-look = Само гледай
hall-links-looking = Само гледаш. Следващото ти хвърляне чака другото ти устройство.
hall-links-look-end = Избери отново
hall-links-replaced = Другият играч смени тайната на своите зарове
hall-links-replaced-text = Тя беше изгубена. Едно хвърляне е пропуснато и записът на играта го показва. В една игра всяка страна може това само веднъж.
hall-links-replaced-text-days = Тя беше изгубена. Едно хвърляне е пропуснато и записът на играта го показва. В игра с дни всяка страна може това три пъти, най-много веднъж на десет хвърляния.
hall-links-behind = Сървърът показва по-старо състояние на играта
hall-links-behind-text = Този браузър е виждал играта по-напред. Страницата не дава тайна за хвърляне, докато сървърът не навакса.
hall-links-fault = Сървърът промени заровете. Не продължавай.
hall-links-fault-game = Сървърът промени играта. Не продължавай.
hall-links-fault-after = Оттук нататък часовникът и резултатът на този сървър не доказват нищо. Тази страница не дава повече тайни за заровете. Само твоята дума не спира часовник и не променя резултат: запази доказателството.
hall-links-save = Запази доказателството
hall-links-leave = Напусни
hall-links-fault-repeated = Сървърът поиска страницата да се обвърже два пъти със същите зарове.
hall-links-fault-swapped = Сървърът показа други обвързвания отпреди.
hall-links-fault-own = Сървърът показа за теб друго обвързване от това, което тази страница изпрати.
hall-links-fault-replaced = Сървърът смени тайната на играч по-често, отколкото играта позволява.
hall-links-fault-number = Сървърът хвърли друго хвърляне, не това, което беше на ред.
hall-links-fault-links = Звено, което сървърът отвори, не води до обещаното.
hall-links-fault-dice = Сървърът показа други зарове от тези, които следват от звената.
hall-links-fault-rows = Сървърът показа други ходове отпреди.
hall-links-fault-devices = Или си решил друго на друго свое устройство, след като едно „Готово“ се е изгубило по пътя: тогава сървърът няма вина.
hall-links-fault-rules = Сървърът показа ходове, пулове или резултат, които правилата не позволяват.
hall-check-running = Записът на тази игра се проверява…
hall-check-fair = Проверено: всичките { $throws } хвърляния и ходовете в записа са тези, които тази страница видя.
hall-check-rules = Ходовете и резултатът следват от правилата.
hall-check-no-rules = Ходовете не са сравнени с правилата: тази страница няма правилата на сървъра.
hall-check-part = Записът не противоречи на нищо, което този браузър е видял, но браузърът не е видял цялата игра.
hall-check-other = Записът на сървъра не е играта, която тази страница видя. Резултатът му не доказва нищо.
hall-check-failed = Записът не се зареди, затова играта не е проверена.
hall-check-limits = Часовниците и рейтингите не могат да се проверят: те са думата на сървъра.
hall-rematch-here = { $name } е още тук.
hall-rematch-wanted = Другият играч иска да играе отново.
hall-rematch-waiting = Чака се и другият играч да поиска нова игра…
hall-rematch-open = Към следващия мач
hall-time = Време
hall-time-none = Без ограничение
hall-time-fast = Бързо
hall-time-normal = Нормално
hall-time-slow = Бавно
hall-time-live-note = { $delay } сек. на етап, { $bank } сек. резерв
hall-time-days = { $days ->
    [one] 1 ден на ход
   *[other] { $days } дни на ход
}
hall-time-days-note = { 7 } дни резерв
hall-clock-left = остават { $time }
hall-clock-days = { $days ->
    [one] 1 ден
   *[other] { $days } дни
}
hall-clock-low = Остават десет секунди.
hall-clock-low-other = { $name }: остават десет секунди.
hall-left = { $name } напусна
hall-left-choose = Играчът не се върна. Вземи мача, прекрати го или изчакай.
hall-left-choose-tournament = Играчът не се върна. Вземи мача или изчакай.
hall-claim = Вземи мача
hall-call-off = Прекрати мача
hall-call-off-ask = Да се прекрати ли мачът?
hall-call-off-early = Докато двамата играчи не завършат по два хода, никой не се предава. Всеки от тях може да прекрати мача.
hall-play-on = Играй нататък
hall-no-result = Мачът няма резултат.
hall-call-off-offer = { $who ->
    [you] Предлагаш мачът да се прекрати.
   *[other] { $name } предлага мачът да се прекрати.
}
hall-call-off-refused = { $who ->
    [you] Играта продължава.
   *[other] { $name } не приема: мачът продължава.
}
hall-lost-must-act = Твой ред е. { $name } може да вземе мача след { $time }.
hall-due-not-begun = Хвърли до { $seconds } с, иначе мачът се прекратява.
hall-due-next-game = Следващата игра започва след { $seconds } с.
hall-due-offer-ends = Остават { $seconds } с за отговор
hall-resign-match = Предай целия мач
hall-resign-match-note = Мачът свършва веднага и другият го печели.
hall-ended-resigned = Мачът беше предаден
hall-ended-left = Противникът напусна
hall-ended-called-off = Мачът е прекратен
hall-ended-not-begun = Мачът не започна навреме
hall-rated = С рейтинг
hall-rated-note = Мачът променя рейтинга и на двамата.
hall-rated-match = Мач с рейтинг
hall-rated-both = И двамата трябва да имат профил.
hall-rated-enter = Вход или нов профил
hall-refused-rated-limit = Изиграхте пет мача с рейтинг за един ден. Играйте без рейтинг.
hall-refused-not-member = За мач с рейтинг трябва профил. Първо влезте.
hall-as-member = Играете като { $name }
hall-chat = Чат
hall-chat-unread = Чат ({ $count })
hall-chat-empty = Още няма съобщения.
hall-chat-presets = Готови съобщения
hall-chat-text = Твоето съобщение
hall-chat-send = Изпрати
hall-chat-mute = Скрий съобщенията на { $name }
hall-chat-unmute = Покажи съобщенията на { $name }
hall-chat-report = Докладвай
hall-chat-reported = Докладвано на оператора
hall-say-hello = Здравей!
hall-say-good-luck = Успех!
hall-say-well-played = Добре изиграно!
hall-say-what-a-throw = Какво хвърляне!
hall-say-bad-luck = Лош късмет!
hall-say-thanks = Благодаря!
hall-say-sorry = Извинявай!
hall-say-one-moment = Един момент, моля.
hall-say-back = Върнах се.
hall-say-good-game = Хубава игра!
hall-say-have-to-go = Трябва да тръгвам.
hall-say-goodbye = Довиждане!
hall-refused-too-fast = Не толкова бързо: най-много пет съобщения за десет секунди.
hall-refused-chat-full = На тази маса няма място за повече съобщения.
hall-watching = Гледаш
hall-watching-late = Гледаш с { $seconds ->
    [one] 1 секунда
   *[other] { $seconds } секунди
} закъснение
hall-watchers = { $count ->
    [one] { $count } човек гледа
   *[other] { $count } души гледат
}
hall-watch-delay = Зрителите виждат играта
hall-watch-at-once = веднага
hall-watch-seconds = { $seconds } с по-късно
hall-watch-minutes = { $minutes } мин по-късно
hall-watched = Други могат да гледат тази игра.
hall-chat-silenced = Модератор ти забрани да пишеш до { $date }.
hall-refused-silenced = Модератор ти забрани да пишеш.
hall-refused-no-texts-yet = Ще можеш да пишеш текстове след още няколко завършени мача.
hall-warning = Модератор те предупреждава:
hall-warning-read = Прочетох
hall-moderation = Модерация
hall-chat-matches-left = { $count ->
    [one] След още един завършен мач ще можеш да пишеш и текстове.
   *[other] След още { $count } завършени мача ще можеш да пишеш и текстове.
}
hall-to-tournament = Обратно към турнира
hall-tournament-game = Игра от { $name }
