## Records are taken out and brought in.

formats-export = Сохранить партию
formats-export-note = Выбери вид. Что в него не войдёт, будет сказано до сохранения.
formats-form = Вид
formats-form-json = Rosespring
formats-form-json-note = Всё, для этой программы
formats-form-text = Читаемый текст
formats-form-text-note = Всё, для людей
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, для программ коротких нард
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Сохранить { $name }
formats-copy = Копировать
formats-copied = Скопировано
formats-preparing = Запись пишется…
formats-failed = Запись не получилась: { $reason }
formats-whole = В этот вид входит всё.
formats-losses = Нет в этом виде, или стоит там, куда другие программы не смотрят:
formats-loss-rules = Это формат коротких нард: правила стоят там, куда другие программы не смотрят.
formats-loss-start = Позиция, с которой начата партия, стоит там, куда другие программы не смотрят.
formats-loss-opening = Броски, решившие, кто начинает, опущены.
formats-loss-cascade = У каждого этапа каскада своя строка; что это один бросок, не сказано.
formats-loss-hand-over = Что перешло к сопернику, стоит среди его собственных строк.
formats-loss-hand = Шашки в руке записаны как шашки на баре.
formats-loss-pin = Запертая шашка записана как побитая.
formats-loss-open-throw = Последний бросок, ещё не сыгранный, опущен.
formats-loss-draw = У ничьей нет результата.
formats-loss-tie = Что были заперты обе матери, не записано.
formats-loss-men-left = Что считается каждая оставшаяся шашка, не записано.
formats-loss-named = Что дубль был назван, не записано: он стоит как бросок.
formats-loss-several-games = Игры матча различны; какая из них какая, стоит там, где другие программы не смотрят.
formats-loss-resignation = Что партия сдана, не сказано.
formats-loss-dice-proof = Доказательство честности зар опущено.
formats-loss-names = Одно имя изменено: в нём был знак, занятый форматом.
formats-loss-private = Розыгрыш начала, каскады, переданное и доказательство честности зар стоят там, куда другие программы не смотрят.

## Bringing in.

formats-import = Принять запись или позицию
formats-import-note = Вставь или перетащи запись (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) или позицию: код позиции, gnubg, XGID, гюльбары или ссылку.
formats-paste = Запись или позиция
formats-choose-file = Выбрать файл
formats-read = Прочесть
formats-reading = Читается…
formats-too-long = Здесь { $size } МБ. В записи не бывает больше { $most } МБ, поэтому она не прочитана.
formats-pasted-too-long = Вставка в { $size } МБ не принята: в записи не бывает больше { $most } МБ.
formats-not-read = Прочесть не удалось:
formats-no-analyses = Эта страница пока не разбирает записи партий. Позиции она читает.
formats-more-faults = { $count ->
    [one] и ещё { $count }.
   *[other] и ещё { $count }.
}
formats-not-loaded = Не удалось загрузить часть страницы, которая читает этот файл.
formats-no-text = Этот файл не текст.
formats-other-file = Этот файл другого вида: { $name }. Здесь он не читается.
formats-drop = Перетащи файлы сюда
formats-position-only = Это позиция, а не запись.
formats-several = Прочитано файлов: { $done } из { $all }.

formats-backup-save = Сохранить все партии
formats-backup-load = Загрузить сохранённые партии
formats-backup-loaded = Загружено партий: { $count }.
formats-backup-differing = Пропущено, так как отличаются от здешних: { $count }.
formats-backup-invalid = В этом файле нет партий, сохранённых с этой страницы, или его записала более новая версия.
formats-backup-temporary = Браузер может удалить эти партии, когда ему понадобится место. Сохранённый файл их сбережёт.
