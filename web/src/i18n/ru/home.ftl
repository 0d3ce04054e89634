## Home, and the pages that lead to others.

home-title = Вся семья за одним столом
home-lead = { $games }: по точным правилам. Бесплатно. Без регистрации и рекламы.
home-cascade = Дубль идёт дальше через все старшие. Чего не можешь сыграть ты, играет соперник.
home-play-now = Играть
home-gentle = { $game } · слабый компьютер
home-friend = Играть с другом
home-friend-note = по ссылке
home-screen = Вдвоём за экраном
home-screen-note = на этом устройстве
home-anybody = Играть с любым
home-here = Сейчас здесь: { $count }
home-waiting = Ждут: { $count }
home-computer = Играть с компьютером
home-level = уровень { $level }
home-learn = { $game }: урок за две минуты
home-learn-note = На доске, в игре.
home-yours = Игры твоего дома
home-all = Все игры ({ $count })
home-find = Найти игру
home-none-found = Игры с таким названием нет.
home-go-on = Продолжить
home-my-games = Все мои партии
home-your-turn = Твой ход
home-new = Новая партия
home-change = Изменить
home-puzzle = Задача дня
home-puzzle-row = Дней подряд: { $count }
home-puzzle-game = { $game }: найди лучший ход.
home-puzzle-done = Сегодня решена. До завтра!
home-next-lesson = Следующий урок: { $game }
home-hall = Сейчас в зале
home-nobody = Сейчас никто не ждёт. Сыграй пока с компьютером.
home-away = Зал не отвечает. Пробую снова. Твои партии работают.
home-group-hit = С боем
home-group-block = С заграждением
home-group-pin = С запиранием
home-group-pass = Чего не сыграл ты, играет соперник
home-group-several = Несколько игр подряд
home-short-hit = бьёт
home-short-block = закрывает
home-short-pin = запирает
home-short-pass = идёт дальше
home-short-several = несколько игр
home-note-analysis = Каждый ход матча с оценкой
home-note-editor = Расставь позицию и узнай её оценку
home-openings = Начала
home-note-openings = Лучший ход для каждого первого броска
home-note-dice = Убедись, что броски никто не выбирал
home-note-games = Продолжить, сохранить, удалить
home-note-statistics = Как ты играешь, игра за игрой
home-note-companion = Зары и правила для доски на твоём столе
home-note-account = Имя, пароль, устройства, твои данные

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = narde backgammon gul-bara
