## Records are taken out and brought in.

formats-export = Запази тази игра
formats-export-note = Избери вид. Какво не се побира в него, се казва, преди да запазиш.
formats-form = Вид
formats-form-json = Rosespring
formats-form-json-note = Всичко, за тази програма
formats-form-text = Четим текст
formats-form-text-note = Всичко, за хора
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, за програми за бекгемън
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Запази { $name }
formats-copy = Копирай
formats-copied = Копирано
formats-preparing = Записът се пише…
formats-failed = Записът не можа да се напише: { $reason }
formats-whole = В този вид се побира всичко.
formats-losses = Не е в този вид, или е там, където други програми не гледат:
formats-loss-rules = Форматът е за бекгемън: правилата стоят там, където други програми не гледат.
formats-loss-start = Позицията, от която почва играта, стои там, където други програми не гледат.
formats-loss-opening = Хвърлянията за това кой започва са изпуснати.
formats-loss-cascade = Всеки етап от каскада е на отделен ред; че са едно хвърляне, не се казва.
formats-loss-hand-over = Полученото от противника стои сред неговите собствени редове.
formats-loss-hand = Пуловете в ръката са записани като пулове на бара.
formats-loss-pin = Притиснат пул е записан като бит.
formats-loss-open-throw = Последното, още неизиграно хвърляне е изпуснато.
formats-loss-draw = Равната игра няма резултат.
formats-loss-tie = Не е записано, че и двете майки са притиснати.
formats-loss-men-left = Не е записано, че всеки останал пул се брои.
formats-loss-named = Не е записано, че чифтът е назован: стои като хвърляне.
formats-loss-several-games = Игрите в срещата са различни; коя е всяка, стои там, където другите програми не гледат.
formats-loss-resignation = Че играта е предадена, не се казва.
formats-loss-dice-proof = Доказателството за заровете е изпуснато.
formats-loss-names = Едно име е променено, защото съдържа знак, нужен на формата.
formats-loss-private = Хвърлянията за начало, каскадите, предаденото и доказателството за заровете стоят там, където други програми не гледат.

## Bringing in.

formats-import = Внеси запис или позиция
formats-import-note = Постави или пусни тук запис (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) или позиция: код на позиция, на gnubg, XGID, за гюлбара или връзка.
formats-paste = Запис или позиция
formats-choose-file = Избери файл
formats-read = Прочети
formats-reading = Чете се…
formats-too-long = Това е { $size } MB. Записът е най-много { $most } MB, затова не беше прочетен.
formats-pasted-too-long = Поставеното от { $size } MB не беше прието: записът е най-много { $most } MB.
formats-not-read = Това не можа да се прочете:
formats-no-analyses = Тази страница още не анализира записи. Позиции чете.
formats-more-faults = { $count ->
    [one] и още една грешка.
   *[other] и още { $count }.
}
formats-not-loaded = Частта от страницата, която чете този файл, не можа да се зареди.
formats-no-text = Този файл не е текст.
formats-other-file = Този файл е от друг вид: { $name }. Тук той не се чете.
formats-drop = Пусни файловете тук
formats-position-only = Това е позиция, а не запис.
formats-several = Прочетени файлове: { $done } от { $all }.

formats-backup-save = Запази всички игри
formats-backup-load = Зареди запазени игри
formats-backup-loaded = Заредени игри: { $count }.
formats-backup-differing = Пропуснати, защото се различават от тези тук: { $count }.
formats-backup-invalid = В този файл няма игри, запазени от тази страница, или го е записала по-нова версия.
formats-backup-temporary = Браузърът може да премахне тези игри, когато му трябва място. Запазен файл ги съхранява.
