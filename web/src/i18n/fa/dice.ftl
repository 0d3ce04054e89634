# Check the dice: that every throw follows from the seed promised before the game.

dice-title = بررسی تاس
dice-one = پیش از اولین تاس، عددی پنهان کشیده شد و اثر انگشتش به شما نشان داده شد.
dice-two = هر تاس مسابقه از آن عدد حساب می‌شود، پس بعداً هیچ‌کدام را نمی‌شد عوض کرد.
dice-three = وقتی مسابقه تمام شد عدد نشان داده می‌شود، و این‌جا مرورگر خودتان همهٔ تاس‌ها را دوباره حساب می‌کند.
dice-choose = انتخاب مسابقه
dice-none = هنوز مسابقه‌ای تمام نشده. یکی بازی کنید یا ثبتی را پایین بچسبانید.
dice-or-paste = یا ثبتی بچسبانید
dice-paste-label = ثبت، همان فایلی که میز می‌دهد
dice-check = بررسی
dice-checking = در حال محاسبه…
dice-fair = همهٔ تاس‌ها همان وعده است
dice-fair-text = { $throws ->
    [one] { $throws } تاس از عدد پنهان حساب شد و همان است که در ثبت آمده.
   *[other] هر { $throws } تاس از عدد پنهان حساب شد و همان است که در ثبت آمده.
}
dice-sealed = عدد پنهان هنوز نشان داده نشده
dice-sealed-text = مسابقه تمام نشده. اثر انگشتش از حالا معلوم است: نگهش دارید و در پایان دوباره بررسی کنید.
dice-not-promised = وعده‌ای نبود
dice-not-promised-text = این تاس‌ها دستی وارد شده یا از فهرستی آمده‌اند، پس چیزی برای محاسبه نیست.
dice-unreadable = این ثبت نیست
dice-unreadable-text = همهٔ فایلی را که میز به عنوان ثبت می‌دهد بچسبانید.
dice-fault = این‌ها تاس‌های وعده‌شده نیست
dice-fault-seed = اثر انگشت عدد پنهان همانی نیست که پیش از بازی نشان داده شد.
dice-fault-form = اثر انگشت یا عدد پنهان درست نوشته نشده.
dice-fault-throw = بازی { $game }، تاس { $throw }: عدد پنهان { $expected } می‌دهد، ثبت { $found } می‌گوید.
dice-fingerprint = اثر انگشت، پیش از بازی نشان داده شد
dice-seed = عدد پنهان، بعد از بازی نشان داده شد
dice-throws = تاس‌ها
dice-game = بازی { $game }
dice-failed = ثبت بار نشد.
dice-not-rules = این صفحه تاس‌ها را بررسی می‌کند. درستی حرکت‌ها را تحلیل بازی و برنامه بررسی می‌کند: {"rosespring verify"}.
dice-versus = { $white } – { $black }
