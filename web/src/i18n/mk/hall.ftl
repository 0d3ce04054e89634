hall-play-friend = Игра со пријател
hall-name = Вашето име
hall-guest = Гостин { $number }
hall-mark-guest = гостин
hall-side-random = По случајност
hall-watchable = Други може да гледаат
hall-watchable-note = Кој ја има адресата на масата, ја гледа играта.
hall-open-links = Врски што чекаат
hall-link-title = Вашата врска е подготвена
hall-link = Врска
hall-copy = Копирај ја врската
hall-copied = Копирано
hall-seat-white = Вие играте со белите.
hall-seat-black = Вие играте со црните.
hall-seat-random = Случајноста одлучува кој игра со белите.
hall-sit-down = Седни
hall-sitting = Седнување…
hall-watch = Гледај ја играта
hall-device = Играј на друг уред
hall-device-lead = Скенирај го ова со телефонот или отвори ја врската во друг прелистувач. Важи еднаш, до десет минути: кој ќе ја отвори, игра како тебе.
hall-device-code = Код за скенирање
hall-device-secret = Последниот дел од врската, по #, е клуч што серверот никогаш не го добива. Со него твоите уреди ги делат тајните на твоите коцки.
hall-device-join-title = Играј и на овој уред
hall-device-join-text = Оваа врска доаѓа од друг твој уред. Тука стануваш истиот играч, со истите игри.
hall-device-join-other = Овој прелистувач сега е на { $name } и { $name } ќе се одјави. Игрите на гостин тогаш не се достапни тука.
hall-device-join = Продолжи тука
hall-device-not = Не сега
hall-device-bad = Врската не е целосна. Направи нова на другиот уред.
hall-no-storage = Овој прелистувач не зачувува ништо за страницата, како во некои приватни прозорци. Тука можеш да гледаш, но не и да играш со луѓе: страницата не би можела да ја зачува тајната на твоите коцки.
hall-here = тука
hall-away = отсутен
hall-turn-away = { $name } е отсутен, { $time }.
hall-refused-name-taken = Ова име, или име што личи на него, е на член или на програма. Во полето има слободно име.
hall-refused-name-reserved = Ова име е збор од страницата. Во полето има слободно име.
hall-refused-name-marks = Ова име има повеќе од три знака на една буква. Во полето има име без нив.
hall-refused-too-many-tries = Премногу барања од вашата мрежа. Почекајте една минута.
hall-refused-invitation-taken = Двете места на оваа маса се зафатени.
hall-refused-invitation-expired = Врската истече. Побарајте нова.
hall-refused-own-invitation = Ова е вашата врска. Таа е за вашиот пријател.
hall-refused-no-device-code = Врската е искористена или нејзините десет минути поминаа. Направи нова на другиот уред.
hall-refused-no-invitation = Нема таква покана: повлечена е или врската не е целосна.
hall-refused-too-many-open = Салата е полна. Обидете се подоцна.
hall-refused-too-many-tables = Во салата нема место за уште една маса.
hall-refused-invalid-body = Ова име не може да се користи. Изберете друго.
hall-dice-three = Двајцата играчи и серверот ги фрлаат овие зарови заедно: никој од нив не може да ги избере или да ги знае однапред.
hall-links-wait = Се чека страницата на другиот играч…
hall-links-sealed = Твојата тајна за следното фрлање е кај серверот: сега можеш само да притиснеш „Готово“.
hall-links-lost = Тајната на твоите коцки не е на оваа страница
hall-links-lost-text = Таа е во друг прелистувач или е избришана. Ако играш тука, следното фрлање се прескокнува и записот на играта го покажува тоа.
hall-links-lost-again = Оваа страница веќе ја замени својата тајна, а во една игра тоа може само еднаш. Продолжи во другиот прелистувач или предај се.
hall-links-lost-again-days = Во игра со денови тоа може трипати, најмногу еднаш на десет фрлања. Продолжи во другиот прелистувач или предај се.
hall-links-lost-other = Серверот покажува друга тајна, а не онаа на овој прелистувач. Ако си ја отворил играта во друг прелистувач, продолжи таму. Ако не, серверот ја заменил твојата тајна: не продолжувај.
hall-links-play-here = Играј тука
hall-links-lost-bring = Или донеси ја тајната тука: отвори ја оваа игра на уредот на кој почна, па избери „Играј на друг уред“ во неговата сала. Ако само гледаш, твоето следно фрлање го чека тој уред и твоето време тече.
hall-links-look = Само гледај
hall-links-looking = Само гледаш. Твоето следно фрлање го чека другиот уред.
hall-links-look-end = Избери повторно
hall-links-replaced = Другиот играч ја замени тајната на своите коцки
hall-links-replaced-text = Таа беше изгубена. Едно фрлање се прескокна и записот на играта го покажува тоа. Во една игра секоја страна може тоа само еднаш.
hall-links-replaced-text-days = Таа беше изгубена. Едно фрлање се прескокна и записот на играта го покажува тоа. Во игра со денови секоја страна може тоа трипати, најмногу еднаш на десет фрлања.
hall-links-behind = Серверот покажува постара состојба на играта
hall-links-behind-text = Овој прелистувач ја видел играта подалеку. Страницата не дава тајна за фрлање додека серверот не стигне дотаму.
hall-links-fault = Серверот ги промени коцките. Не продолжувај.
hall-links-fault-game = Серверот ја промени играта. Не продолжувај.
hall-links-fault-after = Отсега часовникот и резултатот на овој сервер не докажуваат ништо. Оваа страница не дава повеќе тајни за коцките. Само твојот збор не запира часовник и не менува резултат: зачувај го доказот.
hall-links-save = Зачувај го доказот
hall-links-leave = Напушти
hall-links-fault-repeated = Серверот побара страницата двапати да се обврзе на истите коцки.
hall-links-fault-swapped = Серверот покажа други обврски од претходно.
hall-links-fault-own = Серверот покажа за тебе друга обврска од онаа што ја испрати оваа страница.
hall-links-fault-replaced = Серверот ја замени тајната на играч почесто отколку што дозволува играта.
hall-links-fault-number = Серверот фрли друго фрлање, а не она што беше на ред.
hall-links-fault-links = Алка што ја отвори серверот не води до ветеното.
hall-links-fault-dice = Серверот покажа други коцки од оние што следат од алките.
hall-links-fault-rows = Серверот покажа други потези од претходно.
hall-links-fault-devices = Или си одлучил поинаку на друг твој уред, откако едно „Готово“ се изгубило по патот: тогаш серверот не е виновен.
hall-links-fault-rules = Серверот покажа потези, пулови или резултат што правилата не ги дозволуваат.
hall-check-running = Се проверува записот на оваа игра…
hall-check-fair = Проверено: сите { $throws } фрлања и потезите во записот се тие што ги виде оваа страница.
hall-check-rules = Потезите и резултатот следат од правилата.
hall-check-no-rules = Потезите не се споредени со правилата: оваа страница ги нема правилата на серверот.
hall-check-part = Записот не противречи на ништо што го видел овој прелистувач, но прелистувачот не ја видел целата игра.
hall-check-other = Записот на серверот не е играта што ја виде оваа страница. Неговиот резултат не докажува ништо.
hall-check-failed = Записот не се вчита, па играта не е проверена.
hall-check-limits = Часовниците и рејтинзите не можат да се проверат: тие се збор на серверот.
hall-rematch-here = { $name } е сѐ уште тука.
hall-rematch-wanted = Другиот играч сака да игра повторно.
hall-rematch-waiting = Се чека и другиот играч да сака нова игра…
hall-rematch-open = Кон следниот меч
hall-time = Време
hall-time-none = Без ограничување
hall-time-fast = Брзо
hall-time-normal = Нормално
hall-time-slow = Бавно
hall-time-live-note = { $delay } сек. на етапа, { $bank } сек. резерва
hall-time-days = { $days ->
    [one] { $days } ден на потег
   *[other] { $days } дена на потег
}
hall-time-days-note = { 7 } дена резерва
hall-clock-left = остануваат { $time }
hall-clock-days = { $days ->
    [one] { $days } ден
   *[other] { $days } дена
}
hall-clock-low = Остануваат десет секунди.
hall-clock-low-other = { $name }: остануваат десет секунди.
hall-left = { $name } си отиде
hall-left-choose = Играчот не се врати. Земи го мечот, прекини го или почекај.
hall-left-choose-tournament = Играчот не се врати. Земи го мечот или почекај.
hall-claim = Земи го мечот
hall-call-off = Прекини го мечот
hall-call-off-ask = Да се прекине ли мечот?
hall-call-off-early = Додека двајцата играчи не завршат по два потега, никој не се предава. Секој од нив може да го прекине мечот.
hall-play-on = Играј натаму
hall-no-result = Мечот нема резултат.
hall-call-off-offer = { $who ->
    [you] Предлагаш мечот да се прекине.
   *[other] { $name } предлага мечот да се прекине.
}
hall-call-off-refused = { $who ->
    [you] Играта продолжува.
   *[other] { $name } не прифаќа: мечот продолжува.
}
hall-lost-must-act = Ти си на ред. { $name } може да го земе мечот за { $time }.
hall-due-not-begun = Фрли за { $seconds } с, инаку мечот се прекинува.
hall-due-next-game = Следната игра почнува за { $seconds } с.
hall-due-offer-ends = Уште { $seconds } с за одговор
hall-resign-match = Предај го целиот меч
hall-resign-match-note = Мечот завршува веднаш и го добива другиот.
hall-ended-resigned = Мечот е предаден
hall-ended-left = Противникот си отиде
hall-ended-called-off = Мечот е прекинат
hall-ended-not-begun = Мечот не почна навреме
hall-rated = Со рејтинг
hall-rated-note = Мечот го менува рејтингот на двајцата.
hall-rated-match = Меч со рејтинг
hall-rated-both = И двајцата треба да имаат сметка.
hall-rated-enter = Најава или нова сметка
hall-refused-rated-limit = Одигравте пет мечеви со рејтинг за еден ден. Играјте без рејтинг.
hall-refused-not-member = За меч со рејтинг треба сметка. Прво најавете се.
hall-as-member = Играте како { $name }
hall-chat = Разговор
hall-chat-unread = Разговор ({ $count })
hall-chat-empty = Сè уште нема пораки.
hall-chat-presets = Готови пораки
hall-chat-text = Твоја порака
hall-chat-send = Испрати
hall-chat-mute = Скриј ги пораките на { $name }
hall-chat-unmute = Покажи ги пораките на { $name }
hall-chat-report = Пријави
hall-chat-reported = Пријавено кај операторот
hall-say-hello = Здраво!
hall-say-good-luck = Со среќа!
hall-say-well-played = Добро одиграно!
hall-say-what-a-throw = Какво фрлање!
hall-say-bad-luck = Лоша среќа!
hall-say-thanks = Благодарам!
hall-say-sorry = Извини!
hall-say-one-moment = Еден момент, те молам.
hall-say-back = Се вратив.
hall-say-good-game = Добра игра!
hall-say-have-to-go = Морам да одам.
hall-say-goodbye = Довидување!
hall-refused-too-fast = Не толку брзо: најмногу пет пораки за десет секунди.
hall-refused-chat-full = На оваа маса нема место за повеќе пораки.
hall-watching = Гледаш
hall-watching-late = Гледаш со { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
} доцнење
hall-watchers = { $count ->
    [one] { $count } човек гледа
   *[other] { $count } луѓе гледаат
}
hall-watch-delay = Гледачите ја гледаат играта
hall-watch-at-once = веднаш
hall-watch-seconds = { $seconds } с подоцна
hall-watch-minutes = { $minutes } мин подоцна
hall-watched = Други може да ја гледаат оваа игра.
hall-chat-silenced = Модератор ти забрани да пишуваш до { $date }.
hall-refused-silenced = Модератор ти забрани да пишуваш.
hall-refused-no-texts-yet = Ќе можеш да пишуваш текстови по уште неколку завршени мечеви.
hall-warning = Модератор те предупредува:
hall-warning-read = Прочитав
hall-moderation = Модерација
hall-chat-matches-left = { $count ->
    [one] По уште { $count } завршен меч ќе можеш да пишуваш и текстови.
   *[other] По уште { $count } завршени мечеви ќе можеш да пишуваш и текстови.
}
hall-to-tournament = Назад кон турнирот
hall-tournament-game = Игра од { $name }
