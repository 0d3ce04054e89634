import "@rosespring/board/replay";
import { load, RulesError } from "@rosespring/rules";

const rules = await load();
const find = (id) => document.getElementById(id);
const die = () => 1 + Math.floor(Math.random() * 6);
const name = (side) => (side === "white" ? "White" : "Black");

// A game for two people. `played` holds the steps of the stage that is being played.
const board = find("play");
let position;
let played = [];

function show(moved = []) {
  const view = rules.board(position, played);
  board.dice = position.stage ?? [];
  board.show(view, moved);
  find("throw").disabled = position.phase !== "throw" && position.phase !== "opening";
  find("undo").disabled = played.length === 0;
  find("status").textContent = status();
}

function status() {
  const { phase, thrower, mover, stage, then = [], result } = position;
  if (phase === "opening") return "Throw one die each: who begins?";
  if (phase === "throw") return `${name(thrower)} throws.`;
  if (phase === "over") {
    return result.winner ? `${name(result.winner)} wins ${result.units}.` : "A draw.";
  }
  const gift = mover === thrower ? "" : `, what ${name(thrower)} could not play`;
  const later = then.length > 0 ? ` Then four each of ${then.join(", ")}.` : "";
  return `${name(mover)} plays ${stage.join(", ")}${gift}.${later}`;
}

function begin() {
  position = rules.start(find("rules").value);
  played = [];
  show();
}

board.addEventListener("play", ({ detail }) => {
  const moved = [];
  for (const step of detail.steps) {
    const { legal } = rules.board(position, played);
    const found = legal.find(({ from, number }) => from === step[0] && number === step[1]);
    // One man by several numbers: the later ones may not be legal.
    if (!found) break;
    played.push(step);
    moved.push(found);
  }
  if (rules.board(position, played).whole) {
    position = rules.play(position, played);
    played = [];
  }
  show(moved);
});

find("throw").addEventListener("click", () => {
  position = rules.throw(position, [die(), die()]);
  show();
});
find("undo").addEventListener("click", () => {
  played.pop();
  show();
});
find("new").addEventListener("click", begin);
find("rules").addEventListener("change", begin);
find("rules").append(...rules.presets().map(({ name, title }) => new Option(title, name)));
begin();

// A position from its id, seen from both sides.
function draw() {
  find("fault").textContent = "";
  try {
    const view = rules.board(find("id").value.trim());
    for (const id of ["shown", "dark"]) find(id).view = view;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    find("fault").textContent = error.message;
  }
}
find("id").addEventListener("input", draw);
draw();
