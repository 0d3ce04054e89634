## The choice of a game.

picker-all = Сите игри ({ $count })
picker-find = Најди игра
picker-none-found = Нема игра со ова име.
picker-group-hit = Со тепање
picker-group-block = Со затворање
picker-group-pin = Со притискање
picker-group-pass = Што не ќе изиграш, го игра другиот
picker-group-museum = Музеј: игри од минатото
picker-group-several = Повеќе игри по ред
picker-short-hit = тепа
picker-short-block = затвора
picker-short-pin = притиска
picker-short-pass = оди понатаму
picker-short-museum = од минатото
picker-short-several = повеќе игри
picker-offline = Зачувај за играње без мрежа
picker-offline-note = Противниците за овие игри, до { $megabytes } MB.
picker-offline-failed = Не можеа да се зачуваат.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = gul-bara tapa sreshta
