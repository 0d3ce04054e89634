## The editor: a position is set up by hand.

editor-title = چیدن وضعیت
editor-lead = هر وضعیتی را بچینید، ایرادش را ببینید، از آن بازی کنید یا تحلیلش کنید.
editor-board = تخته‌ای که چیده می‌شود
editor-hint = مهره را به هر جا بکشید، یا روی آن و بعد روی هر جایی که آن و همراهانش می‌روند بزنید. کلید Escape رها می‌کند.
editor-undo = لغو
editor-start-position = وضعیت شروع
editor-empty = همه بیرون
editor-exchange = جابه‌جایی رنگ‌ها
editor-loading = وضعیت خوانده می‌شود…

## A link that leads nowhere.

editor-broken = این پیوند وضعیت خوانایی ندارد.
editor-broken-take-start = از وضعیت شروع
editor-broken-take-empty = از تختهٔ خالی

## Rules.

editor-rules = قواعد
editor-options = گزینه‌های قواعد
editor-option-compulsion = عددهایی که باید بازی شوند
editor-option-next-game = شروع بازی بعد
editor-option-opening = بعد از تاس شروع
editor-option-after = تاس‌های ساده پیش از زنجیره
editor-option-count = شمارش تاس‌ها
editor-option-remainder = آنچه از زنجیره بازی نشود
editor-option-remainder-order = هنگام بازی باقی‌مانده
editor-option-unstarted = زنجیره‌ای که شروع نشد
editor-option-entry-base = شش وارد می‌شود به
editor-option-re-entry = مهره‌هایی که دوباره وارد می‌شوند
editor-option-free-point = خان آزاد در جلو
editor-option-capote = کاپوت
editor-option-mother-tie = امتیاز هر طرف اگر هر دو مادر حبس شوند
editor-option-own-table-most = خانه‌های بخش دور خود، حداکثر
editor-option-opp-table-most = خانه‌های بخش دور حریف، حداکثر
editor-option-must-open = دیوار باید برای که باز شود
editor-option-head-first = دو مهره از سر در پرتاب نخست
editor-option-prime-check = شش خانهٔ پشت سر هم کی دیده می‌شود
editor-option-bouchon = شش پشت سر هم بی مهره روی ۲ و ۱
editor-option-double = دو امتیاز اگر بازنده هیچ مهره‌ای بیرون نبرده باشد
editor-option-head = مهره‌های خودی روی ۱۳
editor-option-single = خانه‌های یک مهره‌ای
editor-option-limpold = لیمپولد یعنی
editor-value-most-then-larger = هر چه بیشتر، بعد بزرگ‌تر
editor-value-most = هر چه بیشتر
editor-value-free = به دلخواه
editor-value-winner-leads = با برنده
editor-value-opening-throw = با تاس شروع
editor-value-throw-again = شروع‌کننده دوباره می‌ریزد
editor-value-play-opening-dice = همان تاس‌ها بازی می‌شود
editor-value-per-player = برای هر بازیکن جدا
editor-value-whole-game = برای هر دو با هم
editor-value-opponent-plays = حریف بازی می‌کند
editor-value-lost = می‌سوزد
editor-value-go-on = عددهای بسته کنار می‌روند
editor-value-stop-at-first = در اولین عدد بسته تمام می‌شود
editor-value-passes = به حریف می‌رسد
editor-value-packed = هر خان یک مهره
editor-value-may-double = دو مهره مجاز است
editor-value-single = فقط یکی
editor-value-half = ۲۴ تا ۱۳
editor-value-quarter = ۲۴ تا ۱۹
editor-value-frozen = هرگز وارد نمی‌شود
editor-value-shut = راه ورود بسته است
editor-value-on = بله
editor-value-off = نه
editor-value-one-point = مهره‌ها در یک خانه
editor-value-stuck = هر که حرکتی ندارد
editor-value-list = با ۶-۶، ۴-۴، ۳-۳
editor-value-blocked = اگر یکی نتواند
editor-value-end = در پایان پرتاب
editor-value-step = در هر گام
editor-value-25 = { 19 }
editor-value-24 = { 18 }

## Whose turn it is.

editor-turn = نوبت
editor-phase-opening = تاس شروع
editor-phase-throw = تاس ریختن
editor-phase-name = نام بردن
editor-phase-play = بازی
editor-phase-over = پایان بازی
editor-thrower = چه کسی تاس می‌ریزد
editor-threw = چه کسی تاس ریخت
editor-mover = چه کسی بازی می‌کند
editor-mover-thrower = ریزندهٔ تاس
editor-mover-other = طرف دیگر (باقی‌مانده)
editor-numbers = عددهای بازی‌نشده
editor-first-number = عدد اول
editor-second-number = عدد دوم
editor-count = چند تا
editor-then = بعد از آن: { $numbers }، از هر کدام چهار تا.
editor-then-none = بعد از این مرحله چیزی نیست.
editor-winner = برنده
editor-nobody = هیچ‌کس
editor-result = نتیجه
editor-result-single = برد ساده
editor-result-double = مارس
editor-result-triple = مارس سیاه
editor-result-capote = کاپوت
editor-result-mother = حبس مادر
editor-result-jan = ژان
editor-result-left = مهره‌های مانده
editor-tie = برابر: هر دو مادر

## Men and throws.

editor-men = مهره‌ها و تاس‌ها
editor-side-white = سفید
editor-side-black = سیاه
editor-bar = مهره‌های زده‌شده
editor-hand = مهره‌های در دست
editor-off = مهره‌های بیرون
editor-throws = تاس‌های ریخته
editor-throws-with-this = تاس‌های ریخته، با همین
editor-fewer = { $what }: یکی کمتر
editor-more = { $what }: یکی بیشتر
editor-pips = سفید { $white } پیپ، سیاه { $black } پیپ

## What is wrong. $side is "white" or "black".

editor-possible = این وضعیت ممکن است.
editor-faults = { $count ->
    [one] یک ایراد:
   *[other] { $count } ایراد:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] سفید در کل { $men } مهره دارد، نه { $most } تا.
   *[black] سیاه در کل { $men } مهره دارد، نه { $most } تا.
}
editor-fault-shared-point = هر دو طرف روی خان { $point } سفیدند که خان { $black } سیاه است.
editor-fault-no-bar = { $side ->
    [white] سفید مهرهٔ زده‌شده دارد، ولی در این بازی مهره زده نمی‌شود.
   *[black] سیاه مهرهٔ زده‌شده دارد، ولی در این بازی مهره زده نمی‌شود.
}
editor-fault-no-hand = { $side ->
    [white] سفید در دست مهره دارد، ولی در این بازی همه روی تخته شروع می‌کنند.
   *[black] سیاه در دست مهره دارد، ولی در این بازی همه روی تخته شروع می‌کنند.
}
editor-fault-packed = { $side ->
    [white] سفید روی خان { $point }، { $men } مهره دارد؛ آن‌جا دست بالا { $most } جا دارد.
   *[black] سیاه روی خان { $point }، { $men } مهره دارد؛ آن‌جا دست بالا { $most } جا دارد.
}
editor-fault-opening-under-way = در شروع، همهٔ مهره‌ها سر جای اول‌اند و کسی تاس نریخته است.
editor-fault-bad-stage = این عددها مرحله نیست: یا دو عدد متفاوت، یا یک تا چهار عدد برابر.
editor-fault-no-throw = { $side ->
    [white] سفید تاس ریخته، پس دست‌کم یک تاس او باید شمرده شود.
   *[black] سیاه تاس ریخته، پس دست‌کم یک تاس او باید شمرده شود.
}
editor-fault-nothing-named = در این بازی کسی جفتی را نام نمی‌برد.
editor-fault-bad-named = جفت نام‌برده چهار عدد برابر است که نام‌برنده بازی می‌کند.
editor-fault-no-remainder = { $side ->
    [white] سفید نمی‌تواند باقی‌مانده بازی کند: از این تاس چیزی نمی‌رسد.
   *[black] سیاه نمی‌تواند باقی‌مانده بازی کند: از این تاس چیزی نمی‌رسد.
}
editor-fault-nothing-to-play = { $side ->
    [white] سفید در این مرحله حرکتی ندارد، پس خودش رد می‌شود.
   *[black] سیاه در این مرحله حرکتی ندارد، پس خودش رد می‌شود.
}
editor-fault-already-won = { $side ->
    [white] سفید همهٔ مهره‌ها را بیرون برده، پس بازی تمام است.
   *[black] سیاه همهٔ مهره‌ها را بیرون برده، پس بازی تمام است.
}
editor-fault-not-pinned = { $side ->
    [white] سفید مهرهٔ حبس‌شده‌ای روی خان { $point } دارد که آنجا مهرهٔ تنها حبس نمی‌شود.
   *[black] سیاه مهرهٔ حبس‌شده‌ای روی خان { $point } دارد که آنجا مهرهٔ تنها حبس نمی‌شود.
}
editor-fault-no-pinner = { $side ->
    [white] سفید مهرهٔ حبس‌شده‌ای روی خان { $point } دارد، ولی سیاهی روی آن نیست.
   *[black] سیاه مهرهٔ حبس‌شده‌ای روی خان { $point } دارد، ولی سفیدی روی آن نیست.
}
editor-fault-mother-pinned = { $side ->
    [white] مادر سفید حبس است، پس بازی تمام است.
   *[black] مادر سیاه حبس است، پس بازی تمام است.
}
editor-fault-frozen = { $side ->
    [white] مهره‌های سفید روی بار بیش از خانه‌های ورود است، پس بازی تمام است.
   *[black] مهره‌های سیاه روی بار بیش از خانه‌های ورود است، پس بازی تمام است.
}
editor-fault-dead = با هیچ تاسی هیچ طرفی بازی ندارد، پس بازی مساوی است.
editor-fault-wrong-result = مهره‌ها با این نتیجه جور نیست.

## What to do with it.

editor-play-on = بازی از این‌جا
editor-analyse = تحلیل
editor-analysing = در حال فکر…
editor-judged = { $side ->
    [white] سفید:
   *[black] سیاه:
}
editor-play = بازی
editor-play-failed = تخته چیده نشد: { $reason }
editor-copy-link = کپی پیوند
editor-copied = کپی شد
editor-copy = کپی { $what }
editor-svg = تصویر (SVG)
editor-png = تصویر (PNG)
editor-share = بده‌بستان
editor-id = شناسهٔ وضعیت
editor-gnubg = شناسهٔ وضعیت gnubg
editor-g-code = کد گل‌بهار
editor-picture-note = { $phase } · سفید { $white } پیپ، سیاه { $black } پیپ
editor-picture-opening = تاس شروع
editor-picture-throw = { $side ->
    [white] نوبت تاس سفید
   *[black] نوبت تاس سیاه
}
editor-picture-name = { $side ->
    [white] سفید جفتی را نام می‌برد
   *[black] سیاه جفتی را نام می‌برد
}
editor-picture-play = { $side ->
    [white] نوبت بازی سفید: { $numbers }
   *[black] نوبت بازی سیاه: { $numbers }
}
editor-picture-over = بازی تمام است
