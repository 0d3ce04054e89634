/**
 * A table that speaks the wire protocol and moves men by simple counting, to show the page without
 * the server. It does not implement the rules: it does not look for the play of most numbers, and
 * it forbids nothing but closed points.
 */

import { patchOf } from "./patch.mjs";

const GAMES = {
  "gul-bara": { parallel: true, start: { 24: 15 }, cascadeAfter: 3, opening: "again" },
  gioul: { parallel: false, start: { 24: 15 }, cascadeAfter: 0, opening: "again" },
  tawula: { parallel: true, start: { 24: 2 }, hand: 13, hits: true, opening: "play" },
  backgammon: { parallel: false, start: { 24: 2, 13: 5, 8: 3, 6: 5 }, hits: true, opening: "play" },
};

export const opposite = (seat) => (seat === "white" ? "black" : "white");

export class MockTable {
  constructor(id, spec, emit) {
    this.id = id;
    this.spec = spec;
    this.emit = emit;
    this.kind = spec.rules.split(":")[0];
    this.game = GAMES[this.kind];
    this.dice = [...(spec.dice ?? [])];
    this.autoForced = spec.auto_forced ?? false;
    this.score = { to: spec.match_to, white: 0, black: 0, ...spec.score };
    this.version = 0;
    this.gameNumber = 1;
    this.newGame(spec);
  }

  newGame(spec) {
    const side = (given) => ({
      men: { ...(given?.men ?? this.game.start) },
      bar: given?.bar ?? 0,
      hand: given?.hand ?? (given?.men ? 0 : (this.game.hand ?? 0)),
      off: given?.off ?? 0,
      throws: given?.throws ?? 0,
    });
    this.sides = { white: side(spec.white_men), black: side(spec.black_men) };
    this.offer = null;
    this.phase = spec.thrower
      ? { kind: "throw", thrower: spec.thrower }
      : { kind: "opening", tie: null };
    this.thrown = null;
    this.openingDice = null;
    this.ladder = null;
    this.moves = [];
    this.undo = [];
  }

  other(p) {
    return this.game.parallel ? ((p + 11) % 24) + 1 : 25 - p;
  }

  at(seat, p) {
    return this.sides[seat].men[p] ?? 0;
  }

  person(seat) {
    return this.spec[seat].kind === "person";
  }

  nextDice() {
    const given = this.dice.shift();
    if (given) return given;
    const die = () => 1 + Math.floor(Math.random() * 6);
    return [die(), die()];
  }

  say(event) {
    this.version++;
    this.emit(patchOf(event, this.view()));
  }

  mover() {
    return this.phase.mover ?? this.phase.thrower ?? null;
  }

  /** Every single step by one of `numbers`. */
  steps(seat, numbers) {
    const side = this.sides[seat];
    const found = [];
    const all = Object.keys(side.men)
      .map(Number)
      .filter((p) => side.men[p] > 0);
    const high = Math.max(0, ...all);
    const home = high <= 6 && side.bar === 0 && side.hand === 0;
    for (const number of new Set(numbers)) {
      const enter = side.bar > 0 ? "bar" : side.hand > 0 ? "hand" : null;
      const froms = side.bar > 0 ? [] : all.filter((p) => !(side.hand > 0 && p === 24));
      for (const from of enter ? [enter, ...froms] : froms) {
        const p = typeof from === "number" ? from : 25;
        const to = p - number;
        if (to < 1) {
          if (home && (to === 0 || p === high))
            found.push({ from, to: "off", number, hits: false });
          continue;
        }
        const there = this.at(opposite(seat), this.other(to));
        if (there > (this.game.hits ? 1 : 0) || (this.single(to) && this.at(seat, to) > 0))
          continue;
        found.push({ from, to, number, hits: there === 1 });
      }
    }
    return found;
  }

  single(p) {
    return this.kind === "tawula" && p <= 23 && p >= 14;
  }

  apply(seat, step) {
    const side = this.sides[seat];
    if (typeof step.from === "number") side.men[step.from]--;
    else side[step.from]--;
    if (step.to === "off") side.off++;
    else {
      side.men[step.to] = this.at(seat, step.to) + 1;
      if (step.hits) {
        const hit = this.sides[opposite(seat)];
        hit.men[this.other(step.to)]--;
        hit.bar++;
      }
    }
  }

  /** What the side to act may give up; a double game as long as no man of it is off. */
  resignChoices() {
    const seat = this.mover();
    if (!seat || this.offer || this.phase.kind === "over" || !this.person(seat)) return [];
    const single = { kind: "single", units: 1, needs_consent: false };
    if (this.sides[seat].off > 0) return [single];
    return [
      { ...single, needs_consent: true },
      { kind: "double", units: 2, needs_consent: false },
    ];
  }

  resign(kind) {
    const choices = this.resignChoices();
    const choice = choices.find((one) => one.kind === kind) ?? choices.at(-1);
    if (!choice) return false;
    const { units, needs_consent } = choice;
    const side = this.mover();
    const offer = { side, kind: choice.kind, units };
    if (!needs_consent) {
      this.giveUp(offer);
      return true;
    }
    this.offer = offer;
    this.say({ kind: "resign_offered", side, win: choice.kind, units });
    // The computer of the mock always agrees.
    if (!this.person(opposite(side))) this.giveUp(offer);
    return true;
  }

  answer(accepts) {
    const offer = this.offer;
    if (!offer) return false;
    if (accepts) this.giveUp(offer);
    else {
      this.offer = null;
      this.say({ kind: "resign_refused", side: offer.side });
    }
    return true;
  }

  giveUp({ side, kind, units }) {
    this.offer = null;
    this.over({ winner: opposite(side), kind, units, resigned: true });
  }

  /** Why a man may not move; the mock knows of the points that are held. */
  whyNot({ from, number }) {
    const point = Number(from) - number;
    return point < 1 ? { reason: "may_not_bear_off" } : { reason: "blocked", point };
  }

  receive(message) {
    const refuse = (code, step) => this.emit({ type: "rejected", code, message: code, step });
    if (message.type === "refresh") {
      const has = message.since === this.version;
      return this.emit(
        has ? { type: "current", v: this.version } : { type: "snapshot", table: this.view() },
      );
    }
    if (message.after === undefined) return refuse("malformed");
    if (message.after !== this.version) return this.emit({ type: "stale", table: this.view() });
    switch (message.type) {
      case "throw":
        return this.phase.kind === "opening" ? this.throwOpening() : this.throwDice();
      case "step":
        return this.playStep(message) || refuse("illegal_step", this.whyNot(message));
      case "steps":
        return this.playSteps(message.steps) || refuse("illegal_step");
      case "undo_step":
      case "undo_stage":
      case "undo_turn":
        return this.takeBack(message.type) || refuse("wrong_phase");
      case "undo_to":
        return this.takeBackTo(message.steps) || refuse("wrong_phase");
      case "done":
        return this.phase.kind === "confirm" ? this.done() : refuse("wrong_phase");
      case "resign":
        return this.resign(message.kind) || refuse("wrong_phase");
      case "accept_resignation":
      case "refuse_resignation":
        return this.answer(message.type === "accept_resignation") || refuse("wrong_phase");
      case "next_game":
        this.gameNumber++;
        this.newGame({});
        return this.say({ kind: "next_game", number: this.gameNumber });
      case "set_auto_forced":
        this.autoForced = message.auto_forced;
        return this.say({ kind: "setting_changed" });
      default:
        return refuse("malformed");
    }
  }

  throwOpening() {
    const [white, black] = this.nextDice();
    this.openingDice = [white, black];
    const first = white === black ? null : white > black ? "white" : "black";
    this.phase = first ? { kind: "throw", thrower: first } : { kind: "opening", tie: white };
    if (first && this.game.opening === "play") this.dice.unshift([white, black]);
    this.say({ kind: "opening_thrown", white, black, first });
    if (first && (this.game.opening === "play" || !this.person(first))) this.throwDice();
  }

  throwDice() {
    const thrower = this.phase.thrower;
    const dice = this.nextDice();
    const side = this.sides[thrower];
    side.throws++;
    this.thrown = dice;
    const doublet = dice[0] === dice[1];
    const after = this.game.cascadeAfter;
    const cascades = doublet && after !== undefined && side.throws > after;
    const groups = [];
    if (!doublet) groups.push(dice);
    else for (let n = dice[0]; n <= (cascades ? 6 : dice[0]); n++) groups.push([n, n, n, n]);
    this.beginPart(thrower, thrower, groups, cascades);
    this.say({ kind: "thrown", thrower, dice, cascades });
    this.go();
  }

  beginPart(thrower, mover, groups, cascades) {
    this.cascades = cascades;
    this.ladder = {
      thrower,
      mover,
      stages: groups.map((group, index) => ({
        numbers: group.map((number) => ({ number, state: "to_play" })),
        current: index === 0,
      })),
    };
    this.played = groups.map(() => []);
    this.phase = { kind: "play", thrower, mover };
    this.undo = [];
  }

  /**
   * Passes over numbers that cannot be played, then plays for the computer or waits for the person.
   */
  go() {
    for (;;) {
      const stage = this.ladder.stages.findIndex((s) => s.current);
      if (stage < 0) return this.finishPart();
      const left = this.left();
      if (left.length > 0 && this.steps(this.ladder.mover, left).length > 0) {
        if (this.person(this.ladder.mover)) return;
        this.computerStage(stage);
      }
      this.closeStage(stage);
    }
  }

  left() {
    const stage = this.ladder.stages.find((s) => s.current);
    return (stage?.numbers ?? []).filter((n) => n.state === "to_play").map((n) => n.number);
  }

  computerStage(stage) {
    const mover = this.ladder.mover;
    for (let left = this.left(); left.length > 0; left = this.left()) {
      const steps = this.steps(mover, left);
      const step = steps[(this.version + left.length) % Math.max(1, steps.length)];
      if (!step) break;
      this.mark(step, stage);
      this.apply(mover, step);
    }
    this.say({ kind: "stage_played", mover, stage: this.stageRow(stage), forced: false });
  }

  mark(step, stage) {
    const numbers = this.ladder.stages[stage].numbers;
    numbers.find((n) => n.state === "to_play" && n.number === step.number).state = "played";
    this.played[stage].push(step);
  }

  closeStage(stage) {
    const { stages, mover, thrower } = this.ladder;
    const left = this.left();
    if (left.length > 0 && this.steps(mover, left).length > 0) return;
    const passes = left.length > 0 && this.cascades && mover === thrower;
    stages[stage].current = false;
    if (passes) {
      for (const later of stages.slice(stage)) {
        for (const n of later.numbers) if (n.state === "to_play") n.state = "passed_on";
      }
      return;
    }
    for (const n of stages[stage].numbers) if (n.state === "to_play") n.state = "lost";
    if (left.length > 0) this.say({ kind: "numbers_lost", mover, numbers: left });
    if (stages[stage + 1]) stages[stage + 1].current = true;
  }

  passesOn() {
    return this.ladder.stages
      .map((s) => s.numbers.filter((n) => n.state === "passed_on").map((n) => n.number))
      .filter((group) => group.length > 0);
  }

  finishPart() {
    const { thrower, mover } = this.ladder;
    this.phase = { kind: "confirm", thrower, mover, passes_on: this.passesOn() };
    if (!this.person(mover)) this.done();
  }

  playStep({ from, number }) {
    if (this.phase.kind !== "play" || !this.person(this.phase.mover)) return false;
    const mover = this.phase.mover;
    const legal = this.steps(mover, this.left());
    const step = legal.find((s) => s.from === from && s.number === number);
    if (!step) return false;
    const stage = this.ladder.stages.findIndex((s) => s.current);
    this.undo.push({ kept: this.keep(), stage });
    this.mark(step, stage);
    this.apply(mover, step);
    const left = this.left();
    if (left.length === 0 || this.steps(mover, left).length === 0) this.closeStage(stage);
    const current = this.ladder.stages.some((s) => s.current);
    if (!current)
      this.phase = {
        kind: "confirm",
        thrower: this.ladder.thrower,
        mover,
        passes_on: this.passesOn(),
      };
    this.say({ kind: "stepped", mover, step });
    if (this.sides[mover].off === 15) this.win(mover);
    else if (current) this.go();
    return true;
  }

  /** Plays all steps or none: the messages wait until the last one has been played. */
  playSteps(steps) {
    const { version, emit } = this;
    const kept = this.keep();
    const undo = [...this.undo];
    const said = [];
    this.emit = (message) => said.push(message);
    const played = steps.every(([from, number]) => this.playStep({ from, number }));
    this.emit = emit;
    if (played) for (const message of said) emit(message);
    else Object.assign(this, { ...JSON.parse(kept), version, undo });
    return played;
  }

  keep() {
    const { sides, ladder, played, phase } = this;
    return JSON.stringify({ sides, ladder, played, phase });
  }

  takeBack(type) {
    if (this.undo.length === 0) return false;
    const last = this.undo.at(-1).stage;
    let steps = 0;
    let kept = null;
    do {
      kept = this.undo.pop();
      steps++;
    } while (
      this.undo.length > 0 &&
      (type === "undo_turn" || (type === "undo_stage" && this.undo.at(-1).stage === last))
    );
    Object.assign(this, JSON.parse(kept.kept));
    this.say({ kind: "undone", steps });
    return true;
  }

  takeBackTo(steps) {
    const back = this.undo.length - steps;
    if (back < 1) return false;
    Object.assign(this, JSON.parse(this.undo.splice(steps)[0].kept));
    this.say({ kind: "undone", steps: back });
    return true;
  }

  stageRow(index) {
    const stage = this.ladder.stages[index];
    const of = (state) => stage.numbers.filter((n) => n.state === state).map((n) => n.number);
    const steps = this.played[index];
    const counted = new Map();
    for (const s of steps) {
      const text = `${s.from}/${s.to}${s.hits ? "*" : ""}`;
      counted.set(text, (counted.get(text) ?? 0) + 1);
    }
    const play = [...counted].map(([text, n]) => (n > 1 ? `${text}(${n})` : text)).join(" ");
    return {
      numbers: stage.numbers.map((n) => n.number),
      play,
      steps,
      lost: of("lost"),
      passed_on: of("passed_on"),
    };
  }

  done() {
    const { thrower, mover, stages } = this.ladder;
    const groups = this.passesOn();
    const turn = this.sides.white.throws + this.sides.black.throws;
    const rows = stages.map((_, index) => this.stageRow(index));
    this.moves.push({ turn, thrower, mover, dice: this.thrown, stages: rows });
    const to = opposite(thrower);
    this.undo = [];
    if (this.sides[mover].off === 15) return this.win(mover);
    if (groups.length === 0) {
      this.ladder = null;
      this.thrown = null;
      this.phase = { kind: "throw", thrower: to };
      this.say({ kind: "committed", mover });
      if (!this.person(to)) this.throwDice();
      return;
    }
    this.say({ kind: "committed", mover });
    this.beginPart(thrower, to, groups, false);
    this.say({ kind: "handed_over", from: thrower, to, groups });
    this.go();
  }

  win(winner) {
    const units = this.sides[opposite(winner)].off === 0 ? 2 : 1;
    this.over({ winner, kind: units === 2 ? "double" : "single", units, resigned: false });
  }

  over(result) {
    this.score[result.winner] += result.units;
    const matchOver = this.score[result.winner] >= this.score.to;
    this.phase = { kind: "over", result, match_over: matchOver };
    this.ladder = null;
    this.say({ kind: "game_over", result });
  }

  sideView(seat) {
    const side = this.sides[seat];
    const pips = Object.entries(side.men).reduce((sum, [p, n]) => sum + Number(p) * n, 0);
    const after = this.game.cascadeAfter;
    const plain = after === undefined ? null : after - side.throws;
    const next =
      plain === null
        ? { kind: "four_steps" }
        : plain > 0
          ? { kind: "plain_for", throws: plain }
          : { kind: "cascades" };
    const { bar, hand, off, throws } = side;
    return { bar, hand, off, throws, pips: pips + 25 * (bar + hand), next_doublet: next };
  }

  view() {
    const mover = this.mover() ?? "white";
    const playing = this.phase.kind === "play" && this.person(mover);
    const points = Array.from({ length: 24 }, (_, index) => {
      const white = index + 1;
      const black = this.other(white);
      return {
        white_number: white,
        black_number: black,
        white: this.at("white", white),
        black: this.at("black", black),
        single_for_mover: this.single(mover === "white" ? white : black),
      };
    });
    const { to, white, black } = this.score;
    const anyone = this.person("white") || this.person("black");
    return {
      id: this.id,
      version: this.version,
      purpose: "game",
      started_from: null,
      rules: this.spec.rules,
      title: this.spec.title ?? this.spec.rules,
      game: this.kind,
      movement: this.game.parallel ? "parallel" : "contrary",
      has_bar: this.game.hits ?? false,
      has_hand: this.game.hand !== undefined,
      white_player: this.spec.white,
      black_player: this.spec.black,
      score: { to, white, black },
      game_number: this.gameNumber,
      auto_forced: this.autoForced,
      points,
      white: this.sideView("white"),
      black: this.sideView("black"),
      phase: this.phase,
      dice: this.thrown,
      opening_dice: this.openingDice,
      ladder: structuredClone(this.ladder),
      legal: playing && !this.offer ? this.steps(mover, this.left()) : [],
      can_undo: this.undo.length > 0 && !this.offer,
      can_done: this.phase.kind === "confirm" && this.person(mover) && !this.offer,
      can_throw:
        !this.offer &&
        ((this.phase.kind === "opening" && anyone) ||
          (this.phase.kind === "throw" && this.person(mover))),
      can_enter_dice: false,
      can_correct_dice: false,
      corrects_opening: false,
      resign: this.resignChoices(),
      resign_offer: this.offer && {
        ...this.offer,
        can_answer: this.person(opposite(this.offer.side)),
      },
      moves: this.moves,
      position_id: "mock",
    };
  }
}
