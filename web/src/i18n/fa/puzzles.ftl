# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = معماها
puzzles-intro = یک مرحله، یک بهترین حرکت. پیدایش کنید؛ ترتیب گام‌ها مهم نیست.
puzzles-count = { $count ->
    [one] { $count } معما
   *[other] { $count } معما
}
puzzles-tried = از { $count } معما، { $tried } آزموده و { $solved } حل شده
puzzles-due = { $due ->
    [one] { $due } معما امروز برمی‌گردد
   *[other] { $due } معما امروز برمی‌گردد
}
puzzles-rating = رتبهٔ شما: { $rating }
puzzles-rating-provisional = رتبهٔ شما: { $rating }؟ (موقت، تا حدود ده معما)
puzzles-rating-none = رتبهٔ شما با اولین معما شروع می‌شود
puzzles-solve = حل
puzzles-own-title = خطاهای من
puzzles-own-text = آنچه در بازی‌های خودتان از دست دادید، از تحلیل‌ها. هر کدام یک روز بعد برمی‌گردد و بعد دیرتر و دیرتر، تا یاد بگیرید.
puzzles-own-none = هنوز چیزی این‌جا نیست. یکی از بازی‌هایتان را تحلیل کنید: آنچه از دست رفت این‌جا می‌آید.
puzzles-own-known = { $count ->
    [one] { $count } وضعیت
   *[other] { $count } وضعیت
}
puzzles-own-due = { $due ->
    [0] امروز نوبت هیچ‌کدام نیست
    [one] نوبت { $due } تا رسیده
   *[other] نوبت { $due } تا رسیده
}
puzzles-practise = تمرین
puzzles-others = معماهای دیگر
puzzles-task = بازی شما: { $numbers }. بهترین چیست؟
puzzles-task-gift = باقی‌ماندهٔ تاس حریف به شما رسید، بازی شما: { $numbers }. بهترین چیست؟
puzzles-stage-only = فقط همین مرحله حساب است. ادامهٔ تاس پرسیده نمی‌شود.
puzzles-check = بررسی
puzzles-undo = برگرداندن
puzzles-next = معمای بعد
puzzles-right = درست!
puzzles-right-text = بهترین حرکت همین است.
puzzles-near = خوب. تقریباً چیزی از دست نمی‌دهد.
puzzles-wrong = بهترین حرکت نیست
puzzles-wrong-text = { $loss } امتیاز از دست می‌دهد.
puzzles-try-more = حرکت دیگری را امتحان کنید؛ حساب نمی‌شود.
puzzles-found-late = پس از یک خطا پیدا شد. فقط پاسخ اول حساب می‌شود.
puzzles-tell = بهترین حرکت را نشان بده
puzzles-plays = حرکت‌ها
puzzles-play-best = بهترین
puzzles-play-loses = {"−"}{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = { $percent }٪ برد
puzzles-yours = حرکت شما
puzzles-rating-change = رتبه { $after } ({ $change })
puzzles-rating-change-provisional = رتبه { $after }؟ ({ $change })، موقت
puzzles-rating-of = رتبهٔ معما { $rating }
puzzles-back-in = { $days ->
    [one] { $days } روز دیگر برمی‌گردد.
   *[other] { $days } روز دیگر برمی‌گردد.
}
puzzles-back-not = لازم نیست برگردد.
puzzles-again-note = این را قبلاً دیده‌اید.
puzzles-failed = معما بار نشد.
puzzles-at-hand = این معمای بعدی نیست: آن بار نشد. با معماهایی که در دسترس‌اند ادامه می‌دهید.
puzzles-not-loaded = این معماها بار نشدند و معمای دیگری در دسترس نیست. با اتصال به اینترنت دوباره امتحان کنید.
puzzles-none = هنوز چیزی برای تمرین این‌جا نیست.
puzzles-not-yet = برای این بازی‌ها هنوز معمایی نیست: { $games }.
puzzles-themes = بر پایهٔ موضوع
puzzles-theme-gift = آنچه به شما رسید
puzzles-theme-hand-over = آنچه به حریف می‌دهید
puzzles-theme-entering = ورود
puzzles-theme-bear-off = بیرون بردن
puzzles-theme-race = مسابقهٔ سرعت
puzzles-theme-hit = زدن یا نزدن
puzzles-theme-pin = حبس کردن یا نه
puzzles-theme-cascade = زنجیره
puzzles-theme-doublet = جفت
puzzles-theme-block = بستن راه
puzzles-theme-pair = دو تاس متفاوت
