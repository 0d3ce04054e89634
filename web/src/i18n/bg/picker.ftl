## The choice of a game.

picker-all = Всички игри ({ $count })
picker-find = Намери игра
picker-none-found = Няма игра с това име.
picker-group-hit = С биене
picker-group-block = Със запушване
picker-group-pin = С притискане
picker-group-pass = Каквото не изиграеш, играе го другият
picker-group-museum = Музей: игри от миналото
picker-group-several = Няколко игри поред
picker-short-hit = бие
picker-short-block = запушва
picker-short-pin = притиска
picker-short-pass = върви нататък
picker-short-museum = от миналото
picker-short-several = няколко игри
picker-offline = Запази за игра без мрежа
picker-offline-note = Противниците за тези игри, до { $megabytes } МБ.
picker-offline-failed = Не можаха да бъдат запазени.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = gul-bara tapa sreshta
