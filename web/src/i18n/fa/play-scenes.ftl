## At the table.

play-rematch = بازی دوباره
play-resign-ask = چه چیزی را واگذار می‌کنید؟
play-resign-consent = طرف مقابل باید بپذیرد.
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
play-capote-why = نخستین مهره بیرون رفت و { $men } مهره هنوز باید وارد می‌شد.
play-match-over = { $who ->
    [you] مسابقه را بردید.
   *[other] { $name } مسابقه را برد.
}
