## Home, and the pages that lead to others.

home-title = همهٔ خانواده سر یک میز
home-lead = { $games }: با قواعد دقیقشان. رایگان. بدون حساب، بدون آگهی.
home-cascade = جفت تا همهٔ جفت‌های بالاتر ادامه پیدا می‌کند. هر چه نتوانید، حریف بازی می‌کند.
home-play-now = همین حالا بازی
home-gentle = { $game } · رایانهٔ آسان
home-friend = بازی با دوست
home-friend-note = با پیوند
home-screen = دو نفر پای یک صفحه
home-screen-note = روی همین دستگاه
home-anybody = بازی با هر کسی
home-here = اکنون اینجا: { $count }
home-waiting = منتظر: { $count }
home-computer = بازی با رایانه
home-level = سطح { $level }
home-learn = { $game } را در دو دقیقه یاد بگیرید
home-learn-note = روی تخته، با بازی.
home-yours = بازی‌های دیار شما
home-all = همهٔ بازی‌ها ({ $count })
home-find = یافتن بازی
home-none-found = بازی‌ای با این نام نیست.
home-go-on = ادامه
home-my-games = همهٔ بازی‌های من
home-your-turn = نوبت شما
home-new = بازی تازه
home-change = تغییر
home-puzzle = معمای روز
home-puzzle-row = روزهای پیاپی: { $count }
home-puzzle-game = { $game }: بهترین حرکت را بیابید.
home-puzzle-done = امروز حل شد. تا فردا!
home-next-lesson = درس بعدی: { $game }
home-hall = اکنون در تالار
home-nobody = اکنون کسی منتظر نیست. در این میان با رایانه بازی کنید.
home-away = تالار پاسخ نمی‌دهد. دوباره تلاش می‌شود. بازی‌های خودتان کار می‌کنند.
home-group-hit = با زدن
home-group-block = با سد
home-group-pin = با حبس
home-group-pass = هر چه نتوانید، حریف بازی می‌کند
home-group-several = چند بازی به نوبت
home-short-hit = می‌زند
home-short-block = می‌بندد
home-short-pin = حبس می‌کند
home-short-pass = ادامه دارد
home-short-several = چند بازی
home-note-analysis = هر حرکت مسابقه، با ارزیابی
home-note-editor = وضعیتی بچینید و ارزیابی بگیرید
home-openings = شروع بازی
home-note-openings = بهترین حرکت برای هر تاس اول
home-note-dice = ببینید که هیچ‌کس تاس‌ها را انتخاب نکرده
home-note-games = ادامه، ذخیره یا حذف
home-note-statistics = بازی به بازی، چگونه بازی می‌کنید
home-note-companion = تاس و قاعده برای تختهٔ روی میز شما
home-note-account = نام، گذرواژه، دستگاه‌ها، داده‌های شما

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = backgammon gul-bara gioul
