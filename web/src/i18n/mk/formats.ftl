## Records are taken out and brought in.

formats-export = Зачувај ја играта
formats-export-note = Избери вид. Што не го собира видот, се кажува пред да зачуваш.
formats-form = Вид
formats-form-json = Rosespring
formats-form-json-note = Сѐ, за оваа програма
formats-form-text = Читлив текст
formats-form-text-note = Сѐ, за луѓе
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, за програми за бекгемон
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Зачувај { $name }
formats-copy = Копирај
formats-copied = Копирано
formats-preparing = Записот се пишува…
formats-failed = Записот не можеше да се напише: { $reason }
formats-whole = Овој вид собира сѐ.
formats-losses = Го нема во овој вид, или е таму каде што други програми не гледаат:
formats-loss-rules = Форматот е за бекгемон: правилата стојат таму каде што други програми не гледаат.
formats-loss-start = Позицијата од која почнува играта стои таму каде што други програми не гледаат.
formats-loss-opening = Фрлањата за тоа кој почнува се изоставени.
formats-loss-cascade = Секоја етапа од каскада е во свој ред; не се кажува дека се едно фрлање.
formats-loss-hand-over = Она што му отишло на противникот стои меѓу неговите сопствени редови.
formats-loss-hand = Пуловите во рака се запишани како пулови на барот.
formats-loss-pin = Притиснат пул е запишан како тепан.
formats-loss-open-throw = Последното, сѐ уште неодиграно фрлање е изоставено.
formats-loss-draw = Нерешената игра нема резултат.
formats-loss-tie = Не е запишано дека двете мајки се притиснати.
formats-loss-men-left = Не е запишано дека секој останат пул се брои.
formats-loss-named = Не е запишано дека чифтот е кажан: стои како фрлање.
formats-loss-several-games = Игрите во мечот се различни; која е секоја, стои таму каде што другите програми не гледаат.
formats-loss-resignation = Не се кажува дека играта е предадена.
formats-loss-dice-proof = Доказот за заровите е изоставен.
formats-loss-names = Едно име е сменето, зашто има знак што му треба на форматот.
formats-loss-private = Фрлањата за почеток, каскадите, предаденото и доказот за заровите стојат таму каде што други програми не гледаат.

## Bringing in.

formats-import = Внеси запис или позиција
formats-import-note = Постави или пушти тука запис (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) или позиција: код на позиција, на gnubg, XGID, за ѓулбара или врска.
formats-paste = Запис или позиција
formats-choose-file = Избери датотека
formats-read = Прочитај
formats-reading = Се чита…
formats-too-long = Ова има { $size } MB. Запис има најмногу { $most } MB, па не е прочитан.
formats-pasted-too-long = Залепеното од { $size } MB не е примено: запис има најмногу { $most } MB.
formats-not-read = Ова не можеше да се прочита:
formats-no-analyses = Оваа страница сѐ уште не анализира записи. Позиции чита.
formats-more-faults = { $count ->
    [one] и уште { $count }.
   *[other] и уште { $count }.
}
formats-not-loaded = Делот од страницата што ја чита оваа датотека не можеше да се вчита.
formats-no-text = Оваа датотека не е текст.
formats-other-file = Оваа датотека е од друг вид: { $name }. Тука не може да се прочита.
formats-drop = Пушти ги датотеките тука
formats-position-only = Ова е позиција, а не запис.
formats-several = Прочитани датотеки: { $done } од { $all }.

formats-backup-save = Зачувај ги сите игри
formats-backup-load = Вчитај зачувани игри
formats-backup-loaded = Вчитани игри: { $count }.
formats-backup-differing = Изоставени, бидејќи се разликуваат од овие тука: { $count }.
formats-backup-invalid = Оваа датотека нема игри зачувани од оваа страница, или ја запишала понова верзија.
formats-backup-temporary = Прелистувачот може да ги отстрани овие игри кога му треба место. Зачувана датотека ги чува.
