## The shell: what every page shows.

play-skip-to-content = Към съдържанието
play-navigation = Страници
play-about = За програмата
play-documents = Правила, таблици и документи (на английски)
play-nav-play = Игра
play-nav-learn = Уроци
play-nav-puzzles = Задачи
play-nav-study = Изучаване
play-nav-people = Хора
play-nav-you = Ти
play-nav-analysis = Анализ
play-nav-editor = Редактор
play-nav-companion = Истинска дъска
play-nav-statistics = Статистика
play-nav-tournaments = Турнири
play-nav-account = Профил
play-version-ready = Готова е нова версия.
play-version-begin = Зареди я сега
play-version-held = Новата версия започва, щом в никой друг раздел няма отворена игра.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Пулове не се бият. Чифтовете вървят до шестиците; каквото не изиграеш, играе го другият.
play-game-note-gioul = Един срещу друг, без биене, а чифтовете вървят нагоре още от първото хвърляне.
play-game-note-tawula = Тринайсет пула влизат от ръката. Самотен пул се бие, а който закъснее, го чака капот.
play-game-note-backgammon = Правата табла на турнирите: с биене и четири хода при чифт.
play-game-note-celebi = Начало и удари като в обикновената табла, с каскадата на гюлбара.
play-game-note-portes = Гръцката обикновена табла: биене, четири хода при чифт, една или две точки.
play-game-note-nackgammon = Бекгемън с по четири пула далеч назад: по-дълги игри.
play-game-note-tavla = Турската табла: който удари у дома, остава там до края на хода.
play-game-note-fevga = Без биене: първият пул тича напред, после се строят стени. Третата игра на Тавли.
play-game-note-moultezim = Турската февга: малко места там, откъдето тръгва другият, и стени по избор.
play-game-note-narde = Без биене: на хвърляне един пул напуска главата, а стената от шест има граница.
play-game-note-plakoto = Без биене: самотен пул се притиска. Притисни последния на началото и печелиш две.
play-game-note-tapa = Българската игра: притискане, начално хвърляне във всяка игра и по точка за две майки.
play-game-note-plakoto-express = Плакото, в което всеки чифт продължава, а каквото не можеш, играе другият.
play-game-note-jacquet = Без биене: първият пул тича у дома, после се строят стени. Играта на френските кафенета.
play-game-note-irish = Старинна обикновена табла: с биене, но чифтът е само два хода. Всяка победа е една точка.
play-game-note-hypergammon = Бекгемън с по три пула: кратки игри с много удари.
play-game-note-tavli = Портес, Плакото и Февга подред, с общ резултат. Победителят започва следващата игра.
play-game-note-sreshta = Обикновена, Гюлбара и Тапа подред, с общ резултат. Във всяка игра се хвърля кой започва.
play-game-tavli = Тавли
play-game-sreshta = Среща
play-rules-short-gul-bara-2007 = От 2007
play-rules-short-gul-bara-bulgarian = Български
play-rules-short-tawula-falkener = По Falkener
play-rules-short-fevga-stuck = Отваряне за всеки без ход
play-rules-short-fevga-both-tables = И двете полета
play-rules-short-moultezim-pbm = По имейл
play-rules-short-narde-blocked = Два, ако един не може
play-rules-short-narde-step = Строга преграда
play-rules-short-jacquet-1818 = Стени по всяко време
play-differs-gul-bara = Чифтовете стават каскада от четвъртото ти хвърляне; каквото не изиграеш, играе го противникът.
play-differs-gul-bara-2007 = Остатъкът от прекъсната каскада се губи; никой не го играе.
play-differs-gul-bara-bulgarian = Началните зарове се играят, всяка игра почва с жребий, а каскада, от която не е изигран нито един зар, не дава нищо на другия.
play-differs-gioul = Чифтовете стават каскада от първото хвърляне; каквото не изиграеш, играе го противникът.
play-differs-tawula = Пуловете влизат така, както се връщат след биене: с шестица на 19, с единица на 24.
play-differs-tawula-falkener = Новите пулове влизат, като се брои от началната капия: с шестица на 18, с единица на 23.
play-differs-backgammon = Турнирната игра, но без зара за удвояване.
play-differs-celebi = Обикновена табла, в която чифтовете стават каскада от четвъртото ти хвърляне; каквото не можеш да изиграеш от започната каскада, играе противникът.
play-differs-portes = Обикновена табла без тройна игра: който започва, хвърля отново и двата зара, а победителят започва следващата игра.
play-differs-nackgammon = Бекгемън с друго начало: още два пула са далеч назад и игрите са по-дълги.
play-differs-tavla = Портес, в който пул, ударил в собствения дом, остава там до края на хода.
play-differs-fevga = Първият ти пул трябва да мине началото на противника, преди да тръгне друг; не държиш цялата си далечна четвърт и не затваряш противника на едно място.
play-differs-fevga-stuck = Не оставяш противника без никакъв ход, където и да са пуловете му.
play-differs-fevga-both-tables = Не държиш изцяло и далечната четвърт на противника.
play-differs-moultezim = Февга, в която държиш най-много четири места от далечната четвърт на противника и всяка стена е позволена.
play-differs-moultezim-pbm = Държиш най-много пет места от своята далечна четвърт и всички на противника.
play-differs-narde = На хвърляне един пул напуска главата, два при първо 6-6, 4-4 и 3-3; шест места поред искат пул на противника, който ги е подминал.
play-differs-narde-blocked = При първото хвърляне два пула напускат главата, ако един не може да изиграе всички числа.
play-differs-narde-step = Шест места поред не са позволени дори за миг по време на хода.
play-differs-plakoto = Самотен пул, на който стъпиш, е притиснат, докато не си тръгнеш; притисни последния пул на началото му и печелиш две точки.
play-differs-tapa = Плакото, в което се играят заровете от началото, всяка игра има начално хвърляне, а две притиснати майки носят по точка.
play-differs-plakoto-express = Плакото, в което всеки чифт продължава; каквото не можеш да изиграеш, играе другият.
play-differs-jacquet = Първият ти пул трябва да стигне у дома, преди да тръгне друг; шест места поред искат твои пулове на 2 и 1.
play-differs-jacquet-1818 = Можеш да строиш шест места поред по всяко време.
play-differs-irish = Обикновена табла, в която чифтът се играе само два пъти, а всяка победа носи една точка.
play-differs-hypergammon = Бекгемън с по три пула, затова игрите са кратки и пълни с удари.

## The lobby.

play-new-game = Нова игра
play-game = Игра
play-standard = Обичайни
play-rules-page = Прочети правилата
play-film-again = Отново
play-worked-position = Разигран пример
play-rules-sources = Покажи източниците на правилата
play-rules-in-full = Всички правила подробно, на английски
play-opponent = Противник
play-opponent-computer = Компютър
play-opponent-friend = Двама души
play-opponent-computer-note = Научи се сам да играе
play-opponent-friend-note = На този екран
play-level = Ниво
play-level-name = { $level ->
    [1] Начинаещ
    [2] Новак
    [3] Любител
    [4] Клубен играч
    [5] Опитен
    [6] Експерт
    [7] Майстор
   *[8] Най-силен
}
play-level-label = Ниво { $level }, { $name }
play-level-unrated = още без оценка
play-level-elo = около +{ $elo } над ниво 1
play-level-errs = често греши
play-level-elo-note = Ело, измерено в мачове до 7
play-level-few = Компютърът още не е научил тази игра: играе по общи принципи и нивата са по-малко.
play-your-side = Ти си
play-players = Играчи
play-plays-white = С белите
play-plays-black = С черните
play-swap = Размени
play-lately = Играли тук наскоро
play-match-length = Мач до
play-match-units = { $to ->
    [1] 1 игра
   *[other] { $to }
}
play-auto-forced-note = Етап с един-единствен ход се изиграва веднага.
play-start = Нареди пуловете
play-starting = Пуловете се нареждат…
play-your-games = Твоите игри
play-your-games-count = Твоите игри ({ $count })
play-no-games = Още няма игри. Започнеш ли една, тя ще те чака тук, когато и да си тръгнеш.
play-data-lost = Браузърът е премахнал игрите, които бяха запазени тук. Ако си ги запазил като файл, можеш да го заредиш.
play-remove = Изтрий
play-analyse-game = Анализирай: { $title }
play-remove-game = Изтрий: { $title }
play-remove-ask = Да се изтрие ли тази игра ({ $title })? Няма връщане.
play-finished = Приключила
play-in-play = В ход
play-versus = { $white } – { $black }
play-match-to = до { $to }
