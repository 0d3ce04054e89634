lobby-title = Залата
lobby-lead = Играй с приятел чрез връзка или с всеки, който е тук.
lobby-here = { $count ->
    [one] { $count } човек е тук
   *[other] { $count } души са тук
}
lobby-playing = { $count ->
    [one] { $count } игра в ход
   *[other] { $count } игри в ход
}
lobby-anybody = Играй с когото и да е
lobby-seeking = Търси се играч…
lobby-alone = В момента си сам тук
lobby-alone-text = Изпрати връзка на приятел. Или остави тази страница отворена: тя ще те повика, щом някой седне.
lobby-others-text = Още никой не е приел тази игра. Седни при някого, който чака, изпрати връзка на приятел или остави страницата отворена: тя ще те повика.
lobby-stop = Спри търсенето
lobby-live = Играе се сега
lobby-live-none = В момента няма игра за гледане
lobby-live-note = Игрите с някого от залата може да се гледат от всички. Твоята може да е първата.
lobby-seeks = Чакат играч
lobby-seeks-none = Никой не чака. Бъди пръв: избери „Играй с когото и да е“.
lobby-seek = Играй { $game } с { $name }
lobby-yours = твоя
lobby-people = Сега тук
lobby-people-none = Никой не показва името си.
lobby-show-name = Показвай името ми на другите тук
lobby-more = Още настройки
lobby-begins = Играта ти започва!
lobby-lost = Връзката със залата прекъсна. Възстановява се…
lobby-refused-no-seek = Някой беше по-бърз или играчът си тръгна.
lobby-refused-own-seek = Това е твоята игра. Тя е за друг играч.
lobby-refused-too-many-seeks = Твърде много играчи чакат. Седни при някого от тях или опитай по-късно.
lobby-refused-too-many-sockets = Залата е отворена в твърде много прозорци. Затвори някои.
lobby-range = Рейтинг на другия
lobby-range-any = без значение
lobby-range-within = най-много { $points } над или под твоя
lobby-program = Ако до { $seconds } секунди никой не седне
lobby-program-none = чакам човек
lobby-program-gentle = играя с лека програма
lobby-program-middling = играя със средно силна програма
lobby-program-strong = играя със силна програма
lobby-refused-rating-range = Този играч търси съперник с по-близък рейтинг.
lobby-challenges = Предизвикателства
lobby-challenge = Предизвикай
lobby-challenge-name = Предизвикай член по име
lobby-challenge-someone = Предизвикай { $name }
lobby-challenge-from = { $name } те предизвиква
lobby-challenge-to = Изчакване на { $name }…
lobby-challenge-look = страница
lobby-challenge-accept = Приемам
lobby-challenge-decline = Отказвам
lobby-challenge-withdraw = Оттеглям
lobby-challenge-declined = { $name } не иска да играе сега.
lobby-challenged = Предизвикват те!
lobby-refused-no-challenge = Това предизвикателство приключи.
lobby-refused-not-here = Този играч сега не е в залата. Избери дни за време или ела по-късно.
lobby-refused-blocked = Вие двамата не играете един срещу друг.
lobby-refused-declined-lately = Този играч току-що отказа. Опитай пак след няколко минути.
lobby-refused-too-many-challenges = Чакат твърде много предизвикателства. Оттегли едно или опитай по-късно.
lobby-refused-too-many-tries = Твърде много предизвикателства за кратко време. Почакай малко.
lobby-refused-no-player = Няма член с това име.
lobby-refused-left-lately = Напусна мач. Почакай няколко минути, преди да играеш с някого от залата; завършените мачове скъсяват това.
