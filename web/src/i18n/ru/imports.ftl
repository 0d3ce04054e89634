## Что не так в принятой записи или позиции.

imports-line = Строка { $line }: { $what }
imports-line-column = Строка { $line }, столбец { $column }: { $what }
imports-too-long = Запись слишком длинная.
imports-no-game-begun = Здесь ещё не началась ни одна партия.
imports-no-game = В ней нет партии.
imports-no-result = У партии нет результата, но за ней идёт другая.
imports-too-many-units = Матч играют самое большее до 255 очков, а не до { $units }.
imports-other-rules = Из этого формата читаются только короткие нарды (бэкгаммон).
imports-position-set-up = Партия начинается с расставленной позиции, как в Nackgammon. Из .mat это не читается.
imports-names-expected = Здесь не хватает двух имён со счётом, например { $example }.
imports-not-a-row = { $text } — не бросок, не решение и не результат.
imports-too-many-throws = В строке самое большее два броска, по одному на игрока.
imports-cube-value-expected = Не хватает значения куба удвоения.
imports-cannot-move = С { $dice } ни одна шашка не может ходить, но в тексте есть ход { $play }.
imports-wrong-play = С { $dice } ход { $play } не по правилам.
imports-game-over = Партия кончилась раньше.
imports-no-opening = { $dice } не может решить, кто начинает.
imports-other-to-throw = Бросать должен другой игрок.
imports-no-play-given = { $dice } можно сыграть, но хода в тексте нет.
imports-other-winner = По тексту выигрывает один игрок, но партию выиграл другой.
imports-impossible-men = Шашки не могут так стоять.
imports-sgf = Это неполный SGF: нет начала или конца.
imports-game-cut = Остаток партии { $game } пропущен.
imports-games-missing = За партией { $before } следует партия { $after }: партий между ними нет.
imports-other-score = Счёт здесь { $found }, а по предыдущим партиям { $counted }.
imports-other-units = В результате указано { $units }, а партия даёт { $counted }.
imports-name-cut = Имя слишком длинное и сокращено: { $name }
imports-other-file = Это файл другого вида: { $name }. Здесь он не читается.
imports-is-position = Это позиция, а не запись партий.
imports-missing = Не хватает части записи: { $name }.
imports-changed = Контрольная сумма не сходится: запись изменили.
imports-other-version = У записи версия { $version }, а нужна версия { $needed }.
imports-expected = Это не похоже на запись.
imports-not-in-head = { $name } не относится к началу записи.
imports-by-rules = По правилам здесь этого быть не может.
imports-illegal-play = Этот ход не по правилам.
imports-bad-start = Позиция, с которой начинается партия, не читается.
imports-bad-rules = Правила не читаются: { $cause }
imports-not-json = Это не JSON: ошибка в строке { $row }, столбце { $column }.
imports-nothing-played = В ней ничего не бросали и не играли.
imports-too-many-items = Бросков и ходов { $items }, это слишком много: показать можно не больше { $most }.
imports-xgid-length = Шашки в XGID — это 26 знаков, а не { $found }.
imports-xgid-place = Место { $place } в XGID неверно.
imports-xgid-fields = В XGID не хватает полей.
imports-xgid-turn = В XGID не сказано, чья очередь.
imports-xgid-dice = { $text } — не кости XGID.
imports-xgid-field = Поле { $field } в XGID неверно: { $text }
imports-xgid-doubled = { $side ->
    [white] Белые принимают удвоение или сдаются. В здешних правилах нет куба удвоения: это позиция после принятия.
    [black] Чёрные принимают удвоение или сдаются. В здешних правилах нет куба удвоения: это позиция после принятия.
   *[other] Нужен ответ на удвоение. В здешних правилах нет куба удвоения: это позиция после принятия.
}
imports-gnubg-length = В коде gnubg 14 знаков, а не { $found }.
imports-gnubg-men = Код gnubg не описывает доску.
imports-g-code-parts = В коде гюльбары три части, разделённые знаком |.
imports-g-code-part = Часть { $part } кода гюльбары неверна.
imports-id-parts = Это не позиция: в коде пять частей, разделённых точками.
imports-id-part = Часть { $part } кода позиции неверна.
