## The shell: what every page shows.

play-skip-to-content = Кон содржината
play-navigation = Страници
play-about = За програмата
play-documents = Правила, табели и документи (на англиски)
play-nav-play = Игра
play-nav-learn = Учење
play-nav-puzzles = Задачи
play-nav-study = Проучи
play-nav-people = Луѓе
play-nav-you = Ти
play-nav-analysis = Анализа
play-nav-editor = Уредувач
play-nav-companion = Вистинска табла
play-nav-statistics = Статистика
play-nav-tournaments = Турнири
play-nav-account = Сметка
play-version-ready = Подготвена е нова верзија.
play-version-begin = Вчитај ја сега
play-version-held = Новата верзија почнува штом во ниедно друго јазиче нема отворена игра.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Пулови не се тепаат. Чифтовите одат сѐ до шестките; што не ќе изиграш, го игра другиот.
play-game-note-gioul = Еден спроти друг, без тепање, а чифтовите одат нагоре уште од првото фрлање.
play-game-note-tawula = Тринаесет пула влегуваат од раката. Осамен пул се тепа, а кој доцни, го чека капот.
play-game-note-backgammon = Таблата што ја знаат сите: со тепање и со четири чекори за чифт.
play-game-note-celebi = Почеток и удари како во обична табла, со каскадата на гул бара.
play-game-note-portes = Грчката обична табла: тепање, четири чекори за чифт, еден или два поена.
play-game-note-nackgammon = Бекгемон со по четири пула далеку назад: подолги игри.
play-game-note-tavla = Турската табла: кој тепа дома, останува таму до крајот на потегот.
play-game-note-fevga = Без тепање: првиот пул трча напред, потоа се градат ѕидови. Третата игра на Тавли.
play-game-note-moultezim = Турската февга: малку места таму од каде тргнува другиот, ѕидови по желба.
play-game-note-narde = Без тепање: во фрлање еден пул ја напушта главата, а ѕид од шест има граница.
play-game-note-plakoto = Без тепање: осамен пул се притиска. Притисни го последниот на почетокот и добиваш два.
play-game-note-tapa = Плакото од Бугарија: притискање, почетно фрлање во секоја игра и по поен за две мајки.
play-game-note-plakoto-express = Плакото во кое секој пар продолжува, а што не можеш, игра другиот.
play-game-note-jacquet = Без тепање: првиот пул трча дома, потоа се градат ѕидови. Играта на француските кафулиња.
play-game-note-irish = Табла како некогаш: со тепање, но чифтот е само два чекора. Секоја победа носи еден поен.
play-game-note-hypergammon = Бекгемон со по три пула: кратки игри со многу удари.
play-game-note-tavli = Портес, Плакото и Февга по ред, со еден резултат. Победникот ја почнува следната игра.
play-game-note-sreshta = Табла, Ѓулбара и Тапа по ред, со еден резултат. Во секоја игра се фрла кој почнува.
play-game-tavli = Тавли
play-game-sreshta = Средба
play-rules-short-gul-bara-2007 = Од 2007
play-rules-short-gul-bara-bulgarian = Бугарски
play-rules-short-tawula-falkener = Според Falkener
play-rules-short-fevga-stuck = Отворање за секој без потег
play-rules-short-fevga-both-tables = И двете четвртини
play-rules-short-moultezim-pbm = По е-пошта
play-rules-short-narde-blocked = Два ако еден не може
play-rules-short-narde-step = Строга преграда
play-rules-short-jacquet-1818 = Ѕидови во секое време
play-differs-gul-bara = Чифтовите стануваат каскада од твоето четврто фрлање; што не ќе изиграш, го игра противникот.
play-differs-gul-bara-2007 = Остатокот од прекината каскада се губи; никој не го игра.
play-differs-gul-bara-bulgarian = Почетните зарови се играат, секоја игра почнува со фрлање за почеток, а каскада од која не е одигран ниту еден број не му дава ништо на другиот.
play-differs-gioul = Чифтовите стануваат каскада од првото фрлање; што не ќе изиграш, го игра противникот.
play-differs-tawula = Пуловите влегуваат како што се враќаат: со шестка на 19, со единица на 24.
play-differs-tawula-falkener = Новите пулови влегуваат броејќи од почетното поле: со шестка на 18, со единица на 23.
play-differs-backgammon = Турнирската игра, без коцката за удвојување.
play-differs-celebi = Обична табла во која чифтовите стануваат каскада од твоето четврто фрлање; што не можеш да одиграш од почната каскада, го игра противникот.
play-differs-portes = Обична табла без тројна игра: кој почнува, ги фрла повторно двата зара, а победникот ја почнува следната игра.
play-differs-nackgammon = Бекгемон со друг почеток: уште два пула стојат далеку назад, па игрите се подолги.
play-differs-tavla = Портес во кој пулот што тепа во својот дом останува таму до крајот на потегот.
play-differs-fevga = Првиот пул мора да го помине почетокот на противникот пред да тргне друг; не ја држиш целата своја далечна четвртина и не го затвораш противникот на едно место.
play-differs-fevga-stuck = Не го оставаш противникот без ниеден потег, каде и да му се пуловите.
play-differs-fevga-both-tables = Не ја држиш цела ни далечната четвртина на противникот.
play-differs-moultezim = Февга во која држиш најмногу четири места од далечната четвртина на противникот, а секој ѕид е дозволен.
play-differs-moultezim-pbm = Држиш најмногу пет места од својата далечна четвртина и сите на противникот.
play-differs-narde = Во фрлање еден пул ја напушта главата, два при прво 6-6, 4-4 и 3-3; шест места по ред бараат пул на противникот што ги поминал.
play-differs-narde-blocked = При првото фрлање два пула ја напуштаат главата ако еден не може да ги одигра сите броеви.
play-differs-narde-step = Шест места по ред не се дозволени ни за миг во потегот.
play-differs-plakoto = Осамен пул на кој ќе стапнеш е притиснат додека не си заминеш; притисни го последниот пул на неговиот почеток и добиваш два поена.
play-differs-tapa = Плакото во кое се играат коцките од почетокот, секоја игра има почетно фрлање, а две притиснати мајки носат по поен.
play-differs-plakoto-express = Плакото во кое секој пар продолжува; што не можеш да одиграш, игра другиот.
play-differs-jacquet = Првиот пул мора да стигне дома пред да тргне друг; шест места по ред бараат твои пулови на 2 и 1.
play-differs-jacquet-1818 = Смееш да градиш шест места по ред во секое време.
play-differs-irish = Бекгемон во кој чифтот се игра само двапати, а секоја победа носи еден поен.
play-differs-hypergammon = Бекгемон со по три пула, па игрите се кратки и полни со удари.

## The lobby.

play-new-game = Нова игра
play-game = Игра
play-standard = Обични
play-rules-page = Прочитај ги правилата
play-film-again = Повторно
play-worked-position = Разигран пример
play-rules-sources = Прикажи ги изворите на правилата
play-rules-in-full = Сите правила подробно, на англиски
play-opponent = Противник
play-opponent-computer = Компјутер
play-opponent-friend = Двајца луѓе
play-opponent-computer-note = Сам научи да игра
play-opponent-friend-note = На овој екран
play-level = Ниво
play-level-name = { $level ->
    [1] Почетник
    [2] Новак
    [3] Љубител
    [4] Клупски играч
    [5] Искусен
    [6] Експерт
    [7] Мајстор
   *[8] Најсилен
}
play-level-label = Ниво { $level }, { $name }
play-level-unrated = сѐ уште без рејтинг
play-level-elo = околу +{ $elo } над ниво 1
play-level-errs = често греши
play-level-elo-note = Ело, измерено во мечови до 7
play-level-few = Компјутерот сѐ уште не ја научил оваа игра: игра по општи принципи и има помалку нивоа.
play-your-side = Ти си
play-players = Играчи
play-plays-white = Со белите
play-plays-black = Со црните
play-swap = Замени
play-lately = Играле тука неодамна
play-match-length = Меч до
play-match-units = { $to ->
    [1] 1 игра
   *[other] { $to }
}
play-auto-forced-note = Етапа со само еден можен потег се игра веднаш.
play-start = Нареди ја таблата
play-starting = Таблата се реди…
play-your-games = Твоите игри
play-your-games-count = Твоите игри ({ $count })
play-no-games = Сѐ уште нема игри. Првата што ќе ја почнеш ќе те чека тука кога и да си одиш.
play-data-lost = Прелистувачот ги отстранил игрите што беа зачувани тука. Ако ги имаш зачувано како датотека, можеш да ја вчиташ.
play-remove = Избриши
play-analyse-game = Анализирај: { $title }
play-remove-game = Избриши: { $title }
play-remove-ask = Да се избрише ли оваа игра ({ $title })? Не може да се врати.
play-finished = Завршена
play-in-play = Во тек
play-versus = { $white } – { $black }
play-match-to = до { $to }
