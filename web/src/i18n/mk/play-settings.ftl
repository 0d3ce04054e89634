## Settings.

play-speed = Брзина
play-speed-slow = Бавно
play-speed-normal = Нормално
play-speed-fast = Брзо
play-speed-instant = Веднаш
play-numbering = Броеви
play-numbering-mover = На оној што игра
play-numbering-mine = Моите
play-numbering-none = Без
play-shape = Табла
play-shape-auto = Според екранот
play-shape-wide = Широка
play-shape-tall = Исправена
play-home-left = Домот налево
play-show-arrows = Стрелки на последниот потег
play-show-bar = Лента со оценката
play-tutor = Учител: предупредува за
play-tutor-off = Ништо
play-tutor-small = Мали грешки
play-tutor-medium = Грешки
play-tutor-large = Груби грешки
play-theme = Табла и страница
play-theme-wood = Дрво
play-theme-flat = Мирна
play-theme-contrast = Силен контраст
play-mode = Осветлување
play-mode-auto = Според системот
play-mode-light = Светло
play-mode-dark = Темно
play-sound-dice = Зарови
play-sound-men = Пулови
play-sound-scenes = Предавање и крај
play-volume-off = без
play-language = Јазик
play-digits = Цифри
play-digits-latin = 1 2 3
play-digits-local = Како во јазикот

## Keys.

play-keys = Тастери
play-key-space = Празно место
play-key-enter = Enter
play-key-arrows = Стрелки
play-key-shift = Shift { $key }
play-key-throw = фрли, готово
play-key-point = играј од избраното поле, инаку готово
play-key-walk = од поле на поле
play-key-swap = смени ги заровите
play-key-undo = врати чекор
play-key-undo-stage = врати етапа
play-key-repeat = повтори го последниот чекор
play-key-hint = покажи или скриј совет
play-key-command = напиши наредба

# One screen between two people

play-facing = Екран
play-facing-together = Го гледаат двајцата
play-facing-strip = Горната лента свртена
play-facing-board = Таблата кон тој на потег
