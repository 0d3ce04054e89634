## The choice of a game.

picker-all = همهٔ بازی‌ها ({ $count })
picker-find = یافتن بازی
picker-none-found = بازی‌ای با این نام نیست.
picker-group-hit = با زدن
picker-group-block = با سد
picker-group-pin = با حبس
picker-group-pass = هر چه نتوانید، حریف بازی می‌کند
picker-group-museum = موزه: بازی‌های گذشته
picker-group-several = چند بازی به نوبت
picker-short-hit = می‌زند
picker-short-block = می‌بندد
picker-short-pin = حبس می‌کند
picker-short-pass = ادامه دارد
picker-short-museum = از گذشته
picker-short-several = چند بازی
picker-offline = برای بازی بدون شبکه نگه دار
picker-offline-note = حریف‌های این بازی‌ها، تا { $megabytes } مگابایت.
picker-offline-failed = ذخیره نشد.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = backgammon gul-bara gioul
