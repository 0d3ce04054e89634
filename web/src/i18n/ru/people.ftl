people-since = с { $date }
people-nobody = Нет игрока с именем { $name }
people-ratings = Рейтинги
people-no-rating = Рейтинговых матчей пока нет.
people-doubtful = Знак вопроса: для точного рейтинга мало матчей.
people-matches = Законченные матчи
people-no-matches = Нет законченных матчей, которые вам можно видеть.
people-opponents = Соперники
people-won = Победы
people-lost = Поражения
people-no-result = Без результата
people-by-resigned = сдача
people-by-time = по времени
people-by-left = уход
people-look = Разобрать игру
people-record = Запись
people-speed-fast = Быстро
people-speed-normal = Обычно
people-speed-slow = Медленно
people-speed-days = Дни
people-speed-none = Без часов
people-matches-count = { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[other] { $count } матчей
}
people-block = Заблокировать
people-unblock = Разблокировать
people-block-note = Вы не встречаетесь: ни вызовов, ни случайных игр. Игрок об этом не узнаёт.
people-blocked = Заблокированные участники
people-note = Личная заметка
people-note-hint = Её можете прочитать только вы.
people-note-placeholder = Как играет, что запомнить на следующий раз…
people-note-save = Сохранить
people-note-saved = Сохранено
people-note-removed = Удалено
people-note-full = У вас уже столько заметок, сколько можно иметь участнику. Сначала удалите одну.
people-note-hidden = В этом тексте есть невидимые знаки. Наберите его заново или удалите их.
