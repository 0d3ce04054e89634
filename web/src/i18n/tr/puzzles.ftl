# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Bulmacalar
puzzles-intro = Tek aşama, tek en iyi hamle. Onu bul; adımların sırası önemli değil.
puzzles-count = { $count ->
    [one] { $count } bulmaca
   *[other] { $count } bulmaca
}
puzzles-tried = { $count } bulmacadan { $tried } denendi, { $solved } çözüldü
puzzles-due = { $due ->
    [one] { $due } tanesi bugün geri geliyor
   *[other] { $due } tanesi bugün geri geliyor
}
puzzles-rating = Bulmaca puanın: { $rating }
puzzles-rating-provisional = Bulmaca puanın: { $rating }? (yaklaşık on bulmaca boyunca geçici)
puzzles-rating-none = Bulmaca puanın ilk bulmacayla başlar
puzzles-solve = Çöz
puzzles-own-title = Hatalarım
puzzles-own-text = Kendi oyunlarında kaçırdıkların, analizlerden. Her biri bir gün sonra döner, sonra gitgide seyrekleşir; sen öğrenene dek.
puzzles-own-none = Burada henüz bir şey yok. Bir oyununu analiz et: kaçırdıkların buraya gelir.
puzzles-own-known = { $count ->
    [one] { $count } konum
   *[other] { $count } konum
}
puzzles-own-due = { $due ->
    [0] bugün sırası gelen yok
    [one] { $due } tanesinin sırası geldi
   *[other] { $due } tanesinin sırası geldi
}
puzzles-practise = Çalış
puzzles-others = Başka bulmacalar
puzzles-task = Oynayacağın: { $numbers }. En iyisi ne?
puzzles-task-gift = Rakibin zarından kalan sana geçti, oynayacağın: { $numbers }. En iyisi ne?
puzzles-stage-only = Yalnız bu aşama sayılır. Zarın gerisi sorulmuyor.
puzzles-check = Kontrol et
puzzles-undo = Geri al
puzzles-next = Sıradaki
puzzles-right = Doğru!
puzzles-right-text = En iyi hamle bu.
puzzles-near = İyi. Neredeyse hiç kaybettirmez.
puzzles-wrong = En iyi hamle değil
puzzles-wrong-text = { $loss } puan kaybettirir.
puzzles-try-more = Başka bir hamle dene, bu deneme sayılmaz.
puzzles-found-late = Bir hatadan sonra buldun. Yalnızca ilk cevap sayılır.
puzzles-tell = En iyi hamleyi göster
puzzles-plays = Hamleler
puzzles-play-best = en iyi
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = %{ $percent } kazanır
puzzles-yours = senin hamlen
puzzles-rating-change = Bulmaca puanı { $after } ({ $change })
puzzles-rating-change-provisional = Bulmaca puanı { $after }? ({ $change }), geçici
puzzles-rating-of = Bulmacanın puanı { $rating }
puzzles-back-in = { $days ->
    [one] { $days } gün sonra geri gelir.
   *[other] { $days } gün sonra geri gelir.
}
puzzles-back-not = Artık geri gelmesi gerekmez.
puzzles-again-note = Bunu daha önce gördün.
puzzles-failed = Bulmaca yüklenemedi.
puzzles-at-hand = Sıradaki bu değil: o yüklenemedi. Eldeki bulmacalarla devam ediyorsun.
puzzles-not-loaded = Bu bulmacalar yüklenemedi, elde başkası da yok. Bağlantı olunca yeniden dene.
puzzles-none = Burada çalışacak bir şey yok henüz.
puzzles-not-yet = Şu oyunların henüz bulmacası yok: { $games }.
puzzles-themes = Temaya göre
puzzles-theme-gift = Sana geçen
puzzles-theme-hand-over = Rakibe bıraktığın
puzzles-theme-entering = Giriş
puzzles-theme-bear-off = Pul toplama
puzzles-theme-race = Yarış
puzzles-theme-hit = Kırmalı mı, kırmamalı mı
puzzles-theme-pin = Kapatmalı mı, kapatmamalı mı
puzzles-theme-cascade = Zincir
puzzles-theme-doublet = Çift
puzzles-theme-block = Yol kapama
puzzles-theme-pair = İki farklı zar
