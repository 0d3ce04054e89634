## Home, and the pages that lead to others.

home-title = Цялото семейство на една маса
home-lead = { $games }: по точните им правила. Безплатно. Без регистрация, без реклами.
home-cascade = Чифтът продължава през всички по-високи. Каквото не можеш да изиграеш, играе го противникът.
home-play-now = Играй сега
home-gentle = { $game } · лек компютър
home-friend = Игра с приятел
home-friend-note = чрез връзка
home-screen = Двама на един екран
home-screen-note = на това устройство
home-anybody = Играй с когото и да е
home-here = Тук са: { $count }
home-waiting = Чакат: { $count }
home-computer = Играй с компютъра
home-level = ниво { $level }
home-learn = Научи { $game } за две минути
home-learn-note = На дъската, с игра.
home-yours = Игрите от вкъщи
home-all = Всички игри ({ $count })
home-find = Намери игра
home-none-found = Няма игра с това име.
home-go-on = Продължи
home-my-games = Всичките ми игри
home-your-turn = Ти си на ход
home-new = Нова игра
home-change = Промени
home-puzzle = Задача на деня
home-puzzle-row = Дни поред: { $count }
home-puzzle-game = { $game }: намери най-добрия ход.
home-puzzle-done = Днес е решена. До утре!
home-next-lesson = Следващ урок: { $game }
home-hall = Сега в залата
home-nobody = Сега никой не чака. Междувременно играй с компютъра.
home-away = Залата не отговаря. Опитвам отново. Твоите игри работят.
home-group-hit = С биене
home-group-block = Със запушване
home-group-pin = С притискане
home-group-pass = Каквото не изиграеш, играе го другият
home-group-several = Няколко игри поред
home-short-hit = бие
home-short-block = запушва
home-short-pin = притиска
home-short-pass = върви нататък
home-short-several = няколко игри
home-note-analysis = Всеки ход от мача с оценка
home-note-editor = Подреди позиция и виж оценката ѝ
home-openings = Начала
home-note-openings = Най-добрият ход за всяко първо хвърляне
home-note-dice = Увери се, че никой не е избирал хвърлянията
home-note-games = Продължи, запази или изтрий
home-note-statistics = Как играеш, игра по игра
home-note-companion = Зарове и правила за дъската на масата ти
home-note-account = Име, парола, устройства, твоите данни

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = gul-bara tapa sreshta
