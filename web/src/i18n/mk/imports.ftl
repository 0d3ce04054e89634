## Што не е во ред во внесен запис или позиција.

imports-line = Ред { $line }: { $what }
imports-line-column = Ред { $line }, колона { $column }: { $what }
imports-too-long = Записот е предолг.
imports-no-game-begun = Тука сѐ уште не почнала игра.
imports-no-game = Во него нема игра.
imports-no-result = Една игра нема резултат, а по неа има друга.
imports-too-many-units = Меч се игра најмногу до 255 поени, не до { $units }.
imports-other-rules = Од овој формат се чита само табла (бекгамон).
imports-position-set-up = Играта почнува од поставена позиција, како во Nackgammon. Тоа не се чита од .mat.
imports-names-expected = Тука недостигаат две имиња со нивниот резултат, на пример { $example }.
imports-not-a-row = { $text } не е ни фрлање, ни одлука, ни резултат.
imports-too-many-throws = Во еден ред има најмногу две фрлања, по едно за играч.
imports-cube-value-expected = Недостига вредноста на коцката за удвојување.
imports-cannot-move = Со { $dice } ниеден пул не може да се помести, а во текстот има потег { $play }.
imports-wrong-play = Со { $dice } потегот { $play } не е дозволен.
imports-game-over = Играта завршила пред ова.
imports-no-opening = { $dice } не може да реши кој почнува.
imports-other-to-throw = На ред за фрлање е другиот играч.
imports-no-play-given = { $dice } може да се одигра, но во текстот нема потег.
imports-other-winner = Во текстот добива едниот, а играта ја добил другиот.
imports-impossible-men = Пуловите не можат да стојат така.
imports-sgf = Овој SGF не е цел: недостига почетокот или крајот.
imports-game-cut = Остатокот од игра { $game } е изоставен.
imports-games-missing = По игра { $before } следува игра { $after }: игрите меѓу нив недостасуваат.
imports-other-score = Резултатот тука е { $found }, а според претходните игри е { $counted }.
imports-other-units = Во резултатот пишува { $units }, а играта носи { $counted }.
imports-name-cut = Едно име е предолго и беше скратено: { $name }
imports-other-file = Ова е датотека од друг вид: { $name }. Тука не може да се прочита.
imports-is-position = Ова е позиција, а не запис на игри.
imports-missing = Недостига овој дел од записот: { $name }.
imports-changed = Контролниот збир не е точен: записот е променет.
imports-other-version = Записот е со верзија { $version }, а потребна е верзија { $needed }.
imports-expected = Ова нема облик на запис.
imports-not-in-head = { $name } нема место во почетокот на записот.
imports-by-rules = По правилата ова не може да следува тука.
imports-illegal-play = Овој потег не е дозволен.
imports-bad-start = Позицијата од која почнува играта не се чита.
imports-bad-rules = Правилата не се читаат: { $cause }
imports-not-json = Ова не е JSON: грешката е во ред { $row }, колона { $column }.
imports-nothing-played = Во него ништо не е фрлено и одиграно.
imports-too-many-items = { $items } фрлања и потези се премногу, можат да се покажат најмногу { $most }.
imports-xgid-length = Пуловите во XGID се 26 знаци, не { $found }.
imports-xgid-place = Местото { $place } од XGID е погрешно.
imports-xgid-fields = Во XGID недостигаат полиња.
imports-xgid-turn = XGID не кажува кој е на ред.
imports-xgid-dice = { $text } не се коцки од XGID.
imports-xgid-field = Полето { $field } на XGID е погрешно: { $text }
imports-xgid-doubled = { $side ->
    [white] Белите прифаќаат удвојување или се откажуваат. Правилата тука немаат коцка за удвојување: ова е позицијата по прифаќањето.
    [black] Црните прифаќаат удвојување или се откажуваат. Правилата тука немаат коцка за удвојување: ова е позицијата по прифаќањето.
   *[other] Едно удвојување чека одговор. Правилата тука немаат коцка за удвојување: ова е позицијата по прифаќањето.
}
imports-gnubg-length = Кодот на gnubg има 14 знаци, не { $found }.
imports-gnubg-men = Кодот на gnubg не опишува табла.
imports-g-code-parts = Кодот за ѓулбара има три дела, разделени со |.
imports-g-code-part = Делот { $part } од кодот за ѓулбара е погрешен.
imports-id-parts = Ова не е позиција: кодот има пет дела, разделени со точки.
imports-id-part = Делот { $part } од кодот на позицијата е погрешен.
