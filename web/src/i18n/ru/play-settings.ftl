## Settings.

play-speed = Скорость
play-speed-slow = Медленно
play-speed-normal = Обычно
play-speed-fast = Быстро
play-speed-instant = Сразу
play-numbering = Номера
play-numbering-mover = Того, кто ходит
play-numbering-mine = Мои
play-numbering-none = Нет
play-shape = Доска
play-shape-auto = По экрану
play-shape-wide = Широкая
play-shape-tall = Высокая
play-home-left = Дом слева
play-show-arrows = Стрелки последнего хода
play-show-bar = Шкала оценки
play-tutor = Наставник: замечать
play-tutor-off = Выкл.
play-tutor-small = Мелкие ошибки
play-tutor-medium = Ошибки
play-tutor-large = Грубые ошибки
play-theme = Доска и страница
play-theme-wood = Дерево
play-theme-flat = Спокойная
play-theme-contrast = Контрастная
play-mode = Освещение
play-mode-auto = Как в системе
play-mode-light = Светлое
play-mode-dark = Тёмное
play-sound-dice = Зары
play-sound-men = Шашки
play-sound-scenes = Передача и конец
play-volume-off = нет
play-language = Язык
play-digits = Цифры
play-digits-latin = 1 2 3
play-digits-local = Как принято в языке

## Keys.

play-keys = Клавиши
play-key-space = Пробел
play-key-enter = Enter
play-key-arrows = Стрелки
play-key-shift = Shift { $key }
play-key-throw = бросить, готово
play-key-point = ход с выбранного пункта, иначе готово
play-key-walk = от пункта к пункту
play-key-swap = поменять зары местами
play-key-undo = вернуть ход
play-key-undo-stage = вернуть этап
play-key-repeat = повторить последний ход
play-key-hint = показать или скрыть совет
play-key-command = ввести команду

# One screen between two people

play-facing = Экран
play-facing-together = Виден обоим
play-facing-strip = Верхняя строка повёрнута
play-facing-board = Доска к тому, чей ход
