## Home, and the pages that lead to others.

home-title = Целото семејство на една маса
home-lead = { $games }: по точните правила. Бесплатно. Без сметка, без реклами.
home-cascade = Чифтот продолжува низ сите повисоки. Што не можеш да изиграш, го игра противникот.
home-play-now = Играј сега
home-gentle = { $game } · благ компјутер
home-friend = Игра со пријател
home-friend-note = преку врска
home-screen = Двајца на еден екран
home-screen-note = на овој уред
home-anybody = Играј со кого било
home-here = Овде се: { $count }
home-waiting = Чекаат: { $count }
home-computer = Играј со компјутерот
home-level = ниво { $level }
home-learn = Научи { $game } за две минути
home-learn-note = На таблата, со играње.
home-yours = Игрите од дома
home-all = Сите игри ({ $count })
home-find = Најди игра
home-none-found = Нема игра со ова име.
home-go-on = Продолжи
home-my-games = Сите мои игри
home-your-turn = Ти си на потег
home-new = Нова игра
home-change = Промени
home-puzzle = Задача на денот
home-puzzle-row = Денови по ред: { $count }
home-puzzle-game = { $game }: најди го најдобриот потег.
home-puzzle-done = Денес е решена. До утре!
home-next-lesson = Следна лекција: { $game }
home-hall = Сега во салата
home-nobody = Сега никој не чека. Во меѓувреме играј со компјутерот.
home-away = Салата не одговара. Се обидувам повторно. Твоите игри работат.
home-group-hit = Со тепање
home-group-block = Со затворање
home-group-pin = Со притискање
home-group-pass = Што не ќе изиграш, го игра другиот
home-group-several = Повеќе игри по ред
home-short-hit = тепа
home-short-block = затвора
home-short-pin = притиска
home-short-pass = оди понатаму
home-short-several = повеќе игри
home-note-analysis = Секој потег од мечот со оценка
home-note-editor = Постави позиција и види ја оценката
home-openings = Отворања
home-note-openings = Најдобриот потег за секое прво фрлање
home-note-dice = Увери се дека никој не ги бирал фрлањата
home-note-games = Продолжи, зачувај или избриши
home-note-statistics = Како играш, игра по игра
home-note-companion = Зарови и правила за таблата на твојата маса
home-note-account = Име, лозинка, уреди, твоите податоци

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = gul-bara tapa sreshta
