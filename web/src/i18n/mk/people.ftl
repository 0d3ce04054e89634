people-since = од { $date }
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
people-look = Маса
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
