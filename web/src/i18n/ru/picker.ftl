## The choice of a game.

picker-all = Все игры ({ $count })
picker-find = Найти игру
picker-none-found = Игры с таким названием нет.
picker-group-hit = С боем
picker-group-block = С заграждением
picker-group-pin = С запиранием
picker-group-pass = Чего не сыграл ты, играет соперник
picker-group-museum = Музей: игры прошлого
picker-group-several = Несколько игр подряд
picker-short-hit = бьёт
picker-short-block = закрывает
picker-short-pin = запирает
picker-short-pass = идёт дальше
picker-short-museum = из прошлого
picker-short-several = несколько игр
picker-offline = Сохранить для игры без сети
picker-offline-note = Соперники для этих игр, до { $megabytes } МБ.
picker-offline-failed = Сохранить не удалось.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = narde backgammon gul-bara
