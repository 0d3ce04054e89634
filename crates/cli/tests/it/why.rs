//! Why plays lose, as `analyse --why` tells it and `why check` counts it again.

use rosespring_rules::Entry;
use serde_json::{Value, json};

use crate::analyse::{PASSES_ON, analyse, thrown_away, weak_match};
use crate::program::{run, run_with};

#[test]
fn why_a_play_loses_is_told_of_records_alone() {
    let told = analyse(&thrown_away(), &["--why"]);
    let only = "why: only 4/off 1/off is good; the second best play loses 2.000";
    assert!(told.out.contains(only), "{}", told.out);
    let found = reasons_of("gul-bara", 40);
    let decisions = found["decisions"].as_array().unwrap();
    let reasons: Vec<&Value> = decisions.iter().map(|one| &one["reasons"][0]).collect();
    let priced = reasons.iter().filter(|reason| reason["kind"] == "price");

    assert!(priced.clone().count() > 2, "{found}");
    for reason in priced {
        let number = |name: &str| reason[name].as_f64().unwrap();
        assert!(number("price") >= 0.6 * number("loss"), "{reason}");
        assert!(number("kept") >= number("better"), "{reason}");
        assert!(reason["facts"][0]["name"].is_string(), "{reason}");
    }
    let others = reasons.iter().filter(|reason| reason.is_null());
    assert!(others.count() > 2, "plays that lose nothing have no reason");
    assert!(recounted(&found).0 > 20, "{found}");
    for path in [
        "/facts/0/best",
        "/facts/0/played",
        "/loss",
        "/second",
        "/price",
        "/kept",
        "/better",
        "/without",
        "/better_without",
    ] {
        let mut lie = found.clone();
        let decisions = lie["decisions"].as_array_mut().unwrap();
        decisions.retain(|decision| decision.pointer("/reasons/0/price").is_some());
        decisions.truncate(5);
        for decision in decisions {
            if let Some(number) = decision.pointer_mut(&format!("/reasons/0{path}")) {
                *number = match number.as_u64() {
                    Some(count) => Value::from(count + 1),
                    None => Value::from(number.as_f64().unwrap() + 1.0),
                };
            }
        }
        assert!(recounted(&lie).1 > 0, "{path}");
    }
    assert_eq!(run_with(&["why", "check", "-", "--json"], b"{}").code, 2);
    let position = run(&["analyse", PASSES_ON, "--why"]);
    assert!(
        position.talk.contains("--why needs a record"),
        "{}",
        position.talk
    );
}

/// The analysis, with reasons, of the first plays of two weak players.
fn reasons_of(rules: &str, plays: usize) -> Value {
    reasons_in(rules, plays, &["--json", "--why", "--units"])
}

/// The same with these options.
fn reasons_in(rules: &str, plays: usize, options: &[&str]) -> Value {
    let mut record = weak_match(rules, 1);
    let entries = &mut record.games[0].entries;
    let played = (0..entries.len()).filter(|&at| matches!(entries[at], Entry::Play { .. }));
    let end = played.take(plays).last().map_or(0, |last| last + 1);
    entries.truncate(end);
    let done = analyse(&record.to_text(), options);
    serde_json::from_str(&done.out).expect("it is JSON")
}

/// The claims of an analysis, and how many of them are false when they are counted again.
fn recounted(found: &Value) -> (u64, u64) {
    let done = run_with(
        &["why", "check", "-", "--json"],
        found.to_string().as_bytes(),
    );
    assert_ne!(done.out, "", "{}", done.talk);
    let counts: Value = serde_json::from_str(&done.out).expect("it is JSON");
    let number = |name: &str| counts[name].as_u64().expect("it is a number");
    let (claims, lies) = (number("claims"), number("false"));
    assert_eq!(done.code, i32::from(lies > 0), "{}", done.talk);
    (claims, lies)
}

#[test]
fn reasons_are_true_when_they_are_counted_again() {
    for rules in ["gioul", "tawula", "backgammon", "celebi", "gul-bara:2007"] {
        let (claims, lies) = recounted(&reasons_of(rules, 16));
        assert!(
            claims > 3 && lies == 0,
            "{rules}: {lies} of {claims} are false"
        );
    }
}

#[test]
fn reasons_at_a_score_are_counted_at_that_score() {
    let mut found = reasons_in("backgammon", 16, &["--json", "--why"]);
    let (claims, lies) = recounted(&found);
    assert!(claims > 20 && lies == 0, "{lies} of {claims} are false");
    assert_eq!(found["decisions"][0]["needs"], json!([1, 1]));
    // A single game for units is another game: doubles count there.
    let mut needs = |needs: [u8; 2]| {
        for decision in found["decisions"].as_array_mut().unwrap() {
            decision["needs"] = json!(needs);
        }
        found.clone()
    };
    assert!(recounted(&needs([3, 1])).1 > 0);
    let found = needs([0, 1]);
    let refused = run_with(&["why", "check", "-"], found.to_string().as_bytes());
    assert_eq!(refused.code, 2, "{}", refused.talk);
}

/// Tells a lie in the first reason in which `change` finds a place for it, and counts again.
fn lie(found: &Value, change: impl Fn(&mut Value) -> Option<()>) -> u64 {
    let mut lie = found.clone();
    let decisions = lie["decisions"].as_array_mut().expect("they are a list");
    let reasons = decisions
        .iter_mut()
        .filter_map(|decision| decision.get_mut("reasons"));
    let mut reasons = reasons.filter_map(Value::as_array_mut).flatten();
    let found = reasons.find_map(change);
    found.expect("a reason has a place for this lie");
    recounted(&lie).1
}

#[test]
fn wrong_points_throws_and_shares_are_found() {
    let found = reasons_of("backgammon", 30);
    let points = |reason: &mut Value| {
        let points = reason.pointer_mut("/facts/0/best_points")?.as_array_mut()?;
        // A point more or less, so that only the points lie.
        match points.iter().position(|point| *point == 9) {
            Some(place) => drop(points.remove(place)),
            None => points.push(json!(9)),
        }
        Some(())
    };
    assert_eq!(lie(&found, points), 1);
    let dice = |reason: &mut Value| {
        let dice = reason.get_mut("dice")?.as_array_mut()?;
        dice.pop().map(drop)
    };
    assert_eq!(lie(&found, dice), 1);
    let share = |reason: &mut Value| {
        reason.get("price")?;
        let share = reason.get_mut("share")?;
        *share = json!(share.as_f64()? - 0.1);
        Some(())
    };
    assert_eq!(lie(&found, share), 1);
    let plays = |reason: &mut Value| {
        let plays = reason.get_mut("plays")?;
        *plays = json!(plays.as_u64()? + 1);
        Some(())
    };
    assert_eq!(lie(&found, plays), 1);
}

#[test]
fn larger_wins_that_are_told_wrongly_are_found() {
    let mut found = reasons_of("tawula", 24);
    let decisions = found["decisions"].as_array_mut().unwrap();
    let told = decisions.iter_mut().find_map(|decision| {
        let reasons = decision.get_mut("reasons")?.as_array_mut()?;
        reasons.iter_mut().find(|reason| reason["kind"] == "kinds")
    });
    let told = told.expect("a loss of this game consists of larger wins");
    let chance = told["larger"]["best"].as_f64().unwrap();
    told["larger"]["best"] = Value::from(chance + 0.01);

    assert_eq!(recounted(&found).1, 1);
}

#[test]
fn a_reason_that_lacks_a_part_of_its_kind_is_refused() {
    let found = reasons_of("gul-bara", 40);
    let refused = |change: &dyn Fn(&mut Value), message: &str| {
        let mut wrong = found.clone();
        let decisions = wrong["decisions"].as_array_mut().unwrap();
        let is_priced = |decision: &&mut Value| decision.pointer("/reasons/0/price").is_some();
        let priced = decisions.iter_mut().find(is_priced).unwrap();
        change(&mut priced["reasons"][0]);
        let done = run_with(&["why", "check", "-"], wrong.to_string().as_bytes());
        assert_eq!(done.code, 2, "{message}: {}", done.talk);
        assert!(done.talk.contains(message), "{}", done.talk);
    };
    refused(
        &|reason| reason["kind"] = json!("guess"),
        "unknown variant `guess`",
    );
    refused(
        &|reason| reason["plies"] = json!(2),
        "lacks figures one throw ahead",
    );
    refused(&|reason| reason["facts"] = json!([]), "lacks a fact");
    refused(
        &|reason| reason["facts"][0]["name"] = json!("luck"),
        "there is no fact `luck`",
    );
    for part in ["price", "proved", "kept", "without", "plays"] {
        let remove = |reason: &mut Value| drop(reason.as_object_mut().unwrap().remove(part));
        refused(&remove, "a reason lacks ");
    }
    let turn = |reason: &mut Value| {
        reason["proved"] = json!(reason["proved"] != json!(true));
    };
    refused(&turn, "lacks the `share` that goes with it");
}
