## The pages of analyses.

analysis-title = تحلیل
analysis-lead = بازی کجا برده شد و کجا باخته شد، حرکت به حرکت.
analysis-list-title = تحلیل‌های شما
analysis-none = هنوز بازی‌ای تحلیل نشده است.
analysis-games-title = بازی‌های شما
analysis-no-games = بازی تحلیل‌نشده‌ای این‌جا نیست.
analysis-paste-title = ثبتی از جای دیگر
analysis-paste-label = متن ثبت
analysis-paste-hint = ثبتی از همین برنامه را به صورت متن یا JSON، یا مسابقه‌ای از برنامه‌ای دیگر را به صورت ‎.mat یا SGF بچسبانید.
analysis-analyse = تحلیل
analysis-choose-file = انتخاب فایل‌ها
analysis-faults = چیزی در این ثبت نادرست است یا نیست. آنچه خواندنی بود تحلیل شد.
analysis-assumed = متن UTF-8 نیست و به‌عنوان { $encoding } خوانده شد: شاید بعضی حروف نام‌ها نادرست باشد.
analysis-cube = { $count ->
    [one] در این ثبت یک تصمیم دربارهٔ تاس دوبل‌کننده هست. این تصمیم ارزیابی نمی‌شود و بازی آن بدون تاس دوبل‌کننده حساب می‌شود.
   *[other] در این ثبت { $count } تصمیم دربارهٔ تاس دوبل‌کننده هست. این تصمیم‌ها ارزیابی نمی‌شوند و بازی‌ها بدون تاس دوبل‌کننده حساب می‌شوند.
}
analysis-refused = این را نمی‌شود تحلیل کرد:
analysis-remove = حذف تحلیل { $white } و { $black }
analysis-remove-ask = تحلیل { $white } و { $black } حذف شود؟ خود بازی می‌ماند.
analysis-remove-yes = حذف
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = تحلیل باز می‌شود…
analysis-gone = این تحلیل دیگر نیست.
analysis-to-list = همهٔ تحلیل‌ها
analysis-offline = سرور جواب نمی‌دهد.
analysis-connection-lost = اتصال قطع شد. دوباره تلاش می‌شود.
analysis-unkept = یافته‌ها ذخیره نمی‌شود: شاید دیسک پر باشد.

## How far it is.

analysis-progress = { $done } از { $of } دیده شد
analysis-state-waiting = در انتظار تحلیل دیگر
analysis-state-running = در حال محاسبه
analysis-state-stopped = متوقف
analysis-state-done = کامل
analysis-depth = { $plies ->
    [0] بدون نگاه به جلو
    [one] { $plies } تاس جلوتر
   *[other] { $plies } تاس جلوتر
}
analysis-depth-none = هنوز دیده نشده
analysis-by-trials = { $trials ->
    [one] { $trials } آزمایش
   *[other] { $trials } آزمایش
}
analysis-exact = دقیق
analysis-deepen = { $plies ->
    [one] نگاه به { $plies } تاس جلوتر
   *[other] نگاه به { $plies } تاس جلوتر
}
analysis-roll-out = سنجش با آزمایش
analysis-roll-out-more = آزمایش بیشتر
analysis-rolling = آزمایش‌ها: { $trials } از { $of }
analysis-stop = توقف
analysis-go-on = ادامه

## The board and the moves.

analysis-board = تختهٔ تحلیل
analysis-moves = حرکت‌ها
analysis-games = بازی
analysis-game = بازی { $number }
analysis-first = اول
analysis-back = قبلی
analysis-on = بعدی
analysis-last = آخر
analysis-turn-label = { $number ->
    [0] پیش از اولین نوبت
   *[other] نوبت { $number }
}، { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] شروع، شما آغاز می‌کنید: { $dice }
   *[other] شروع، { $name } آغاز می‌کند: { $dice }
}
analysis-no-play = بدون حرکت
analysis-cascade = زنجیره
analysis-received = { $who ->
    [you] آنچه رسیده را بازی می‌کنید
   *[other] { $name } آنچه رسیده را بازی می‌کند
}
analysis-class-forced = تنها حرکت
analysis-class-best = بهترین حرکت
analysis-class-fine = حرکت خوب
analysis-class-doubtful = مشکوک
analysis-class-error = خطا
analysis-class-blunder = خطای بزرگ
analysis-luck-of-throw = بخت این تاس
analysis-result = { $who ->
    [you] بردید: { $result }
   *[other] { $name } برد: { $result }
}
analysis-no-result = ناتمام

## The stage looked at.

analysis-tabs = چه نشان داده شود
analysis-tab-stage = حرکت
analysis-tab-throws = تاس‌ها
analysis-tab-summary = خلاصه
analysis-tab-moves = حرکت‌ها
analysis-candidates = نامزدها
analysis-made = بازی شد
analysis-not-yet = رقم‌های این حرکت هنوز نرسیده.
analysis-only = فقط یک حرکت بود.
analysis-loss-note = زیان، حرکت‌ها را با ژرف‌ترین نگاه مشترک می‌سنجد.
analysis-chances = { $win }٪ برد، { $double }٪ آن مارس یا بیشتر؛ { $lose }٪ باخت مارس یا بیشتر
analysis-then = بعد
analysis-gift = هدیه به { $name }: { $groups }، { $pips ->
    [one] { $pips } پیپ
   *[other] { $pips } پیپ
}
analysis-who-stands = { $name }: شانس برد { $win }٪
analysis-choose-play = برای دیدن رقم‌ها، حرکتی از فهرست انتخاب کنید.

## All throws.

analysis-map-title = تاس‌های دیگر چه ارزشی داشتند
analysis-map-note = برای { $name }. تاسی را انتخاب کنید تا بهترین بازی‌اش را ببینید.
analysis-map-cascades = هر زنجیره تا پایان بازی می‌شود.
analysis-map-gift = { $pips ->
    [one] { $pips } پیپ به حریف می‌رسد
   *[other] { $pips } پیپ به حریف می‌رسد
}
analysis-map-thrown = تاسی که آمد
analysis-what-if = { $who ->
    [you] اگر { $dice } آورده بودید؟
   *[other] اگر { $name } { $dice } آورده بود؟
}
analysis-as-thrown = برگشت به { $dice }
analysis-thinking = در حال فکر…
analysis-nothing-to-play = با این تاس چیزی بازی نمی‌شود.

## What it comes to.

analysis-rating = نرخ خطا، کمتر بهتر است
analysis-rating-note = میانگین زیان هر تصمیم، ضرب در { 500 }. کمتر بهتر است: { 0 } یعنی بی‌نقص.
analysis-decisions = تصمیم‌ها
analysis-doubtfuls = حرکت‌های مشکوک
analysis-errors = خطاها
analysis-blunders = خطاهای بزرگ
analysis-lost = زیان حرکت‌ها
analysis-luck = بخت
analysis-luck-opening = شروع
analysis-luck-throws = تاس‌های معمولی
analysis-luck-cascades = زنجیره‌ها
analysis-luck-gifts = هدیه‌های رسیده
analysis-luck-note = تاس‌ها چقدر از میانگین همهٔ تاس‌ها بهتر بودند، به امتیاز.
analysis-mistakes = بزرگ‌ترین خطاها
analysis-no-mistakes = هیچ حرکتی زیان چشمگیری نداشت.
analysis-mistake = { $name }، نوبت { $turn }: { $play }
analysis-cards = ذخیره به‌صورت کارت برای Anki
analysis-cards-busy = کارت‌ها نوشته می‌شوند…

## The graph.

analysis-graph = روند بازی
analysis-graph-value = { $turn }. ارزش برای { $name } { $worth }، بخت { $luck }
analysis-graph-equity = ارزش برای { $name }
analysis-graph-luck = بخت { $name }
analysis-graph-cascades = زنجیره
analysis-graph-gifts = هدیه
analysis-graph-errors = خطا یا خطای بزرگ

## From here on.

analysis-play-on = ادامه از این‌جا
analysis-play-on-note = نوبت: { $name }. شما این طرف را بازی می‌کنید و رایانه طرف دیگر را.
analysis-play-on-start = بازی
analysis-play-on-failed = بازی شروع نشد.

## Several records together.

analysis-report = یک گزارش از همه
analysis-report-title = { $count ->
    [one] یک ثبت
   *[other] { $count } ثبت با هم
}
analysis-report-of = خطاهای
analysis-report-everybody = همه
analysis-report-players = بر پایهٔ بازیکن
analysis-report-games = بر پایهٔ بازی
analysis-report-opponents = بر پایهٔ حریف
analysis-report-phases = بر پایهٔ مرحله
analysis-phase-opening = چهار تاس نخست
analysis-phase-contact = دو طرف هنوز به هم می‌رسند
analysis-phase-race = مسابقهٔ سرعت
analysis-phase-bear-off = بیرون بردن
analysis-report-rate = نرخ خطا
analysis-report-all = همه با هم
analysis-report-progress = { $done } از { $all } بررسی شد
analysis-report-refused = تحلیل نشد:
analysis-report-repeated = { $count ->
    [one] یک پرونده همان مسابقهٔ پرونده‌ای دیگر را دارد و شمرده نمی‌شود.
   *[other] { $count } پرونده همان مسابقه‌های پرونده‌های دیگر را دارند و شمرده نمی‌شوند.
}

## Turns as a moving picture.

analysis-clip = کلیپ
analysis-clip-from = از نوبت
analysis-clip-to = تا نوبت
analysis-clip-failed = کلیپ ساخته نشد. دوباره بیازما یا نوبت‌های کمتری برگزین.
