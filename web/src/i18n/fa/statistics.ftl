# Statistics: what the games kept here come to.

statistics-title = آمار
statistics-lead = حاصل بازی‌هایی که روی این رایانه نگه داشته شده‌اند.
statistics-counting = در حال شمردن…
statistics-person = بازی‌های چه کسی
statistics-everybody = همهٔ بازیکن‌های این‌جا
statistics-game = بازی
statistics-as-table = در جدول
statistics-empty-title = هنوز چیزی برای شمردن نیست
statistics-empty-text = با رایانه بازی کنید، بازی را تحلیل کنید یا معمایی حل کنید. نتیجه‌ها، رتبهٔ شما و تاس‌ها این‌جا شمرده می‌شوند.
statistics-empty-play = بازی کنید
statistics-empty-analysis = تحلیل یک بازی
statistics-empty-puzzles = حل یک معما
statistics-tables = { $count ->
    [one] { $count } مسابقه شمرده شد.
   *[other] { $count } مسابقه شمرده شد.
  }
statistics-between = { $count ->
    [one] { $count } بازی تمام‌شده میان دو نفر.
   *[other] { $count } بازی تمام‌شده میان دو نفر.
  }
statistics-on-wood = { $count ->
    [one] { $count } بازی تمام‌شده روی تختهٔ واقعی.
   *[other] { $count } بازی تمام‌شده روی تختهٔ واقعی.
  }
statistics-unreadable = { $count ->
    [one] { $count } مسابقه خوانده نمی‌شود و شمرده نشد.
   *[other] { $count } مسابقه خوانده نمی‌شود و شمرده نشد.
  }
statistics-left-out = { $count ->
    [one] { $count } مسابقهٔ قدیمی‌تر شمرده نشد.
   *[other] { $count } مسابقهٔ قدیمی‌تر شمرده نشد.
  }

statistics-results-title = نتیجه‌ها با رایانه
statistics-results-none = هنوز بازی‌ای با رایانه تمام نشده است.
statistics-results-sum = بازی برده و باخته، امتیاز { $units }
statistics-results-note = هر عدد: ⁦برده – باخته⁩. بازی‌هایی که از وضعیت دلخواه یا با تاس دلخواه شروع شده‌اند شمرده نمی‌شوند.
statistics-column-games = بازی
statistics-column-units = امتیاز
statistics-column-multiple = مارس
statistics-column-matches = مسابقه
statistics-drawn = { $count ->
    [one] { $count } بازی مساوی شد.
   *[other] { $count } بازی مساوی شد.
  }

statistics-rating-title = رتبه در برابر سطح‌ها
statistics-rating-none = هنوز مسابقه‌ای با رایانه تمام نشده است.
statistics-rating-from = { $count ->
    [one] از { $count } مسابقه
   *[other] از { $count } مسابقه
  }
statistics-rating-note = هر بازی مقیاس خودش را دارد. سطح { 1 } رتبهٔ { NUMBER(1000, useGrouping: 0) } دارد و بقیه آن‌چه در مسابقه‌های تا { 7 } بالاتر از آن سنجیده شده؛ مسابقهٔ کوتاه‌تر کمتر می‌گوید. رتبهٔ واقعی در { 95 } مورد از { 100 } درون ± است.
statistics-level = سطح { $level }
statistics-when = کِی
statistics-result = نتیجه
statistics-won = برد
statistics-lost = باخت
statistics-rating = رتبه

statistics-performance-title = چقدر خوب بازی کردید
statistics-performance-none = هنوز بازی‌ای از شما این‌جا تحلیل نشده است.
statistics-performance-note = از تحلیل‌های شما: میانگین زیان هر تصمیم، ضرب در { 500 }. کمتر بهتر است: { 0 } یعنی بی‌نقص.
statistics-performance-older = بازی‌های قدیمی‌تر
statistics-against = { $name } در برابر { $opponent }

statistics-openings-title = شروع بازی
statistics-openings-none = هنوز در هیچ بازی‌ای پرتاب اول با شما نبوده است.
statistics-openings-not-yet = این بازی هنوز جدول شروع ندارد، برای همین حرکت‌های اول بدون ارزیابی می‌آیند.
statistics-openings-note = اولین تاس بازی‌هایی که شما شروع کردید، و آن‌چه جدول‌های شروع دربارهٔ حرکت شما می‌گویند.
statistics-openings-worth = عددهای کوچک و زیان‌ها امتیاز در هر بازی‌اند، از دفعه‌های فراوانی که برنامه بازی کرده. جدول‌ها چهار حرکت برتر هر تاس را دارند؛ اختلاف کمتر از { $equal } تقریباً برابر است.
statistics-openings-best = بهتر: { $play }
statistics-openings-outside = در جدول نیست
statistics-openings-pass = بی‌حرکت
statistics-throw = تاس
statistics-play = حرکت شما
statistics-times = دفعه
statistics-units-game = امتیاز هر بازی
statistics-best = بهترین

statistics-dice-title = تاس‌ها
statistics-dice-hand-title = تاس‌های ریخته با دست
statistics-dice-too-few = تاس‌ها کمتر از آن است که بشود چیزی گفت.
statistics-dice-as-expected = این تاس‌ها مثل تاس سالم‌اند.
statistics-dice-unusual = نامعمول: از تاس سالم، از هر بیست نمونه یکی این‌طور یا عجیب‌تر است.
statistics-dice-very-unusual = بسیار نامعمول: از تاس سالم، از هر هزار نمونه یکی این‌طور یا عجیب‌تر است.
statistics-dice-honest = از هر بیست نمونهٔ سالم یکی نامعمول به نظر می‌رسد. این بخت است، نه عیب.
statistics-dice-faces = شش عدد تاس
statistics-dice-pairs = بیست و یک تاس
statistics-dice-line = خط‌چین مقدار مورد انتظار است: { $expected }.
statistics-dice-degrees = درجهٔ آزادی { $degrees }
statistics-dice-cell = { $dice }: { $count }، انتظار { $expected }
statistics-dice-who = چه کسی چه ریخت
statistics-dice-who-note = با تاس سالم میانگین جمع نزدیک { 7 } است.
statistics-dice-own = شما
statistics-dice-opponents = حریف‌ها
statistics-dice-all = همهٔ مسابقه‌ها
statistics-dice-throws = تاس
statistics-dice-doublets = جفت
statistics-dice-expected = انتظار
statistics-dice-mean = میانگین جمع
statistics-dice-face = عدد { $face }
statistics-dice-which = همهٔ تاس‌های همهٔ مسابقه‌هایی که تاسشان از عددی پنهان می‌آید، هر که بازی کرده باشد.
statistics-dice-hand-which = همهٔ تاس‌هایی که برای تختهٔ واقعی وارد شده‌اند، هر که بازی کرده باشد.
statistics-dice-opening = تاس‌هایی که شروع‌کننده را تعیین می‌کنند شمرده نمی‌شوند: آن‌قدر ریخته می‌شوند تا فرق کنند.

statistics-puzzles-title = رتبه از معماها
statistics-puzzles-none = هنوز معمایی حل نکرده‌اید.
