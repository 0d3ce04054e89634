people-since = од { $date }
people-nobody = Нема играч со име { $name }
people-ratings = Рејтинзи
people-no-rating = Сè уште нема мечеви со рејтинг.
people-doubtful = Прашалник: премалку мечеви за сигурен рејтинг.
people-matches = Завршени мечеви
people-no-matches = Нема завршени мечеви што може да ги видите.
people-opponents = Противници
people-won = Победи
people-lost = Порази
people-no-result = Без резултат
people-by-resigned = со предавање
people-by-time = на време
people-by-left = со напуштање
people-look = Прегледај ја играта
people-record = Запис
people-speed-fast = Брзо
people-speed-normal = Нормално
people-speed-slow = Бавно
people-speed-days = Денови
people-speed-none = Без часовник
people-matches-count = { $count ->
    [one] { $count } меч
   *[other] { $count } мечеви
}
people-block = Блокирај
people-unblock = Одблокирај
people-block-note = Не се среќавате: без предизвици, без случајни игри. Другиот не дознава.
people-blocked = Блокирани членови
people-note = Лична белешка
people-note-hint = Само ти можеш да ја прочиташ.
people-note-placeholder = Како игра, што да запомниш за следниот пат…
people-note-save = Зачувај
people-note-saved = Зачувано
people-note-removed = Избришано
people-note-full = Имаш толку белешки колку што може да има еден член. Прво избриши некоја.
people-note-hidden = Во овој текст има невидливи знаци. Напиши го повторно или отстрани ги.
