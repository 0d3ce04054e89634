people-since = от { $date }
people-nobody = Няма играч с името { $name }
people-ratings = Рейтинги
people-no-rating = Още няма мачове с рейтинг.
people-doubtful = Въпросителен знак: твърде малко мачове за сигурен рейтинг.
people-matches = Завършени мачове
people-no-matches = Няма завършени мачове, които можете да видите.
people-opponents = Противници
people-won = Победи
people-lost = Загуби
people-no-result = Без резултат
people-by-resigned = с предаване
people-by-time = по време
people-by-left = с напускане
people-look = Прегледай играта
people-record = Запис
people-speed-fast = Бързо
people-speed-normal = Нормално
people-speed-slow = Бавно
people-speed-days = Дни
people-speed-none = Без часовник
people-matches-count = { $count ->
    [one] 1 мач
   *[other] { $count } мача
}
people-block = Блокирай
people-unblock = Отблокирай
people-block-note = Не се срещате: без предизвикателства, без случайни игри. Другият не научава.
people-blocked = Блокирани членове
people-note = Лична бележка
people-note-hint = Само ти можеш да я прочетеш.
people-note-placeholder = Как играе, какво да запомниш за следващия път…
people-note-save = Запази
people-note-saved = Запазено
people-note-removed = Изтрито
people-note-full = Имаш толкова бележки, колкото може да има един член. Първо изтрий някоя.
people-note-hidden = В този текст има невидими знаци. Напиши го отново или ги премахни.
