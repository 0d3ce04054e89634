## The replayer of records, beside texts of the table and of the analysis.

replay-label = Replay of a game
replay-loading = Loading…
replay-play = Play
replay-pause = Pause
replay-mistake = Next mistake
replay-speed = Speed
replay-place = Place in the game
replay-step = Step { $at } of { $all }
replay-resigns = { $name } resigns.
replay-opening = Opening
replay-network = The file cannot be loaded: there is no connection, or its server refuses this page.
replay-status = The file cannot be loaded: its server answers { $status }.
replay-no-record = This is no record of Rosespring in JSON.
replay-newer = This record needs a newer replayer: it has version { $version }.
replay-rules = Game { $game }: its start, or its rules, are not known to this replayer.
replay-entry = Game { $game }, entry { $entry }: this cannot have happened.
replay-no-analysis = This is no analysis of a record.
replay-other-analysis = The analysis is of another record: game { $game }, entry { $entry } differs.
