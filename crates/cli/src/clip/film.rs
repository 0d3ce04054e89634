//! The frames of a moving picture, and its GIF.

use std::collections::HashMap;

use anyhow::Result;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rosespring_rules::{Board, Die, Landing, Origin, Side, Step};

use super::board::{Drawing, Man, Men, colours};
use super::canvas::{Canvas, Colour, Pen};
use super::scene::{Scene, Scenes};
use crate::output::refuse;

/// The frames of a step, and hundredths of a second: each of them, after a step, after a throw,
/// and at the end.
const FLIGHT: (u16, u16) = (5, 4);
const REST: u16 = 12;
const THROWN: u16 = 80;
const END: u16 = 250;
/// Steps of longer turns are shown in half the time.
const LONG: usize = 8;
/// A GIF names at most 256 colours; one of them says that a pixel stays.
const COLOURS_MAX: usize = 255;
/// Bounds of the work: some twenty cascades of 24 steps.
const STEPS_MAX: usize = 500;

/// A number of the throw: whose it is, and whether it was played or lost.
#[derive(Debug, Clone, Copy)]
struct Number {
    die: Die,
    group: usize,
    owner: Side,
    state: NumberState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NumberState {
    Left,
    Played,
    Lost,
}

/// What differs from the frame before.
#[derive(Debug)]
struct Change {
    left: usize,
    top: usize,
    width: usize,
    /// The pixels of the rectangle; `None` where nothing changes.
    pixels: Vec<Option<Colour>>,
    /// Hundredths of a second.
    delay: u16,
}

/// A moving picture.
#[derive(Debug)]
pub(super) struct Film {
    drawing: Drawing,
    wood: Canvas,
    shown: Canvas,
    changes: Vec<Change>,
    numbers: Vec<Number>,
}

impl Film {
    /// Draws the scenes.
    pub(super) fn of(scenes: &Scenes, width: u16) -> Result<Self> {
        let steps = scenes
            .list
            .iter()
            .filter(|scene| matches!(scene, Scene::Step { .. }));
        let steps = steps.count();
        if steps > STEPS_MAX {
            return Err(refuse(format_args!(
                "the turns have {steps} steps, a clip has at most {STEPS_MAX}: choose fewer turns"
            )));
        }
        let drawing = Drawing::of(scenes.rules)?;
        let mut wood = Canvas::of(drawing.frame(), width);
        drawing.draw_wood(&mut wood);
        let mut film = Self {
            drawing,
            shown: wood.clone(),
            wood,
            changes: Vec::new(),
            numbers: Vec::new(),
        };
        film.changes.push(Change {
            left: 0,
            top: 0,
            width: film.wood.width,
            pixels: film.wood.pixels.iter().copied().map(Some).collect(),
            delay: 0,
        });
        film.play(scenes);
        Ok(film)
    }

    pub(super) const fn frames(&self) -> usize {
        self.changes.len()
    }

    pub(super) fn seconds(&self) -> f64 {
        let hundredths = self.changes.iter().map(|change| u32::from(change.delay));
        f64::from(hundredths.sum::<u32>()) / 100.0
    }

    fn play(&mut self, scenes: &Scenes) {
        let mut men = *scenes.start.board();
        for scene in &scenes.list {
            match scene {
                Scene::Throw { side, groups } => {
                    self.numbers = numbers(*side, groups);
                    self.show(&men, None, None, THROWN);
                }
                Scene::Step {
                    mover,
                    step,
                    to,
                    men: after,
                } => {
                    self.step(&men, *mover, *step, *to, after);
                    men = *after;
                }
                Scene::Lost(lost) => {
                    for die in lost {
                        self.mark(*die, NumberState::Lost);
                    }
                    self.show(&men, None, None, THROWN);
                }
                Scene::HandOver(to) => {
                    for number in &mut self.numbers {
                        if number.state == NumberState::Left {
                            number.owner = *to;
                        }
                    }
                    self.show(&men, None, None, THROWN);
                }
            }
        }
        self.show(&men, None, None, END);
    }

    fn step(&mut self, men: &Board, mover: Side, step: Step, to: Landing, after: &Board) {
        let is_long = self.numbers.len() > LONG;
        let from = self.drawing.top(men, mover, step.from);
        let landed = self.drawing.landed(after, mover, to);
        self.mark(step.number, NumberState::Played);
        let (frames, delay) = FLIGHT;
        let frames = if is_long { frames.div_ceil(2) } else { frames };
        for frame in 1..=frames {
            let part = f32::from(frame) / f32::from(frames + 1);
            // Slower at both ends.
            let part = part * part * (3.0 - 2.0 * part);
            let at = [0, 1].map(|axis| from.at[axis] + (landed.at[axis] - from.at[axis]) * part);
            let size = from.size + (landed.size - from.size) * part;
            let man = Man {
                side: mover,
                at,
                size,
            };
            self.show(men, Some((mover, step.from)), Some(man), delay);
        }
        self.show(after, None, None, if is_long { REST / 2 } else { REST });
    }

    fn mark(&mut self, die: Die, state: NumberState) {
        let mut left = self.numbers.iter_mut();
        let found = left.find(|one| one.die == die && one.state == NumberState::Left);
        if let Some(number) = found {
            number.state = state;
        }
    }

    /// Draws one frame and keeps what differs from the one before.
    fn show(
        &mut self,
        men: &Board,
        without: Option<(Side, Origin)>,
        flying: Option<Man>,
        delay: u16,
    ) {
        let mut canvas = self.wood.clone();
        self.draw_numbers(&mut canvas);
        self.drawing.draw_men(&mut canvas, men, without);
        if let Some(man) = flying {
            self.drawing.draw_man(&mut canvas, man);
        }
        match difference(&self.shown, &canvas, delay) {
            Some(change) => self.changes.push(change),
            None => {
                if let Some(last) = self.changes.last_mut() {
                    last.delay += delay;
                }
            }
        }
        self.shown = canvas;
    }

    /// The dice of the throw in the middle of the board, group by group.
    fn draw_numbers(&self, canvas: &mut Canvas) {
        let [x, y, width, height] = self.drawing.gutter();
        let groups = self.numbers.last().map_or(0, |number| number.group);
        let units = self.numbers.len() as f32 * 1.14 + groups as f32 * 0.5;
        let size = (height * 0.6).min(width * 0.96 / units.max(1.0));
        let mut left = x + (width - units * size) / 2.0;
        let mut group = 0;
        for number in &self.numbers {
            if number.group != group {
                left += size * 0.5;
                group = number.group;
            }
            let middle = [left + size * 0.57, y + height / 2.0];
            draw_die(canvas, number, middle, size);
            left += size * 1.14;
        }
    }

    /// The picture as the bytes of a GIF that repeats for ever.
    pub(super) fn to_gif(&self) -> Result<Vec<u8>> {
        let palette = Palette::of(&self.changes);
        let [width, height] = [self.wood.width, self.wood.height].map(|side| side as u16);
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        for change in &self.changes {
            let indices = change.pixels.iter().map(|pixel| palette.index(*pixel));
            encoder.write_frame(&Frame {
                delay: change.delay,
                dispose: DisposalMethod::Keep,
                transparent: Some(palette.stays()),
                left: change.left as u16,
                top: change.top as u16,
                width: change.width as u16,
                height: (change.pixels.len() / change.width) as u16,
                buffer: indices.collect(),
                ..Frame::default()
            })?;
        }
        drop(encoder);
        Ok(bytes)
    }
}

fn numbers(owner: Side, groups: &[Vec<Die>]) -> Vec<Number> {
    let all = groups.iter().enumerate().flat_map(|(group, dice)| {
        dice.iter().map(move |&die| Number {
            die,
            group,
            owner,
            state: NumberState::Left,
        })
    });
    all.collect()
}

/// Draws a die: faint once it was played, crossed out if it was lost.
fn draw_die(canvas: &mut Canvas, number: &Number, middle: [f32; 2], size: f32) {
    const PLAYED: Colour = [0xb9, 0x99, 0x70];
    let Men { fill, edge, .. } = colours(number.owner);
    let (fill, edge) = match number.state {
        NumberState::Left => (fill, edge),
        NumberState::Played | NumberState::Lost => (PLAYED, [0x86, 0x58, 0x3a]),
    };
    let corner = middle.map(|part| part - size / 2.0);
    canvas.rect([corner[0], corner[1], size, size], size * 0.18, edge);
    let rim = size * 0.05;
    let inner = size - 2.0 * rim;
    canvas.rect(
        [corner[0] + rim, corner[1] + rim, inner, inner],
        size * 0.15,
        fill,
    );
    for [x, y] in pips(number.die) {
        let at = [middle[0] + x * size * 0.27, middle[1] + y * size * 0.27];
        canvas.disc(Pen::at(at, size), 0.095, edge);
    }
    if number.state == NumberState::Lost {
        canvas.stroke("M-0.4 -0.4L0.4 0.4", Pen::at(middle, size), 0.1, edge);
    }
}

/// The places of the pips of a die, from -1 to 1.
fn pips(die: Die) -> Vec<[f32; 2]> {
    let corners = [
        [-1.0, -1.0],
        [1.0, 1.0],
        [1.0, -1.0],
        [-1.0, 1.0],
        [-1.0, 0.0],
        [1.0, 0.0],
    ];
    let number = die.get();
    let even = usize::from(number / 2 * 2);
    let mut pips = corners[..even].to_vec();
    if number % 2 == 1 {
        pips.push([0.0, 0.0]);
    }
    pips
}

/// The smallest rectangle in which two pictures differ; `None` if they are equal.
fn difference(before: &Canvas, after: &Canvas, delay: u16) -> Option<Change> {
    let width = after.width;
    let differs = |at: &usize| before.pixels[*at] != after.pixels[*at];
    let changed: Vec<usize> = (0..after.pixels.len()).filter(differs).collect();
    let (first, last) = (changed.first()?, changed.last()?);
    let left = changed.iter().map(|at| at % width).min()?;
    let right = changed.iter().map(|at| at % width).max()?;
    let rows = first / width..=last / width;
    let pixels = rows.flat_map(|row| (left..=right).map(move |column| row * width + column));
    Some(Change {
        left,
        top: first / width,
        width: right - left + 1,
        pixels: pixels
            .map(|at| differs(&at).then_some(after.pixels[at]))
            .collect(),
        delay,
    })
}

/// The colours of a film, the most frequent first.
struct Palette {
    colours: Vec<Colour>,
    places: HashMap<Colour, u8>,
}

impl Palette {
    fn of(changes: &[Change]) -> Self {
        let mut counts: HashMap<Colour, u32> = HashMap::new();
        for colour in changes
            .iter()
            .flat_map(|change| change.pixels.iter().flatten())
        {
            *counts.entry(*colour).or_default() += 1;
        }
        let mut all: Vec<(Colour, u32)> = counts.into_iter().collect();
        all.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        let colours: Vec<Colour> = all.iter().take(COLOURS_MAX).map(|one| one.0).collect();
        let places = all
            .iter()
            .map(|&(colour, _)| (colour, nearest(&colours, colour)));
        Self {
            places: places.collect(),
            colours,
        }
    }

    /// The index that says that a pixel stays as it is.
    const fn stays(&self) -> u8 {
        self.colours.len() as u8
    }

    fn index(&self, pixel: Option<Colour>) -> u8 {
        pixel
            .and_then(|colour| self.places.get(&colour))
            .copied()
            .unwrap_or(self.stays())
    }

    fn bytes(&self) -> Vec<u8> {
        self.colours
            .iter()
            .chain([&[0; 3]])
            .flatten()
            .copied()
            .collect()
    }
}

fn nearest(colours: &[Colour], wanted: Colour) -> u8 {
    let far = |colour: &Colour| -> i32 {
        let parts = colour
            .iter()
            .zip(wanted)
            .map(|(&a, b)| (i32::from(a) - i32::from(b)).pow(2));
        parts.sum()
    };
    let found = (0_u8..).zip(colours).min_by_key(|(_, colour)| far(colour));
    found.map_or(0, |(index, _)| index)
}
