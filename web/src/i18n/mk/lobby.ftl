lobby-title = Салата
lobby-lead = Играј со пријател преку врска или со секој што е тука.
lobby-here = { $count ->
    [one] { $count } човек е тука
   *[other] { $count } луѓе се тука
}
lobby-playing = { $count ->
    [one] { $count } игра во тек
   *[other] { $count } игри во тек
}
lobby-anybody = Играј со кого било
lobby-seeking = Се бара играч…
lobby-alone = Во моментов си сам тука
lobby-alone-text = Испрати врска на пријател. Или остави ја страницата отворена: ќе те повика штом некој седне.
lobby-others-text = Уште никој не ја прифатил играва. Седни кај некој што чека, испрати врска на пријател или остави ја страницата отворена: ќе те повика.
lobby-stop = Престани да бараш
lobby-live = Се игра сега
lobby-live-none = Во моментов нема игра за гледање
lobby-live-note = Игрите со некој од салата може да ги гледаат сите. Твојата може да биде првата.
lobby-seeks = Чекаат играч
lobby-seeks-none = Никој не чека. Биди прв: избери „Играј со кого било“.
lobby-seek = Играј { $game } со { $name }
lobby-yours = твоја
lobby-people = Тука сега
lobby-people-none = Никој не го покажува името.
lobby-show-name = Покажувај им го моето име на другите тука
lobby-more = Повеќе избори
lobby-begins = Твојата игра почнува!
lobby-lost = Врската со салата е прекината. Се обновува…
lobby-refused-no-seek = Некој беше побрз или играчот си отиде.
lobby-refused-own-seek = Ова е твојата игра. Таа е за друг играч.
lobby-refused-too-many-seeks = Премногу луѓе чекаат. Седни кај некој од нив или обиди се подоцна.
lobby-refused-too-many-sockets = Салата е отворена во премногу прозорци. Затвори некои.
lobby-range = Рејтинг на другиот
lobby-range-any = сеедно
lobby-range-within = најмногу { $points } над или под твојот
lobby-program = Ако за { $seconds } секунди никој не седне
lobby-program-none = чекам човек
lobby-program-gentle = играм со лесна програма
lobby-program-middling = играм со средно силна програма
lobby-program-strong = играм со силна програма
lobby-refused-rating-range = Тој играч бара противник со поблизок рејтинг.
lobby-challenges = Предизвици
lobby-challenge = Предизвикај
lobby-challenge-name = Предизвикај член по име
lobby-challenge-someone = Предизвикај го членот { $name }
lobby-challenge-from = { $name } те предизвикува
lobby-challenge-to = Се чека { $name }…
lobby-challenge-look = страница
lobby-challenge-accept = Прифати
lobby-challenge-decline = Одбиј
lobby-challenge-withdraw = Повлечи
lobby-challenge-declined = { $name } не сака да игра сега.
lobby-challenged = Те предизвикуваат!
lobby-refused-no-challenge = Овој предизвик заврши.
lobby-refused-not-here = Овој играч сега не е во салата. Избери денови за време или врати се подоцна.
lobby-refused-blocked = Вие двајца не играте еден против друг.
lobby-refused-declined-lately = Овој играч штотуку одби. Обиди се пак за неколку минути.
lobby-refused-too-many-challenges = Чекаат премногу предизвици. Повлечи еден или обиди се подоцна.
lobby-refused-too-many-tries = Премногу предизвици за кратко време. Почекај малку.
lobby-refused-no-player = Нема член со тоа име.
lobby-refused-left-lately = Напушти меч. Почекај неколку минути пред да играш со некого од салата; завршените мечеви го скратуваат ова.
