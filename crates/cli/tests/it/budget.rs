//! The budgets of the engine protocol: no request takes more work than docs/protocol.md says, even
//! if it was changed on its way. The tests count evaluations, trials and stages, not time.

use rosespring_engine::walk;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Entry, Game, Position, Rules, Side};
use serde_json::{Map, Value, json};

use crate::program::run_with;

/// Number of mutated requests.
const REQUESTS: usize = 50;
/// The default budget of a position, in evaluations.
const EVALUATIONS: u64 = 400_000;
/// The default budget of a record, in evaluations.
const RECORD_EVALUATIONS: u64 = 1_000_000;
/// The default number of trials of a rollout.
const TRIALS: u64 = 144;
/// Maximum number of evaluations besides the budget: all ends and throws without look-ahead, and
/// the last stage that was begun.
const BESIDES: u64 = 100_000;

type Object = Map<String, Value>;

/// Returns a game with `stages` stages of random play.
fn random_game(rules: &str, stages: usize, seed: u64) -> Game {
    let rules: Rules = rules.parse().expect("these rules exist");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(Position::started_by(rules, Side::White));
    for _ in 0..stages {
        while game.position().turn().is_none() {
            game.throw(walk::throw(&mut rng)).expect("a throw is due");
        }
        let plays = game.position().plays();
        let play = rng.choice(&plays).expect("a stage has a play");
        game.play(&play.steps).expect("the play is legal");
    }
    game
}

fn record_of(game: &Game) -> Record {
    let mut record = Record::new(*game.start().rules(), "one", "two", 1);
    record.games.push(GameRecord::of(game));
    record
}

/// Returns valid requests for all methods. None of them names a budget.
fn valid_requests() -> Vec<Object> {
    let id = |rules, stages, seed| random_game(rules, stages, seed).position().id();
    let stage = |rules: &str, stages, dice: &str| {
        let mut game = random_game(rules, stages, 5);
        while game.position().turn().is_some() {
            let plays = game.position().plays();
            game.play(&plays[0].steps).expect("the play is legal");
        }
        game.throw(dice.parse().expect("these are dice"))
            .expect("a throw is due");
        game.position().id()
    };
    let record = record_of(&random_game("gul-bara", 12, 3)).to_text();
    let methods = [
        ("start", json!({"rules": "tawula", "first": "white"})),
        ("position", json!({"position": id("gioul", 20, 1)})),
        (
            "throw",
            json!({"position": "rs1.gul-bara.fziT4.fziT3.Tb", "dice": [3, 3]}),
        ),
        ("plays", json!({"position": stage("gul-bara", 40, "2-2")})),
        (
            "evaluate",
            json!({"position": "rs1.gul-bara.fziT4.fziT3.Tb", "plies": 1}),
        ),
        (
            "evaluate",
            json!({"position": stage("tawula", 30, "6-1"), "plies": 1}),
        ),
        (
            "best",
            json!({"position": stage("gioul", 30, "5-3"), "plies": 2}),
        ),
        (
            "best",
            json!({"position": stage("gul-bara", 40, "2-2"), "level": 8}),
        ),
        (
            "best",
            json!({"position": stage("gul-bara", 20, "4-1"), "level": 3, "seed": 1,
            "match": {"to": 5, "white": 1, "black": 2}}),
        ),
        (
            "analyse",
            json!({"position": "rs1.gul-bara.fziT4.fziT3.Tb", "plies": 1}),
        ),
        (
            "analyse",
            json!({"position": stage("gioul", 30, "6-2"), "plies": 2, "trials": 4,
            "truncate": 4, "seed": 2}),
        ),
        (
            "analyse",
            json!({"record": record, "plies": 1, "trials": 4, "truncate": 4}),
        ),
        (
            "rollout",
            json!({"position": stage("tawula", 30, "5-1"), "trials": 12, "truncate": 8}),
        ),
        (
            "rollout",
            json!({"position": id("gioul", 30, 2), "error": 0.05, "truncate": 4}),
        ),
    ];
    let request = |(method, params): (&str, Value)| {
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
        request.as_object().cloned().expect("it is an object")
    };
    methods.into_iter().map(request).collect()
}

/// Changes requests at random, without naming a budget.
struct Mutator {
    rng: fastrand::Rng,
    valid: Vec<Object>,
}

impl Mutator {
    /// Returns a valid request with one or two changes.
    fn request(&mut self) -> Object {
        let mut request = self.any();
        for _ in 0..self.rng.u8(1..=2) {
            let others = params_of(&self.any());
            let params = request["params"].as_object_mut().expect("it is an object");
            match self.rng.u8(..5) {
                0 => {
                    let names: Vec<String> = params.keys().cloned().collect();
                    params.remove(self.rng.choice(&names).map_or("", |name| name));
                }
                1 if others.contains_key("position") && params.contains_key("position") => {
                    params.insert("position".to_owned(), others["position"].clone());
                }
                2 => {
                    let from = ["plies", "level", "trials", "truncate", "error", "seed"];
                    let name = self.rng.choice(&from).map_or("", |name| name);
                    if let Some(value) = others.get(name) {
                        params.insert(name.to_owned(), value.clone());
                    }
                }
                _ => self.change_number(params),
            }
        }
        request
    }

    fn any(&mut self) -> Object {
        self.rng
            .choice(&self.valid)
            .expect("there are some")
            .clone()
    }

    /// Changes one of the numbers among the parameters.
    fn change_number(&mut self, params: &mut Object) {
        let mut numbers: Vec<&mut Value> = params.values_mut().filter(|it| it.is_u64()).collect();
        if let Some(number) = self.rng.choice(&mut numbers) {
            let old = number.as_u64().unwrap_or_default();
            **number = json!(self.rng.choice([0, 2, 3, old + 1, old * 2]));
        }
    }
}

fn params_of(request: &Object) -> Object {
    request["params"]
        .as_object()
        .cloned()
        .expect("it is an object")
}

/// Returns the answers of one engine, in order.
fn answers(requests: &[Object]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(|one| json!(one).to_string()).collect();
    let run = run_with(&["engine"], lines.join("\n").as_bytes());
    let answers = run.out.lines().map(serde_json::from_str);
    answers
        .map(|answer| answer.expect("answers are JSON"))
        .collect()
}

/// Returns the request with the default budget written out.
fn with_budget(request: &Object) -> Object {
    let mut request = request.clone();
    request.get_mut("params").expect("it has params")["budget"] = json!(EVALUATIONS);
    request
}

/// Whether the budget of a request is one of evaluations for one position.
fn is_search(request: &Object) -> bool {
    let is_position = !params_of(request).contains_key("record");
    ["evaluate", "best", "analyse"]
        .map(Value::from)
        .contains(&request["method"])
        && is_position
}

#[test]
fn fifty_mutated_requests_stay_within_their_budgets() {
    let mut mutator = Mutator {
        rng: fastrand::Rng::with_seed(11),
        valid: valid_requests(),
    };
    let requests: Vec<Object> = (0..REQUESTS).map(|_| mutator.request()).collect();
    // With the default budget written out the answer says how many positions were evaluated.
    let counted = requests.iter().map(|one| match is_search(one) {
        true => with_budget(one),
        false => one.clone(),
    });
    let answers = answers(&counted.collect::<Vec<_>>());
    assert_eq!(answers.len(), REQUESTS, "every request is answered");

    let mut good = 0;
    for (request, answer) in requests.iter().zip(&answers) {
        let Some(result) = answer.get("result").and_then(Value::as_object) else {
            continue;
        };
        good += 1;
        check_trials(&params_of(request), result);
        if is_search(request) {
            let evaluations = result["evaluations"].as_u64();
            let is_within = evaluations.is_some_and(|it| it <= EVALUATIONS + BESIDES);
            assert!(is_within, "{evaluations:?} evaluations for {request:?}");
        }
    }
    assert!(
        good >= REQUESTS / 2,
        "{good} of {REQUESTS} requests are valid"
    );
}

#[test]
fn the_default_budget_is_that_of_the_protocol_page() {
    let searches: Vec<Object> = valid_requests().into_iter().filter(is_search).collect();
    let counted: Vec<Object> = searches.iter().map(with_budget).collect();

    for (default, mut counted) in answers(&searches).into_iter().zip(answers(&counted)) {
        let result = counted.get_mut("result").and_then(Value::as_object_mut);
        let evaluations = result.and_then(|result| result.remove("evaluations"));
        assert!(evaluations.is_some_and(|it| it.as_u64() > Some(0)));
        assert_eq!(default, counted);
    }
}

/// Checks the number of trials in an answer: those asked for, or the default.
fn check_trials(params: &Object, result: &Object) {
    let Some(trials) = result.get("trials").and_then(Value::as_u64) else {
        return;
    };
    let asked = params.get("trials").and_then(Value::as_u64);
    assert!(trials <= asked.unwrap_or(TRIALS), "{params:?}");
}

#[test]
fn the_default_budget_of_a_record_is_shared_by_its_stages() {
    let record = record_of(&random_game("gul-bara", 12, 3)).to_text();
    let ask = |params: Value| {
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": "analyse", "params": params});
        answers(&[request.as_object().cloned().expect("it is an object")]).remove(0)
    };

    let default = ask(json!({"record": record, "plies": 2}));
    let named = ask(json!({"record": record, "plies": 2, "budget": RECORD_EVALUATIONS}));
    let less = ask(json!({"record": record, "plies": 2, "budget": RECORD_EVALUATIONS / 100}));

    assert!(default["result"].is_object(), "{default}");
    assert_eq!(default, named);
    assert_ne!(default, less);
}

#[test]
fn a_rollout_to_an_error_ends_after_the_default_trials() {
    let position = random_game("gioul", 30, 2).position().id();
    let ask = |more: Value| {
        let mut params = json!({"position": position, "error": 0.0001, "truncate": 1});
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            params[name] = value;
        }
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": "rollout", "params": params});
        answers(&[request.as_object().cloned().expect("it is an object")]).remove(0)
    };

    assert_eq!(ask(json!({}))["result"]["trials"], TRIALS);
    assert_eq!(ask(json!({"trials": 180}))["result"]["trials"], 180);
}

#[test]
fn a_record_with_too_many_stages_is_analysed_as_far_as_its_budget_goes() {
    let game = random_game("gul-bara", 12, 3);
    let record = record_of(&game);
    let seventh = game.entries().iter().enumerate();
    let seventh = seventh
        .filter(|(_, entry)| matches!(entry, Entry::Play { .. }))
        .nth(6);
    let place = format!(
        "game 1, entry {}: the analysis ends",
        seventh.expect("there are twelve").0 + 1
    );
    let ask = |stages: u64| {
        let params = json!({"record": record.to_text(), "stages": stages});
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": "analyse", "params": params});
        answers(&[request.as_object().cloned().expect("it is an object")]).remove(0)
    };
    let played = |answer: &Value| {
        let sides = ["white", "black"].map(|side| &answer["result"][side]);
        let stages = sides.map(|side| side["decisions"].as_u64().zip(side["forced"].as_u64()));
        stages
            .map(|both| both.map_or(0, |(free, forced)| free + forced))
            .iter()
            .sum::<u64>()
    };

    let (six, all) = (ask(6), ask(12));
    assert_eq!((played(&six), played(&all)), (6, 12));
    assert!(
        six["result"]["faults"][0]
            .as_str()
            .is_some_and(|it| it.starts_with(&place))
    );
    assert_eq!(all["result"]["faults"], json!([]));
    assert_eq!(ask(0)["error"]["code"], -32602);
}

#[test]
fn the_rollouts_of_a_record_share_a_budget() {
    let record = record_of(&random_game("gul-bara", 30, 3)).to_text();
    let ask = |params: Value| {
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": "analyse", "params": params});
        answers(&[request.as_object().cloned().expect("it is an object")]).remove(0)
    };
    let rollouts = |answer: &Value| {
        let decisions = answer["result"]["decisions"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let by_rollout = decisions
            .iter()
            .filter(|one| one["figure"]["how"] == "rollout");
        (
            by_rollout.count() as u64,
            answer["result"]["without_rollout"].as_u64(),
        )
    };
    let base = json!({"record": record, "trials": 2, "truncate": 1});

    let (all, rest) = rollouts(&ask(base.clone()));
    assert!(all > 3 && rest == Some(0), "{all} {rest:?}");
    let mut limited = base;
    limited["trials_of_record"] = json!(24);
    assert_eq!(rollouts(&ask(limited)), (3, Some(all - 3)));
    let refused = ask(json!({"record": record, "trials_of_record": 24}));
    assert_eq!(refused["error"]["code"], -32602);
}
