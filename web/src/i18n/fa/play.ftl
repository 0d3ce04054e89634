## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {"، "}
play-nav-dice = بررسی تاس
play-dice-fair = تاس عادلانه ✓
play-page-loading = صفحه باز می‌شود…
play-page-failed = این صفحه باز نشد. اتصال خود را بررسی کنید.
play-page-unknown = چنین صفحه‌ای نیست.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = گل‌بهار
play-game-gioul = گیول
play-game-tawula = تاوولا
play-game-backgammon = تخته‌نرد
play-game-celebi = چلبی
play-game-portes = پورتس
play-game-nackgammon = نک‌گمون
play-game-tavla = تاولا
play-game-fevga = فوگا
play-game-moultezim = ملتزم
play-game-narde = نردی بلند
play-game-plakoto = پلاکوتو
play-game-tapa = تاپا
play-game-plakoto-express = پلاکوتو اکسپرس
play-game-jacquet = ژاکه
play-game-irish = نرد ایرلندی
play-game-hypergammon = هایپرگمون
play-game-mahbusa-31 = محبوسه ۳۱
play-game-tawla-31 = طاوله ۳۱
play-game-acey-deucey = ایسی‌دوسی
play-game-nard-himly = نرد هیملی
play-game-verquere = ورکر
play-game-laquet = لاکت
play-game-ludus-anglicorum = بازی انگلیسی
play-game-doublets = دابلتس
play-rules-gul-bara-2007 = گل‌بهار، قواعد { NUMBER(2007, useGrouping: 0) }
play-rules-gul-bara-bulgarian = گل‌بهار، قواعد بلغاری
play-rules-tawula-falkener = تاوولا، ورود فالکنر
play-rules-fevga-stuck = فوگا، باز کردن برای هر که نمی‌تواند بازی کند
play-rules-fevga-both-tables = فوگا، هر دو بخش
play-rules-moultezim-pbm = ملتزم، بازی با نامه
play-rules-narde-blocked = نردی بلند، دو مهره اگر یکی نتواند
play-rules-narde-step = نردی بلند، سدّ سخت‌گیرانه
play-rules-jacquet-1818 = ژاکهٔ ۱۸۱۸
play-rules-verquere-head = ورکر، سر تکی
play-rules-doublets-all = دابلتس، همه ایستاده

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = جفت یک
play-throw-name-21 = دو و یک
play-throw-name-22 = جفت دو
play-throw-name-31 = سه و یک
play-throw-name-32 = سه و دو
play-throw-name-33 = جفت سه
play-throw-name-41 = چهار و یک
play-throw-name-42 = چهار و دو
play-throw-name-43 = چهار و سه
play-throw-name-44 = جفت چهار
play-throw-name-51 = پنج و یک
play-throw-name-52 = پنج و دو
play-throw-name-53 = پنج و سه
play-throw-name-54 = پنج و چهار
play-throw-name-55 = جفت پنج
play-throw-name-61 = شش و یک
play-throw-name-62 = شش و دو
play-throw-name-63 = شش و سه
play-throw-name-64 = شش و چهار
play-throw-name-65 = شش و بش
play-throw-name-66 = جفت شش
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] یک‌ها
    [2] دوها
    [3] سه‌ها
    [4] چهارها
    [5] پنج‌ها
   *[6] شش‌ها
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = سفید
play-black = سیاه
play-you = شما
play-computer = رایانه
play-computer-at = رایانه، سطح { $level }
play-program = برنامه
play-white-note = عاجی
play-black-note = سرخ تیره

## The lobby.

play-rule-set = قواعد
play-auto-forced = مرحله‌های اجباری خودکار بازی شوند
play-analyse = تحلیل
play-cancel = انصراف
play-close = بستن
play-load-failed = سرور جواب نمی‌دهد.
play-try-again = دوباره
play-table-unreadable = این بازی باز نمی‌شود: { $reason }
play-table-gone = چنین بازی‌ای این‌جا نیست، یا خصوصی است.
play-to-lobby = همهٔ بازی‌ها

## At the table.

play-throw = ریختن تاس
play-throw-first = تاس برای شروع
play-done = تمام
play-decline = رد کردن
play-next-game = بازی بعد
play-new-match = بازی تازه
play-undo-step = لغو
play-undo-stage = { $number ->
    [1] لغو یک‌ها
    [2] لغو دوها
    [3] لغو سه‌ها
    [4] لغو چهارها
    [5] لغو پنج‌ها
   *[6] لغو شش‌ها
}
play-undo-turn = لغو همه
play-resign = تسلیم
play-sounds = صداها
play-resign-offer = { $who ->
    [you] پیشنهاد تسلیم می‌دهید.
   *[other] { $name } پیشنهاد تسلیم می‌دهد.
}
play-resign-refused = { $who ->
    [you] بازی ادامه دارد.
   *[other] { $name } نمی‌پذیرد: بازی ادامه دارد.
}
play-show-again = دوباره
play-chat = گفتگو
play-save-game = ذخیره
play-skip = رد شدن
play-moves = حرکت‌ها
play-no-moves = هنوز حرکتی نیست.
play-signs = نشانه‌ها
play-sign-times = این گام چهار بار
play-sign-hit = مهره‌ای را می‌زند
play-sign-lost = این عدد می‌سوزد
play-sign-passed = به حریف می‌رسد
play-sign-single = جا فقط برای یک مهرهٔ شما
play-menu = حرکت‌ها و تنظیمات
play-pip-word = پیپ
play-off = بیرون
play-hand = دست
play-score-line = { $to ->
    [1] تک‌بازی
   *[other] مسابقه تا { $to }
}
play-game-number = بازی { $number }
play-next-four_steps = جفت یعنی چهار گام
play-next-four_steps-short = جفت: { 4 } گام
play-next-two_steps = جفت ساده است: دو گام
play-next-two_steps-short = جفت: { 2 } گام
play-next-of_choice = جفت: دو برابر عددش مهره
play-next-of_choice-short = جفت: مهره به انتخاب
play-next-cascades = جفت بعدی زنجیره می‌شود
play-next-cascades-short = جفت زنجیره است
play-next-plain = تاس { $number } از { $of }: جفت ساده
play-next-plain-short = تاس { $number } از { $of }: ساده
## Settings.

play-settings = تنظیمات
play-tutor-checking = نوبت شما بررسی می‌شود…

## Connection and refusals.

play-connecting = در حال اتصال…
play-lost = اتصال قطع شد. بازی محفوظ است؛ دوباره تلاش می‌شود…
play-data-removed = مرورگر داده‌های این صفحه و همراه آن این بازی را پاک کرده است.
play-computer-simple-short = کامل بار نشده: ضعیف‌تر بازی می‌کند
play-computer-simple = رایانه هنوز کامل بارگذاری نشده است و ضعیف‌تر از سطح خود بازی می‌کند. همین که آنلاین شوید در سطح خود بازی می‌کند.
play-computer-stopped = رایانه اکنون نمی‌تواند بازی کند. دوباره تلاش می‌شود…
play-try-now = الان امتحان کن
play-rejected-malformed = سرور این را نفهمید.
play-rejected-wrong-phase = الان نمی‌شود.
play-rejected-illegal-step = این گام ممکن نیست.
play-rejected-not-your-seat = نوبت شما نیست.
play-rejected-not-kept = ذخیره نشد، پس انجام نشد. دیسک پر است یا فقط‌خواندنی؟
play-rejected-internal = سرور نتوانست این کار را بکند.
play-rejected-busy = موتور مشغول است. کمی بعد دوباره.
play-rejected-run-stopped = مهره تا آن‌جا نمی‌رود.
play-rejected-man-stuck = الان هیچ مهره‌ای از آن‌جا حرکت نمی‌کند.
play-rejected-offline = اتصال نیست: چیزی فرستاده نشد.
play-rejected-no-simd = این مرورگر برای این صفحه قدیمی است: WebAssembly آن SIMD ندارد. در مرورگری تازه‌تر می‌توان بازی کرد.
play-rejected-no-storage = این مرورگر نمی‌گذارد صفحه بازی‌ها را ذخیره کند. پنجرهٔ خصوصی است یا ذخیره‌سازی بسته است؟
play-rejected-no-space = دیگر جایی برای این صفحه نمانده است، پس ذخیره نشد و انجام نشد. همهٔ بازی‌ها را در پرونده‌ای ذخیره کنید و سپس آن‌هایی را که لازم ندارید پاک کنید.
play-rejected-not-loaded = بخشی از صفحه نیست. وقتی آنلاین هستید صفحه را دوباره باز کنید.
play-rejected-no-net = این هنوز کامل بارگذاری نشده است. وقتی آنلاین هستید دوباره امتحان کنید.
play-rejected-ended = بخشی از صفحه که بازی را پیش می‌برد ایستاد. دوباره امتحان کنید.
play-tap-empty = مهره‌ای با حلقه را لمس کنید.
play-tap-theirs = { $side ->
    [black] این مهرهٔ سیاه است. شما سفیدید.
   *[white] این مهرهٔ سفید است. شما سیاهید.
}
play-rejected-rated-game = شما در یک مسابقهٔ امتیازی هستید. تحلیل پس از پایان آن باز می‌شود.

## Evaluation and hint.

play-evaluation = ارزیابی: { $lines }
play-bar-waits = در حال ارزیابی
play-win-chance = { $who ->
    [you] شانس برد شما { $percent }٪
   *[other] شانس برد { $name } { $percent }٪
}
play-win-chance-higher = { $who ->
    [you] شانس برد شما { $percent }٪، مارس یا بیشتر { $higher }٪
   *[other] شانس برد { $name } { $percent }٪، مارس یا بیشتر { $higher }٪
}
play-match-chance = { $who ->
    [you] شانس شما برای بردن مسابقه { $percent }٪
   *[other] شانس { $name } برای بردن مسابقه { $percent }٪
}
play-hint = راهنما
play-hint-show = نشان دادن راهنمایی
play-hint-hide = پنهان کردن راهنمایی
play-hint-thinking = جست‌وجوی بهترین حرکت…
play-hint-failed = الان راهنمایی نیست.
play-hint-win = { $percent }٪ برد
play-hint-loses = { $loss } امتیاز از دست می‌دهد
play-hint-only = تنها حرکت
play-hint-gift = به حریف می‌رسد: { $groups }
play-hint-undo = برای بازی آن مرحله را برگردانید

## The board for a screen reader.

play-board-name = تخته، { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = خان { $number }، { $men }
play-point-name-single = خان { $number }، { $men }، فقط جای یک مهره
play-point-name-lying = خان { $number }، { $men }، خوابیده
play-bar-name = زده‌شده، { $men }
play-hand-name = در دست، { $men }
play-off-name = بیرون، { $men }
play-with-plays = { $place }، قابل بازی: { $numbers }
play-empty = خالی
play-men-white = { $count ->
    [one] { $count } مهرهٔ سفید
   *[other] { $count } مهرهٔ سفید
}
play-men-black = { $count ->
    [one] { $count } مهرهٔ سیاه
   *[other] { $count } مهرهٔ سیاه
}
play-men-on-white = { $men } روی مهرهٔ سفید حبس‌شده
play-men-on-black = { $men } روی مهرهٔ سیاه حبس‌شده
play-die-name = تاس { $face }. جابه‌جایی
play-die-name-first = تاس { $face }، اول بازی می‌شود. جابه‌جایی
play-opening-die = تاس { $name }: { $face }

## The ladder.

play-ladder-name = نردبان
play-gift = هدیه
play-gift-of = { $who ->
    [you] هدیه از شما
   *[other] هدیه از { $name }
}
play-number-to-play = مانده
play-number-played = بازی شد
play-number-lost = سوخت
play-number-passed-on = به حریف رسید
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] یک‌ها: { $left } تا مانده.
    [2] دوها: { $left } تا مانده.
    [3] سه‌ها: { $left } تا مانده.
    [4] چهارها: { $left } تا مانده.
    [5] پنج‌ها: { $left } تا مانده.
   *[6] شش‌ها: { $left } تا مانده.
}
play-ladder-then = بعد { $numbers }.
play-to-play = برای بازی: { $numbers }.
play-may-decline = می‌توانید رد کنید.
play-all-played = همه بازی شد.

## What happens.

play-opening = هر طرف یک تاس می‌ریزد؛ بزرگ‌تر شروع می‌کند.
play-tie = هر دو { $face } آوردند: دوباره.
play-begins = { $who ->
    [you] شما شروع می‌کنید: { $own } در برابر { $other }.
   *[other] { $name } شروع می‌کند: { $own } در برابر { $other }.
}
play-begins-won = { $who ->
    [you] بازی پیش را بردید و شروع می‌کنید.
   *[other] { $name } بازی پیش را برد و شروع می‌کند.
}
play-your-throw = { $who ->
    [you] نوبت تاس شماست.
   *[other] نوبت تاس { $name } است.
}
play-name-doublet = { $who ->
    [you] جفتی را نام ببرید: ۱ تا ۶.
   *[other] { $name } جفتی را نام می‌برد.
}
play-plays = { $who ->
    [you] { $numbers } بازی می‌کنید.
   *[other] { $name } { $numbers } بازی می‌کند.
}
play-plays-yours = { $number ->
    [1] { $name } یک‌های شما را بازی می‌کند.
    [2] { $name } دوهای شما را بازی می‌کند.
    [3] { $name } سه‌های شما را بازی می‌کند.
    [4] { $name } چهارهای شما را بازی می‌کند.
    [5] { $name } پنج‌های شما را بازی می‌کند.
   *[6] { $name } شش‌های شما را بازی می‌کند.
}
play-thinking = { $who ->
    [you] شما بازی می‌کنید…
   *[other] { $name } بازی می‌کند…
}
play-threw = { $who ->
    [you] { $call } آوردید.
   *[other] { $name } { $call } آورد.
}
play-named = { $who ->
    [you] { $call } را نام بردید.
   *[other] { $name } { $call } را نام برد.
}
play-cascade = زنجیره!
play-confirm = همه بازی شد. تمام؟
play-confirm-names = ۲-۱ بازی شد. پس از «تمام» جفتی را نام ببرید.
play-done-passes = { $who ->
    [you] با «تمام»، { $groups } به شما می‌رسد.
   *[other] با «تمام»، { $groups } به { $name } می‌رسد.
}
play-passed = { $who ->
    [you] حرکتی ندارید: { $numbers }.
   *[other] { $name } حرکتی ندارد: { $numbers }.
}
play-lost-numbers = سوخت: { $numbers }.
play-no-more = دیگر چیزی نمی‌شود بازی کرد.
play-only-play = تنها حرکت بود و برای شما بازی شد.
play-hand-over = { $who ->
    [you] شما { $groups } بازی می‌کنید، بعد تاس می‌ریزید.
   *[other] { $name } { $groups } بازی می‌کند، بعد تاس می‌ریزد.
}
play-played = { $who ->
    [you] { $play } بازی کردید.
   *[other] { $name } { $play } بازی کرد.
}
play-hit-on = زده شد: { $points }.
play-pinned-on = حبس شد: { $points }.
play-undone = { $steps ->
    [one] { $steps } گام برگشت.
   *[other] { $steps } گام برگشت.
}
# A man went from one place to another.
play-stepped = از { $from } به { $to }.
play-stepped-hit = از { $from } به { $to }، با زدن مهره.
play-stepped-pin = از { $from } به { $to }، با حبس مهره.
play-place-bar = زده‌شده
play-place-hand = دست
play-place-off = بیرون

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = خان‌ها
play-log = آنچه گذشت

## The end.

play-won = { $who ->
    [you] شما بردید
   *[other] { $name } برد
}
play-draw = مساوی
play-end-show = نتیجه
play-result-single = برد ساده
play-result-double = مارس
play-result-triple = مارس سیاه
play-result-capote = کاپوت
play-result-mother = مادر حبس شد
play-result-jan = ژان
play-result-left = مهره‌های مانده
play-result-tie = برابر
play-units = { $units ->
    [one] { $units } امتیاز
   *[other] { $units } امتیاز
}
play-result-note = { $result }، { $units }
play-result-note-resigned = { $result } با تسلیم، { $units }
play-result-on-time = برد با پایان زمان
play-enter-dice = وارد کردن تاس
