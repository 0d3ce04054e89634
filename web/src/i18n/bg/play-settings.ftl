## Settings.

play-speed = Скорост
play-speed-slow = Бавно
play-speed-normal = Нормално
play-speed-fast = Бързо
play-speed-instant = Веднага
play-numbering = Числа
play-numbering-mover = На този, който играе
play-numbering-mine = Моите
play-numbering-none = Без
play-shape = Дъска
play-shape-auto = Според екрана
play-shape-wide = Широка
play-shape-tall = Изправена
play-home-left = Домът отляво
play-show-arrows = Стрелки на последния ход
play-show-bar = Лента с оценката
play-tutor = Учител: предупреждава за
play-tutor-off = Нищо
play-tutor-small = Малки грешки
play-tutor-medium = Грешки
play-tutor-large = Груби грешки
play-theme = Дъска и страница
play-theme-wood = Дърво
play-theme-flat = Спокойна
play-theme-contrast = Силен контраст
play-mode = Осветление
play-mode-auto = Според системата
play-mode-light = Светло
play-mode-dark = Тъмно
play-sound-dice = Зарове
play-sound-men = Пулове
play-sound-scenes = Предаване и край
play-volume-off = без
play-language = Език
play-digits = Цифри
play-digits-latin = 1 2 3
play-digits-local = Както в езика

## Keys.

play-keys = Клавиши
play-key-space = Интервал
play-key-enter = Enter
play-key-arrows = Стрелки
play-key-shift = Shift { $key }
play-key-throw = хвърли, готово
play-key-point = играй от избраната капия, иначе готово
play-key-walk = от капия на капия
play-key-swap = размени заровете
play-key-undo = върни ход
play-key-undo-stage = върни етап
play-key-repeat = повтори последния ход
play-key-hint = покажи или скрий съвет
play-key-command = напиши команда

# One screen between two people

play-facing = Екран
play-facing-together = Виждат го двамата
play-facing-strip = Горната лента обърната
play-facing-board = Дъската към този на ход
