/**
 * The sounds of the table, synthesised note by note: no file is loaded, and nothing sounds before
 * the player has touched the page.
 */

import { settings, type Voice } from "../shared/settings.svelte";

let context: AudioContext | null = null;

/** Where to play a sound, with its volume applied; null if the volume is zero. */
function openOutput(voice: Voice): { context: AudioContext; out: GainNode; now: number } | null {
  const volume = settings.sound ? settings.volumes[voice] : 0;
  if (volume <= 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // A browser plays no sound before the reader has touched the page.
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  // The perceived loudness is about proportional to the square of the gain.
  out.gain.value = (volume / 100) ** 2;
  out.connect(context.destination);
  return { context, out, now: context.currentTime };
}

interface Tone {
  at: number;
  from: number;
  to: number;
  /** Seconds until the tone has faded. */
  long: number;
  shape: OscillatorType;
  loud: number;
}

function tone({ context, out }: { context: AudioContext; out: GainNode }, tone: Tone): void {
  const { at, from, to, long, shape, loud } = tone;
  const oscillator = context.createOscillator();
  const fade = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + long);
  oscillator.connect(fade).connect(out);
  oscillator.start(at);
  oscillator.stop(at + long + 0.02);
}

/** A knock of wood: a low note that falls, and a click on top of it. */
function knock(where: { context: AudioContext; out: GainNode }, at: number, pitch: number): void {
  tone(where, { at, from: pitch, to: pitch * 0.6, long: 0.09, shape: "sine", loud: 0.7 });
  tone(where, {
    at,
    from: pitch * 7,
    to: pitch * 3,
    long: 0.025,
    shape: "triangle",
    loud: 0.25,
  });
}

/** The sound of two dice that tumble and come to rest. */
export function diceSound(): void {
  const where = openOutput("dice");
  if (!where) return;
  const falls = [0, 0.07, 0.13, 0.21, 0.26, 0.33, 0.36];
  for (const [index, after] of falls.entries()) {
    knock(where, where.now + after, 520 - index * 22);
  }
}

/** The sound of a man set down; `order` varies the tone for the men of one stage. */
export function manSound(order = 0): void {
  const where = openOutput("men");
  if (where) knock(where, where.now + order * 0.06, 210 + (order % 4) * 12);
}

/** A pentatonic scale, from the aces up to the sixes, in hertz. */
const LADDER = [392, 440, 523.25, 587.33, 659.25, 783.99];

/** The sound of a stage of a cascade: the higher the number, the higher the note. */
export function ladderSound(number: number): void {
  const where = openOutput("men");
  const pitch = LADDER[number - 1];
  if (!where || pitch === undefined) return;
  const at = where.now;
  tone(where, { at, from: pitch, to: pitch, long: 0.35, shape: "triangle", loud: 0.35 });
}

/** The sound of a remainder passing to the other side. */
export function handOverSound(): void {
  const where = openOutput("scenes");
  if (!where) return;
  const at = where.now;
  tone(where, { at, from: 523.25, to: 330, long: 0.45, shape: "triangle", loud: 0.45 });
  tone(where, { at: at + 0.22, from: 330, to: 440, long: 0.5, shape: "sine", loud: 0.4 });
}

/** The sound of the end of a game. */
export function endSound(won: boolean): void {
  const where = openOutput("scenes");
  if (!where) return;
  const notes = won ? [523.25, 659.25, 783.99, 1046.5] : [523.25, 440, 349.23];
  for (const [index, pitch] of notes.entries()) {
    const at = where.now + index * 0.14;
    tone(where, { at, from: pitch, to: pitch, long: 0.5, shape: "triangle", loud: 0.4 });
  }
}

/** The sound that calls a person to a table. */
export function callSound(): void {
  const where = openOutput("scenes");
  if (!where) return;
  for (const [index, pitch] of [659.25, 880, 659.25, 880].entries()) {
    const at = where.now + index * 0.16;
    tone(where, { at, from: pitch, to: pitch, long: 0.4, shape: "sine", loud: 0.45 });
  }
}
