/** Shows the events of a table one after another, each long enough to be read. */

import type { Arrow, BoardStep, Flight } from "../../board/api";
import { flightsOf, flightTime } from "../../board/api";
import { t } from "../../i18n/messages.svelte";
import type { MoveRow, Seat, TableEvent, TableView } from "../../wire";
import { arrowsOf, boardStep, type ReadPlay, readPlay } from "../shared/boardView";
import { bottomSeat, isAlone, isHere, moverOf } from "../shared/seats";
import { isSilent, reducedMotion, settings } from "../shared/settings.svelte";
import { endsWithLoss } from "./ladder";
import { type Opening, openingAfter, openingOf, openingText, playsOpening } from "./opening";
import { handOverTime, noteTime, ownStep, stagePace, throwTime } from "./pacing";
import type { Scene } from "./retrace";
import { markOpening, seenOpening } from "./seen";
import { type CountedThrow, nextThrow } from "./throwCount";
import { Waits } from "./waits";
import { standing, wordsOf } from "./words";

export type HandedOver = Extract<TableEvent, { kind: "handed_over" }>;
type StagePlayed = Extract<TableEvent, { kind: "stage_played" }>;

/** Milliseconds that a hand-over waits for its scene, which has nearly always been loaded. */
const SCENE_MS = 2000;

/** The side at the bottom. If two people share the screen, it may be the side to move. */
function facingSeat(table: TableView): Seat {
  const turns = table.purpose === "companion" && settings.facing === "board";
  return (turns ? moverOf(table) : null) ?? bottomSeat(table);
}

export class Playback {
  /** The state shown; it is older than the server's state while events are shown. */
  table = $state.raw<TableView | null>(null);
  /** The state of the board. When men start to move, the texts change in a later frame. */
  board = $state.raw<TableView | null>(null);
  /** The men that are moving. */
  flights = $state.raw<Flight[]>([]);
  /** Whether the dice are tumbling. */
  tumbling = $state(false);
  /** The hand-over being shown. */
  handOver = $state.raw<(Scene & { event: HandedOver }) | null>(null);
  /** A passing note. */
  note = $state<string | null>(null);
  /** A moment of the finished game, shown instead of its end. */
  moment = $state.raw<{ table: TableView; mover: Seat; arrows: Arrow[]; text: string } | null>(
    null,
  );
  /** The last throw shown, with what a doublet did in it. */
  thrown = $state.raw<CountedThrow | null>(null);
  /** Why a side began the game; null if this tab has not been told. */
  opening = $state.raw<Opening | null>(null);
  /** Whether events are still being shown. */
  showing = $state(false);
  /** Whether the opponent's last play is being shown again. */
  replaying = $state(false);
  /** Whether the second die is to be played first. */
  turned = $state(0);
  /** The steps of a stage as arrows, for a reader who asked for less motion. */
  stageArrows = $state.raw<Arrow[]>([]);
  /** The last sentences about the game, for a screen reader. */
  said = $state.raw<{ id: number; words: string }[]>([]);
  /** The scenes of the last play: of the other side, or while that one plays, of the player. */
  again = $state.raw<Scene[]>([]);

  bottom = $derived<Seat>(this.table ? facingSeat(this.table) : "white");
  mover = $derived<Seat | null>(this.table ? moverOf(this.table) : null);

  /** Prepares the scene of a hand-over; null if it is ready. */
  prepareHandOver: () => Promise<unknown> | null = () => null;

  /** Called after each new scene has been shown. */
  #onshown: () => void;
  /** The newest state, shown when the queue is empty. */
  #newest: TableView | null = null;
  #queue: Scene[] = [];
  /** The scenes of the part of a turn being played. */
  #part: Scene[] = [];
  /** Whether the scenes of `again` are the player's own. */
  #isOwnAgain = false;
  #waits = new Waits();
  /** Whether the moving men are those of one stage. */
  #together = false;
  #nextFlight = 1;
  #nextSaid = 1;
  /** The note that disappears by itself. */
  #remarked: string | null = null;

  constructor(onshown: () => void) {
    this.#onshown = onshown;
  }

  /** The side whose numbers the board and every text show for a play of `mover`. */
  readerOf(mover: Seat | null): Seat {
    const turns = settings.numbering === "mover" && this.table?.purpose !== "study";
    return (turns ? mover : null) ?? this.bottom;
  }

  /** Writes a play with the numbers that the board shows. */
  readonly read: ReadPlay = (play, mover) =>
    this.table ? readPlay(this.table, play, mover, this.readerOf(mover)) : play;

  /** Ends all pauses. */
  close(): void {
    this.#waits.cut();
  }

  /** Adds a scene to the queue. */
  push(scene: Scene): void {
    this.#queue.push(scene);
    this.#newest = scene.after;
    if (!this.showing) void this.#play();
  }

  /** Shows a state without the events that led to it. */
  restart(table: TableView): void {
    this.#newest = table;
    this.#queue = [];
    this.#part = [];
    this.again = [];
    this.opening = openingOf(table) ?? seenOpening(table);
    markOpening(table, this.opening);
    if (this.showing) this.#waits.cut();
    else this.#show(table);
  }

  /** Shows the other side's last play once more. */
  async replay(): Promise<void> {
    const scenes = this.again;
    const now = this.table;
    if (this.showing || scenes.length === 0 || !now) return;
    this.replaying = true;
    this.showing = true;
    this.#show(scenes[0]?.before ?? now);
    for (const scene of scenes) await this.#present(scene);
    this.replaying = false;
    this.#settle();
    if (this.#queue.length > 0) void this.#play();
    else this.#show(this.#newest);
  }

  /** Ends the pauses of all waiting scenes. */
  skip(): void {
    if (this.showing) this.#waits.cut();
  }

  /** Removes a man that has arrived. */
  landed(id: number): void {
    // The men of a stage are removed together: removing each alone would cost a frame.
    if (this.#together) return;
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  async #play(): Promise<void> {
    this.showing = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#remember(scene);
      await this.#present(scene);
      this.#onshown();
    }
    this.#show(this.#newest);
    this.#settle();
  }

  #settle(): void {
    this.showing = false;
    if (this.note === this.#remarked) this.note = null;
    this.stageArrows = [];
    this.#waits.mend();
    if (this.table) this.#say(standing(this.table));
  }

  /** Shows a note that disappears when the game waits for a player. */
  #remark(words: string | null): void {
    this.note = words;
    this.#remarked = words;
  }

  /** Adds a sentence for screen readers; only the last few sentences stay. */
  #say(words: string | null): void {
    if (words === null || words === this.said.at(-1)?.words) return;
    this.said = [...this.said.slice(-5), { id: this.#nextSaid++, words }];
  }

  #show(table: TableView | null): void {
    this.board = table;
    this.table = table;
  }

  async #present(scene: Scene): Promise<void> {
    const { event, before, after } = scene;
    if (!isSilent()) void playSound(scene);
    if (event.kind === "stage_played") return this.#showStage(event, after);
    this.#show(after);
    if (!this.replaying) this.#follow(scene);
    const words = this.#wordsOf(scene);
    this.#say(words);
    switch (event.kind) {
      case "opening_thrown":
        // After a tie nobody begins: the status says so.
        this.#remark(words);
        return this.#showThrow(1.6);
      case "thrown":
        this.turned = 0;
        if (playsOpening(before, event.dice)) this.note = openingText(after, this.opening);
        else this.#remark(event.cascades ? words : null);
        return this.#showThrow(1);
      case "named":
        this.turned = 0;
        this.#remark(words);
        return this.#waits.wait(noteTime(settings.speed));
      case "stepped":
        this.note = null;
        return this.#showStep(scene);
      case "stage_passed":
        this.note = words;
        return this.#waits.wait(noteTime(settings.speed));
      case "numbers_lost":
        // If the turn ends here, the note stays as long as the turn waits for Done.
        if (endsWithLoss(after)) this.#remark(words);
        else this.note = words;
        return this.#waits.wait(noteTime(settings.speed) / 2);
      case "handed_over":
        return this.#showHandOver({ ...scene, event }, words);
      case "undone":
        this.note = null;
        this.flights = [];
        return;
      case "dice_corrected":
        this.turned = 0;
        this.note = null;
        return;
      case "committed":
      case "resign_offered":
      case "call_off_offered":
        this.note = null;
        return;
      case "resign_refused":
      case "call_off_refused":
        this.note = words;
        return this.#waits.wait(noteTime(settings.speed));
      case "next_game":
        this.#remark(words);
        return;
      default:
        return;
    }
  }

  #wordsOf({ event, after }: Scene): string | null {
    return wordsOf(event, after, this.readerOf("mover" in event ? event.mover : null));
  }

  /** Follows who began the game, and what a doublet does in the throw being played. */
  #follow({ event, before, after }: Scene): void {
    const opening = openingAfter(event, after);
    if (opening !== undefined) {
      this.opening = opening;
      markOpening(after, opening);
    }
    if (event.kind === "thrown") this.thrown = nextThrow(before, event.thrower);
  }

  async #showThrow(longer: number): Promise<void> {
    this.tumbling = !reducedMotion() && settings.speed !== "instant";
    const time = throwTime(settings.speed) * longer;
    await this.#waits.wait(time * 0.9);
    this.tumbling = false;
    // The ladder of a cascade appears in a later frame than the dice.
    await this.#waits.wait(time * 0.1);
  }

  async #showStep({ event, after }: Scene): Promise<void> {
    if (event.kind !== "stepped") return;
    const pace = ownStep(settings.speed);
    const step = boardStep(after, event.mover, event.step, this.bottom);
    const flights = this.#fly([step], event.mover, pace);
    this.flights = [...this.flights, ...flights];
    if (this.replaying) await this.#waits.wait(flightTime(flights) + noteTime(settings.speed) / 3);
  }

  async #showHandOver(scene: Scene & { event: HandedOver }, words: string | null): Promise<void> {
    const ready = this.prepareHandOver();
    if (ready) await Promise.race([ready, this.#waits.wait(SCENE_MS)]);
    this.note = words;
    this.handOver = scene;
    await this.#waits.wait(handOverTime(settings.speed));
    this.handOver = null;
    this.note = null;
  }

  async #showStage(event: StagePlayed, after: TableView): Promise<void> {
    const steps = event.stage.steps.map((s) => boardStep(after, event.mover, s, this.bottom));
    const still = flightsOf(steps, event.mover, {
      firstId: 0,
      gap: 0,
      leg: 1,
      hasBar: after.has_bar,
    });
    const men = still.filter((flight) => flight.side === event.mover).length;
    const legs = Math.max(1, flightTime(still));
    const pace = stagePace({ men, legs }, after.ladder?.stages.length ?? 1, settings.speed);
    if (reducedMotion()) this.stageArrows = arrowsOf(after, [rowOf(event)], this.bottom);
    this.board = after;
    this.flights = this.#fly(steps, event.mover, pace);
    this.#together = true;
    // The texts about the men, and the state after they have landed, are drawn in separate frames.
    const breath = pace.pause / 4;
    await this.#waits.wait(breath);
    this.table = after;
    const words = wordsOf(event, after, this.readerOf(event.mover));
    this.#say(words);
    if (event.forced && isHere(after, event.mover)) this.note = t("play-only-play");
    await this.#waits.wait(pace.gap * (men - 1) + pace.leg * legs + pace.pause - 2 * breath);
    this.#together = false;
    this.flights = [];
    await this.#waits.wait(breath);
  }

  #fly(steps: BoardStep[], side: Seat, pace: { gap: number; leg: number }): Flight[] {
    if (reducedMotion() || pace.leg < 1 || document.hidden) return [];
    const hasBar = this.board?.has_bar ?? true;
    const flights = flightsOf(steps, side, { firstId: this.#nextFlight, hasBar, ...pace });
    this.#nextFlight += flights.length;
    return flights;
  }

  /** Stores the scenes of the part being played, and those the player may want to see again. */
  #remember(scene: Scene): void {
    const { event, after } = scene;
    this.#part.push(scene);
    if (event.kind === "next_game") this.#part = [];
    if (event.kind !== "committed" && event.kind !== "game_over") return;
    const alone = isAlone(after);
    const own = alone && event.kind === "committed" && isHere(after, event.mover);
    const joins = alone && own === this.#isOwnAgain;
    this.again = [...(joins ? this.again : []), ...this.#part];
    this.#isOwnAgain = own;
    this.#part = [];
  }
}

/** Plays the sound of an event. The module of the sounds is loaded for a player who hears them. */
async function playSound({ event, before, after }: Scene): Promise<void> {
  try {
    const { playEventSound } = await import("./eventSounds");
    playEventSound(event, before, after);
  } catch {
    // The game goes on without the sound.
  }
}

/** A stage as a row of the move list, from which arrows are drawn. */
function rowOf({ mover, stage }: StagePlayed): MoveRow {
  return { turn: 0, thrower: mover, mover, dice: [1, 1], stages: [stage] };
}
