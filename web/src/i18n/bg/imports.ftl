## Какво не е наред във внесен запис или позиция.

imports-line = Ред { $line }: { $what }
imports-line-column = Ред { $line }, колона { $column }: { $what }
imports-too-long = Записът е твърде дълъг.
imports-no-game-begun = Тук още не е започнала игра.
imports-no-game = В него няма игра.
imports-no-result = Една игра няма резултат, а след нея има друга.
imports-too-many-units = Мач се играе най-много до 255 точки, не до { $units }.
imports-other-rules = От този формат се чете само табла (бекгамон).
imports-position-set-up = Играта започва от наредена позиция, както в Nackgammon. Това не се чете от .mat.
imports-names-expected = Тук липсват две имена с резултата им, например { $example }.
imports-not-a-row = { $text } не е нито хвърляне, нито решение, нито резултат.
imports-too-many-throws = На един ред има най-много две хвърляния, по едно на играч.
imports-cube-value-expected = Липсва стойността на удвояващия куб.
imports-cannot-move = С { $dice } никой пул не може да мърда, а в текста има ход { $play }.
imports-wrong-play = С { $dice } ходът { $play } не е позволен.
imports-game-over = Играта е свършила преди това.
imports-no-opening = { $dice } не може да реши кой започва.
imports-other-to-throw = На ред да хвърля е другият играч.
imports-no-play-given = { $dice } може да се изиграе, но в текста няма ход.
imports-other-winner = В текста печели единият, а играта е спечелил другият.
imports-impossible-men = Пуловете не могат да стоят така.
imports-sgf = Този SGF не е цял: липсва началото или краят му.
imports-game-cut = Останалата част от игра { $game } е пропусната.
imports-games-missing = След игра { $before } следва игра { $after }: игрите между тях липсват.
imports-other-score = Резултатът тук е { $found }, а по предишните игри е { $counted }.
imports-other-units = В резултата пише { $units }, а играта носи { $counted }.
imports-name-cut = Едно име е твърде дълго и беше съкратено: { $name }
imports-other-file = Това е файл от друг вид: { $name }. Тук той не се чете.
imports-is-position = Това е позиция, а не запис на игри.
imports-missing = Липсва тази част от записа: { $name }.
imports-changed = Контролната сума не е вярна: записът е променен.
imports-other-version = Записът е с версия { $version }, а е нужна версия { $needed }.
imports-expected = Това няма вида на запис.
imports-not-in-head = { $name } няма място в началото на записа.
imports-by-rules = По правилата това не може да следва тук.
imports-illegal-play = Този ход не е позволен.
imports-bad-start = Позицията, от която започва играта, не се чете.
imports-bad-rules = Правилата не се четат: { $cause }
imports-not-json = Това не е JSON: грешката е на ред { $row }, колона { $column }.
imports-nothing-played = В него нищо не е хвърлено и изиграно.
imports-too-many-items = { $items } хвърляния и хода са твърде много, могат да се покажат най-много { $most }.
imports-xgid-length = Пуловете в XGID са 26 знака, не { $found }.
imports-xgid-place = Място { $place } на XGID е грешно.
imports-xgid-fields = В XGID липсват полета.
imports-xgid-turn = XGID не казва кой е на ред.
imports-xgid-dice = { $text } не са зарове на XGID.
imports-xgid-field = Поле { $field } на XGID е грешно: { $text }
imports-xgid-doubled = { $side ->
    [white] Белите приемат удвояване или се отказват. Правилата тук нямат удвояващ куб: това е позицията след приемането.
    [black] Черните приемат удвояване или се отказват. Правилата тук нямат удвояващ куб: това е позицията след приемането.
   *[other] Едно удвояване чака отговор. Правилата тук нямат удвояващ куб: това е позицията след приемането.
}
imports-gnubg-length = Кодът на gnubg има 14 знака, не { $found }.
imports-gnubg-men = Кодът на gnubg не описва дъска.
imports-g-code-parts = Кодът за гюлбара има три части, разделени с |.
imports-g-code-part = Част { $part } на кода за гюлбара е грешна.
imports-id-parts = Това не е позиция: кодът има пет части, разделени с точки.
imports-id-part = Част { $part } на кода на позицията е грешна.
