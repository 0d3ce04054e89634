## At the table.

play-rematch = بازی دوباره
play-resign-ask = چه چیزی را واگذار می‌کنید؟
play-resign-consent = طرف مقابل می‌تواند نپذیرد؛ آن‌وقت بازی ادامه دارد.
play-resign-at-once = بازی فوراً تمام می‌شود.
play-resign-later = هنوز ممکن است این‌قدر ببازید. کمتر از این را وقتی می‌توان پیشنهاد داد که یکی از شما تاسش را بازی می‌کند.
play-resign-accept = پذیرفتن
play-resign-refuse = ادامهٔ بازی

## Settings.

play-tutor-loses = { $loss } امتیاز از دست می‌دهد.
play-tutor-better = بهتر است: { $best }٪ برد به جای { $made }٪.
play-tutor-take-back = برگرداندن
play-tutor-anyway = باز هم بازی
## What happens.

play-stalls = { $who ->
    [you] در { $number } ماندید
   *[other] { $name } در { $number } ماند
}
play-declined = { $who ->
    [you] رد کردید.
   *[other] { $name } رد کرد.
}
play-hand-over-may = { $who ->
    [you] می‌توانید { $groups } بازی کنید، بعد تاس می‌ریزید.
   *[other] { $name } می‌تواند { $groups } بازی کند، بعد تاس می‌ریزد.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = فرمان
play-command-send = فرستادن
play-command-help-text = حرکت را همان‌طور که نوشته می‌شود بنویسید: {"24/18 13/11"}، و {"(2)"} برای دو مهره. یا یک کلمه: تاس، تمام، لغو، مرحله، راهنما، کجا، تسلیم.
play-command-throw = تاس، بریز، ریختن تاس
play-command-done = تمام، پایان
play-command-next = بعدی، بازی بعد
play-command-undo = لغو، برگشت
play-command-undo-stage = مرحله، برگرداندن مرحله
play-command-undo-turn = نوبت، برگرداندن نوبت
play-command-hint = راهنما، راهنمایی
play-command-where = کجا، تخته
play-command-help = کمک
play-command-resign = تسلیم
play-command-unknown = «{ $word }» فهمیده نشد. حرکت این‌طور نوشته می‌شود: {"24/18"}.
play-command-cannot = از { $from } به { $to } را الان نمی‌شود بازی کرد.
play-command-not-now = الان نمی‌شود.
play-side-line = { $name }: { $pips } پیپ مانده، { $off } مهره بیرون

## The end.

play-draw-note = هیچ طرفی دیگر نمی‌تواند حرکت کند.
play-tie-note = هر دو مادر حبس شده‌اند.
play-capote-why = نخستین مهره بیرون رفت و { $men } مهره هنوز باید وارد می‌شد.
play-jan-count = روی بار { $bar }، آزاد { $free }
play-limpold = لیمپولد: مهره‌های روی بار نمی‌توانند وارد شوند.
play-match-over = { $who ->
    [you] مسابقه را بردید.
   *[other] { $name } مسابقه را برد.
}
play-end-better = { $who ->
    [you] شما بهتر بازی کردید
   *[other] { $name } بهتر بازی کرد
}
play-end-alike = یکسان بازی کردید
play-end-helped = { $who ->
    [you] تاس با شما بود.
   *[other] تاس با { $name } بود.
}
play-end-even = تاس برابر بود.
play-end-play = بازی
play-end-luck = شانس
play-end-errors = خطا { $own } – { $other }
play-end-best = بهترین حرکت
play-end-costliest = گران‌ترین حرکت
play-end-cascade = بزرگ‌ترین زنجیره
play-end-cascade-size = { $dice }: { $steps } گام، { $pips } خانه
play-end-send-clip = فرستادن کلیپ
play-end-send = فرستادن تصویر
play-end-names = با نام‌ها
play-end-how = چطور بازی کردم؟
play-end-short = بازی برای داوری کوتاه است.
play-end-reading = بازی خوانده می‌شود…
play-end-through = مرور بازی
play-coach-throw = تاس بریزید. عدد بزرگ‌تر شروع می‌کند.
play-coach-tap = مهره‌ای با حلقهٔ آبی را لمس کنید.
play-coach-cascade = { $number ->
    [1] جفت ادامه دارد: یک‌ها، بعد همهٔ بزرگ‌ترها تا شش‌ها.
    [2] جفت ادامه دارد: دوها، بعد همهٔ بزرگ‌ترها تا شش‌ها.
    [3] جفت ادامه دارد: سه‌ها، بعد چهارها، پنج‌ها و شش‌ها.
    [4] جفت ادامه دارد: چهارها، بعد پنج‌ها، بعد شش‌ها.
    [5] جفت ادامه دارد: پنج‌ها، بعد شش‌ها.
   *[6] زنجیره با شش‌ها تمام می‌شود: چهار تا.
}
play-coach-passes = { $number ->
    [1] یک‌ها جا نمی‌شوند. حالا { $name } بازی می‌کند.
    [2] دوها جا نمی‌شوند. حالا { $name } بازی می‌کند.
    [3] سه‌ها جا نمی‌شوند. حالا { $name } بازی می‌کند.
    [4] چهارها جا نمی‌شوند. حالا { $name } بازی می‌کند.
    [5] پنج‌ها جا نمی‌شوند. حالا { $name } بازی می‌کند.
   *[6] شش‌ها جا نمی‌شوند. حالا { $name } بازی می‌کند.
}
play-coach-gift = { $number ->
    [1] { $name } نتوانست یک‌ها را بازی کند. حالا مال شماست.
    [2] { $name } نتوانست دوها را بازی کند. حالا مال شماست.
    [3] { $name } نتوانست سه‌ها را بازی کند. حالا مال شماست.
    [4] { $name } نتوانست چهارها را بازی کند. حالا مال شماست.
    [5] { $name } نتوانست پنج‌ها را بازی کند. حالا مال شماست.
   *[6] { $name } نتوانست شش‌ها را بازی کند. حالا مال شماست.
}
play-coach-hit = مهرهٔ شما خورد. اول آن وارد می‌شود.
play-coach-pin = قفل: مهرهٔ حبس‌شده. تا مهره‌ای روی آن است می‌ماند.
play-coach-hand = مهره‌ها از دست وارد می‌شوند: آن را لمس کنید.
play-coach-off = همهٔ مهره‌ها در خانه‌اند. حالا بیرون می‌روند.
play-coach-got = فهمیدم
play-coach-off-button = بدون راهنما

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = بازی { $number } مسابقه: { $game }. سپس: { $next }.
play-next-title = بعدی: { $game }
play-next-way-contrary = رو به یکدیگر حرکت می‌کنید.
play-next-way-parallel = هر دو در یک جهت حرکت می‌کنید.
play-next-man-hit = مهرهٔ تنها زده می‌شود.
play-next-man-block = یک مهره خانه را می‌بندد.
play-next-man-pin = مهرهٔ تنها حبس می‌شود.
