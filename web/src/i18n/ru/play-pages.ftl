## The shell: what every page shows.

play-skip-to-content = К содержанию
play-navigation = Страницы
play-about = О программе
play-documents = Правила, таблицы и документы (на английском)
play-nav-play = Игра
play-nav-learn = Уроки
play-nav-puzzles = Задачи
play-nav-study = Разбор
play-nav-people = Люди
play-nav-you = Ты
play-nav-analysis = Анализ
play-nav-editor = Редактор
play-nav-companion = Живая доска
play-nav-statistics = Статистика
play-nav-tournaments = Турниры
play-nav-account = Аккаунт
play-version-ready = Готова новая версия.
play-version-begin = Загрузить сейчас
play-version-held = Новая версия начнёт работать, когда ни в одной другой вкладке не будет открыта партия.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Шашки не бьют. Дубль идёт каскадом до шестёрок; что не сыграешь ты, сыграет соперник.
play-game-note-gioul = Навстречу друг другу, без боя, и дубли идут каскадом с первого броска.
play-game-note-tawula = Тринадцать шашек входят с руки. Одиночную шашку бьют, а опоздавшего ждёт капот.
play-game-note-backgammon = Игра, которую знают везде: с боем и четырьмя ходами за дубль.
play-game-note-celebi = Начало и удары, как в коротких нардах, с каскадом гюльбары.
play-game-note-portes = Греческие короткие нарды: бой, четыре хода за дубль, выигрыш в одно или два очка.
play-game-note-nackgammon = Короткие нарды с четырьмя шашками в тылу у каждого: партии длиннее.
play-game-note-tavla = Турецкие короткие нарды: шашка, побившая в своём доме, стоит там до конца хода.
play-game-note-fevga = Шашки не бьют: сначала бежит первая шашка, потом строят мосты. Третья игра тавли.
play-game-note-moultezim = Турецкая февга: мало полей там, где начинает соперник, мосты любые.
play-game-note-narde = Шашки не бьют: за бросок с головы снимают одну, а мост из шести ограничен.
play-game-note-plakoto = Шашки не бьют: одиночную запирают. Заприте последнюю на начале соперника – и победа на два очка.
play-game-note-tapa = Плакото Болгарии: запирание, розыгрыш в каждой партии, за двух матерей по очку.
play-game-note-plakoto-express = Плакото, где каждый дубль продолжается, а несыгранное играет соперник.
play-game-note-jacquet = Шашки не бьют: первая шашка бежит домой, потом строят мосты. Игра французских кафе.
play-game-note-irish = Старинные короткие нарды: с боем, но за дубль только два хода. Любая победа – одно очко.
play-game-note-hypergammon = Короткие нарды с тремя шашками у каждого: партии коротки, и бьют часто.
play-game-note-tavli = Портес, Плакото и Февга по очереди, с общим счётом. Победитель начинает следующую игру.
play-game-note-sreshta = Нарды, Гюльбара и Тапа по очереди, с общим счётом. В каждой игре начало разыгрывают.
play-game-tavli = Тавли
play-game-sreshta = Срешта
play-rules-short-gul-bara-2007 = 2007 года
play-rules-short-gul-bara-bulgarian = Болгарские
play-rules-short-tawula-falkener = По Falkener
play-rules-short-fevga-stuck = Открыть всякому без хода
play-rules-short-fevga-both-tables = Обе четверти
play-rules-short-moultezim-pbm = По почте
play-rules-short-narde-blocked = Две, если одна не может
play-rules-short-narde-step = Строгий мост
play-rules-short-jacquet-1818 = Мосты в любое время
play-differs-gul-bara = Дубли идут каскадом с твоего четвёртого броска; что не сыграешь ты, сыграет соперник.
play-differs-gul-bara-2007 = Остаток прерванного каскада пропадает: его не играет никто.
play-differs-gul-bara-bulgarian = Выпавшее на розыгрыше играется, розыгрыш бывает в каждой партии, а каскад, из которого не сыграно ни одного числа, ничего не передаёт.
play-differs-gioul = Дубли идут каскадом с первого броска; что не сыграешь ты, сыграет соперник.
play-differs-tawula = Шашки входят так же, как возвращаются с бара: с шестёркой на 19, с единицей на 24.
play-differs-tawula-falkener = Новые шашки входят, считая от начального пункта: с шестёркой на 18, с единицей на 23.
play-differs-backgammon = Турнирная игра без куба удвоения.
play-differs-celebi = Короткие нарды, где дубли идут каскадом с вашего четвёртого броска; что не сыграно из начатого каскада, играет соперник.
play-differs-portes = Короткие нарды без тройного выигрыша: кто начинает, бросает обе кости заново, а следующую партию начинает победитель.
play-differs-nackgammon = Короткие нарды с другой расстановкой: ещё две шашки стоят в тылу, и партии длиннее.
play-differs-tavla = Портес, где шашка, побившая в своём доме, остаётся там до конца хода.
play-differs-fevga = Первая шашка должна пройти начало соперника, прежде чем пойдёт другая; нельзя занять всю свою дальнюю четверть и запереть соперника на одном поле.
play-differs-fevga-stuck = Нельзя оставить соперника совсем без хода, где бы ни стояли его шашки.
play-differs-fevga-both-tables = Нельзя целиком занять и дальнюю четверть соперника.
play-differs-moultezim = Февга, где можно занять не больше четырёх полей дальней четверти соперника, а мосты любые.
play-differs-moultezim-pbm = Можно занять не больше пяти полей своей дальней четверти и все поля соперника.
play-differs-narde = За бросок с головы снимают одну шашку, в первом 6-6, 4-4 и 3-3 – две; шесть полей подряд можно, если впереди есть шашка соперника.
play-differs-narde-blocked = В первом броске с головы снимают две шашки, если одна не может сыграть все числа.
play-differs-narde-step = Шести полей подряд не бывает даже на миг внутри хода.
play-differs-plakoto = Одиночная шашка, на которую вы встали, заперта, пока вы не уйдёте; заприте последнюю шашку на начале соперника и получите два очка.
play-differs-tapa = Плакото, где играют кости розыгрыша, розыгрыш есть в каждой партии, а две запертые матери дают каждой стороне по очку.
play-differs-plakoto-express = Плакото, где каждый дубль продолжается; чего не можете сыграть вы, играет соперник.
play-differs-jacquet = Первая шашка должна прийти домой, прежде чем пойдёт другая; для шести полей подряд нужны ваши шашки на 2 и 1.
play-differs-jacquet-1818 = Шесть полей подряд можно строить в любое время.
play-differs-irish = Короткие нарды, в которых дубль играют только дважды, а любая победа даёт одно очко.
play-differs-hypergammon = Короткие нарды с тремя шашками у каждого: партии коротки, и бьют часто.

## The lobby.

play-new-game = Новая игра
play-game = Игра
play-standard = Обычные
play-rules-page = Прочитать правила
play-film-again = Ещё раз
play-worked-position = Разобранный пример
play-rules-sources = Показать источники правил
play-rules-in-full = Все правила подробно, по-английски
play-opponent = Соперник
play-opponent-computer = Компьютер
play-opponent-friend = Вдвоём
play-opponent-computer-note = Играть научился сам
play-opponent-friend-note = За одним экраном
play-level = Уровень
play-level-name = { $level ->
    [1] Новичок
    [2] Ученик
    [3] Любитель
    [4] Клубный игрок
    [5] Опытный
    [6] Знаток
    [7] Мастер
   *[8] Сильнейший
}
play-level-label = Уровень { $level }, { $name }
play-level-unrated = ещё без рейтинга
play-level-elo = около +{ $elo } к уровню 1
play-level-errs = часто ошибается
play-level-elo-note = Эло, измерено в матчах до 7
play-level-few = Этой игре компьютер ещё не научился: он играет по общим принципам, и уровней у него меньше.
play-your-side = Твои шашки
play-players = Игроки
play-plays-white = Играет белыми
play-plays-black = Играет чёрными
play-swap = Поменять
play-lately = Недавно играли здесь
play-match-length = Матч до
play-match-units = { $to ->
    [1] 1 игра
   *[other] { $to }
}
play-auto-forced-note = Этап с единственным ходом играется сразу.
play-start = Расставить шашки
play-starting = Шашки расставляются…
play-your-games = Твои партии
play-your-games-count = Твои партии ({ $count })
play-no-games = Партий пока нет. Начни первую: она будет ждать тебя здесь, когда бы ты из неё ни вышел.
play-data-lost = Браузер удалил партии, которые здесь хранились. Если они сохранены в файле, его можно загрузить.
play-remove = Удалить
play-analyse-game = Разобрать: { $title }
play-remove-game = Удалить: { $title }
play-remove-ask = Удалить эту партию ({ $title })? Вернуть её будет нельзя.
play-finished = Окончена
play-in-play = Идёт
play-versus = { $white } – { $black }
play-match-to = до { $to }
