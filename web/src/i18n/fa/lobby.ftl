lobby-title = تالار
lobby-lead = با پیوند با دوستت بازی کن، یا با هر کسی که اینجاست.
lobby-here = { $count ->
    [one] { $count } نفر اینجاست
   *[other] { $count } نفر اینجا هستند
}
lobby-playing = { $count ->
    [one] { $count } بازی در جریان
   *[other] { $count } بازی در جریان
}
lobby-anybody = بازی با هر کسی
lobby-seeking = در جست‌وجوی بازیکن…
lobby-alone = اکنون فقط تو اینجایی
lobby-alone-text = برای دوستی پیوند بفرست. یا این صفحه را باز بگذار: تا کسی بنشیند، صدایت می‌کند.
lobby-others-text = هنوز کسی این بازی را نپذیرفته است. کنار کسی که منتظر است بنشین، برای دوستی پیوند بفرست، یا صفحه را باز بگذار: صدایت می‌کند.
lobby-stop = دیگر جست‌وجو نکن
lobby-live = اکنون بازی می‌شود
lobby-live-none = اکنون بازی‌ای برای تماشا نیست
lobby-live-note = بازی با کسی از تالار را همه می‌توانند تماشا کنند. بازی تو می‌تواند نخستین باشد.
lobby-seeks = منتظر بازیکن
lobby-seeks-none = کسی منتظر نیست. نخستین باش: «بازی با هر کسی».
lobby-seek = بازی { $game } با { $name }
lobby-yours = مال تو
lobby-people = اکنون اینجا
lobby-people-none = کسی نامش را نشان نمی‌دهد.
lobby-show-name = نامم را به دیگران اینجا نشان بده
lobby-more = گزینه‌های بیشتر
lobby-begins = بازی‌ات آغاز می‌شود!
lobby-lost = ارتباط با تالار قطع شد. در حال برقراری دوباره…
lobby-refused-no-seek = کسی زودتر نشست، یا بازیکن رفته است.
lobby-refused-own-seek = این بازی خودت است. برای بازیکن دیگری است.
lobby-refused-too-many-seeks = افراد زیادی منتظرند. کنار یکی از آن‌ها بنشین یا بعداً دوباره تلاش کن.
lobby-refused-too-many-sockets = تالار در پنجره‌های زیادی باز است. چند تا را ببند.
lobby-range = امتیاز بازیکن دیگر
lobby-range-any = فرقی ندارد
lobby-range-within = دست بالا { $points } بالاتر یا پایین‌تر از شما
lobby-program = اگر تا { $seconds } ثانیه کسی ننشست
lobby-program-none = منتظر آدم می‌مانم
lobby-program-gentle = با برنامهٔ آسان بازی می‌کنم
lobby-program-middling = با برنامهٔ متوسط بازی می‌کنم
lobby-program-strong = با برنامهٔ قوی بازی می‌کنم
lobby-refused-rating-range = این بازیکن حریفی با امتیاز نزدیک‌تر می‌خواهد.
lobby-challenges = دعوت‌ها به نبرد
lobby-challenge = به نبرد بخوان
lobby-challenge-name = عضوی را به نام به نبرد بخوانید
lobby-challenge-someone = { $name } را به نبرد بخوان
lobby-challenge-from = { $name } شما را به نبرد می‌خواند
lobby-challenge-to = در انتظار { $name }…
lobby-challenge-look = صفحه
lobby-challenge-accept = پذیرفتن
lobby-challenge-decline = رد کردن
lobby-challenge-withdraw = پس گرفتن
lobby-challenge-declined = { $name } اکنون نمی‌خواهد بازی کند.
lobby-challenged = شما را به نبرد خوانده‌اند!
lobby-refused-no-challenge = این دعوت تمام شده است.
lobby-refused-not-here = این بازیکن اکنون در تالار نیست. زمان روزانه برگزینید یا دیرتر بیایید.
lobby-refused-blocked = شما دو نفر با هم بازی نمی‌کنید.
lobby-refused-declined-lately = این بازیکن همین حالا رد کرد. چند دقیقهٔ دیگر دوباره بیازمایید.
lobby-refused-too-many-challenges = دعوت‌های زیادی در انتظارند. یکی را پس بگیرید یا دیرتر بیازمایید.
lobby-refused-too-many-tries = دعوت‌های زیاد در زمان کوتاه. کمی صبر کنید.
lobby-refused-no-player = عضوی به این نام نیست.
lobby-refused-left-lately = مسابقه‌ای را رها کردید. پیش از بازی با کسی از تالار چند دقیقه صبر کنید؛ مسابقه‌های تمام‌شده این زمان را کوتاه می‌کنند.
