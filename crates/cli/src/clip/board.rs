//! Where everything lies on the board of the page, and the drawing of it.

use anyhow::{Context, Result};
use rosespring_rules::{Board, Landing, Movement, Origin, Point, Rules, Side};
use serde::Deserialize;

use super::canvas::{Canvas, Colour, Pen};
use super::scene::men_at;

/// The geometry of the page, written by `web/src/board/clip.test.ts`, which also holds it.
const BOARDS: &str = include_str!("boards.json");

/// The colours of the page's pictures of boards (`web/src/board/picture.ts`).
const FRAME: Colour = [0x66, 0x40, 0x2a];
const FIELD: Colour = [0xd9, 0xb8, 0x8a];
const TRAY: Colour = [0x45, 0x2a, 0x1b];
const SPIRES: [Colour; 2] = [[0x86, 0x58, 0x3a], [0xb5, 0x79, 0x6b]];
const INK: Colour = [0x2e, 0x1c, 0x14];
const ROSE: Colour = [0xcc, 0x9f, 0x76];

/// The colours of a side's men.
pub(super) struct Men {
    pub(super) fill: Colour,
    pub(super) edge: Colour,
    badge: Colour,
    ink: Colour,
}

const WHITE: Men = Men {
    fill: [0xf6, 0xea, 0xd2],
    edge: [0x4f, 0x33, 0x23],
    badge: [0xff, 0xfa, 0xf0],
    ink: [0x3a, 0x21, 0x16],
};
const BLACK: Men = Men {
    fill: [0x57, 0x15, 0x29],
    edge: [0xf0, 0xcf, 0xc4],
    badge: [0x3a, 0x0c, 0x1a],
    ink: [0xff, 0xfa, 0xf0],
};
const PETAL: Colour = [0xe3, 0xa7, 0xa5];

/// The most men of a row that are drawn; a number tells the count of a larger row.
const DRAWN_MAX: u8 = 5;

/// The points of a home, on which men lie where they are laid down.
const HOME_POINTS: u8 = 6;

type Xy = [f32; 2];
/// Left, top, width and height.
pub(super) type Area = [f32; 4];

#[derive(Debug, Deserialize)]
struct File {
    shapes: Shapes,
    boards: Vec<Layout>,
}

#[derive(Debug, Deserialize)]
struct Shapes {
    rose: String,
    lock: String,
}

#[derive(Debug, Deserialize)]
struct Layout {
    parallel: bool,
    has_bar: bool,
    has_hand: bool,
    man: f32,
    frame: Area,
    fields: Vec<Area>,
    gutter: Area,
    trays: Vec<Area>,
    points: Vec<Spire>,
    white: Beside,
    black: Beside,
}

#[derive(Debug, Deserialize)]
struct Spire {
    #[serde(flatten)]
    row: Row,
    along: Xy,
    label: Xy,
    spire: String,
}

/// The places of men that stand on each other.
#[derive(Debug, Deserialize)]
struct Row {
    size: f32,
    men: [Xy; DRAWN_MAX as usize],
}

#[derive(Debug, Deserialize)]
struct Beside {
    off: Xy,
    hand: Option<Row>,
    bar: Row,
}

/// The board of a game.
#[derive(Debug)]
pub(super) struct Drawing {
    rules: Rules,
    layout: Layout,
    shapes: Shapes,
}

/// A man that is drawn where none stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Man {
    pub(super) side: Side,
    pub(super) at: Xy,
    pub(super) size: f32,
}

pub(super) const fn colours(side: Side) -> Men {
    match side {
        Side::White => WHITE,
        Side::Black => BLACK,
    }
}

impl Drawing {
    pub(super) fn of(rules: Rules) -> Result<Self> {
        let file: File = serde_json::from_str(BOARDS).context("boards.json")?;
        let parallel = rules.movement == Movement::Parallel;
        let wanted = (parallel, rules.has_bar(), rules.has_hand());
        let mut boards = file.boards.into_iter();
        let found = boards.find(|one| (one.parallel, one.has_bar, one.has_hand) == wanted);
        Ok(Self {
            rules,
            layout: found.context("no board has this form")?,
            shapes: file.shapes,
        })
    }

    pub(super) const fn frame(&self) -> Area {
        self.layout.frame
    }

    /// The strip between the two rows of points.
    pub(super) const fn gutter(&self) -> Area {
        self.layout.gutter
    }

    /// Draws what never moves.
    pub(super) fn draw_wood(&self, canvas: &mut Canvas) {
        let layout = &self.layout;
        canvas.rect(layout.frame, 0.0, FRAME);
        for tray in &layout.trays {
            canvas.rect(*tray, 6.0, TRAY);
        }
        for &[x, y, width, height] in &layout.fields {
            canvas.rect([x, y, width, height], 2.0, FIELD);
            // The rose of the page, which is also its mark.
            let middle = [x + width / 2.0, y + height / 2.0];
            let pen = Pen::at(middle, layout.man / 80.0);
            canvas.fill(&self.shapes.rose, pen, ROSE);
        }
        for (slot, point) in (1_u8..).zip(&layout.points) {
            canvas.fill(&point.spire, Pen::default(), SPIRES[usize::from(slot % 2)]);
            canvas.number(slot, point.label, 11.0, INK);
        }
    }

    /// Draws all men; `without` is one that is drawn elsewhere.
    pub(super) fn draw_men(
        &self,
        canvas: &mut Canvas,
        men: &Board,
        without: Option<(Side, Origin)>,
    ) {
        for side in [Side::White, Side::Black] {
            let count_at = |from| {
                let lifted = u8::from(without == Some((side, from)));
                men_at(men, &self.rules, side, from).saturating_sub(lifted)
            };
            for point in Point::all() {
                let row = self.row(side, Origin::Point(point));
                let count = count_at(Origin::Point(point));
                self.stack(canvas, side, row, count);
                if self.rules.lays_down() && point.get() <= HOME_POINTS {
                    lying(canvas, side, row, count);
                }
                self.pinned(canvas, men, side, point);
            }
            self.stack(canvas, side, &self.beside(side).bar, count_at(Origin::Bar));
            if let Some(hand) = &self.beside(side).hand {
                self.stack(canvas, side, hand, count_at(Origin::Hand));
            }
            let off = men.men(side).off();
            if off > 0 {
                let man = Man {
                    side,
                    at: self.beside(side).off,
                    size: self.layout.man * 1.2,
                };
                badge(canvas, man, off);
            }
        }
    }

    fn stack(&self, canvas: &mut Canvas, side: Side, row: &Row, count: u8) {
        let drawn = usize::from(count.min(DRAWN_MAX));
        for &at in &row.men[..drawn] {
            self.draw_man(
                canvas,
                Man {
                    side,
                    at,
                    size: row.size,
                },
            );
        }
        if count > DRAWN_MAX {
            let at = row.men[drawn - 1];
            badge(
                canvas,
                Man {
                    side,
                    at,
                    size: row.size,
                },
                count,
            );
        }
    }

    /// A pinned man: its rim around the man that stands on it, and a lock.
    fn pinned(&self, canvas: &mut Canvas, men: &Board, side: Side, point: Point) {
        if men.men(side).pinned(&self.rules) >> point.get() & 1 == 0 {
            return;
        }
        let box_ = &self.layout.points[usize::from(self.slot(side, point)) - 1];
        let ([x, y], size) = (box_.row.men[0], box_.row.size);
        let Men { fill, edge, .. } = colours(side);
        let middle = Pen::at([x, y], size / 100.0);
        canvas.ring(middle, 44.0, 13.0, edge);
        canvas.ring(middle, 44.0, 9.0, fill);
        let far = size * 0.26;
        let lock = Pen::at(
            [x - box_.along[0] * far, y - box_.along[1] * far],
            size * 0.034,
        );
        canvas.disc(lock, 8.0, edge);
        canvas.disc(lock, 6.8, fill);
        canvas.stroke(&self.shapes.lock, lock, 1.6, edge);
        canvas.fill("M-4 -0.8H4V4.8H-4Z", lock, edge);
    }

    pub(super) fn draw_man(&self, canvas: &mut Canvas, man: Man) {
        let Men { fill, edge, .. } = colours(man.side);
        let pen = Pen::at(man.at, man.size / 100.0);
        canvas.disc(pen, 50.0, edge);
        canvas.disc(pen, 46.0, fill);
        match man.side {
            Side::White => {
                canvas.ring(pen, 35.0, 2.4, edge);
                canvas.ring(pen, 22.0, 2.4, edge);
            }
            Side::Black => {
                canvas.ring(pen, 38.0, 2.0, edge);
                canvas.fill(&self.shapes.rose, pen, PETAL);
            }
        }
        canvas.disc(pen, 6.0, edge);
    }

    /// The top man of a side at a place.
    pub(super) fn top(&self, men: &Board, side: Side, from: Origin) -> Man {
        let count = men_at(men, &self.rules, side, from).clamp(1, DRAWN_MAX);
        let row = self.row(side, from);
        Man {
            side,
            at: row.men[usize::from(count) - 1],
            size: row.size,
        }
    }

    /// Where a man has landed: `men` include it.
    pub(super) fn landed(&self, men: &Board, side: Side, to: Landing) -> Man {
        match to {
            Landing::Point(point) => self.top(men, side, Origin::Point(point)),
            Landing::Off => Man {
                side,
                at: self.beside(side).off,
                size: self.layout.man,
            },
        }
    }

    const fn beside(&self, side: Side) -> &Beside {
        match side {
            Side::White => &self.layout.white,
            Side::Black => &self.layout.black,
        }
    }

    fn row(&self, side: Side, from: Origin) -> &Row {
        match from {
            Origin::Point(point) => {
                &self.layout.points[usize::from(self.slot(side, point)) - 1].row
            }
            Origin::Hand => self
                .beside(side)
                .hand
                .as_ref()
                .unwrap_or(&self.beside(side).bar),
            Origin::Bar => &self.beside(side).bar,
        }
    }

    /// The slot of a side's point: White's number, since White sits at the bottom.
    const fn slot(&self, side: Side, point: Point) -> u8 {
        match side {
            Side::White => point.get(),
            Side::Black => self.rules.movement.facing(point).get(),
        }
    }
}

/// The mark of each man of a row that lies: a dash on a disc.
fn lying(canvas: &mut Canvas, side: Side, row: &Row, count: u8) {
    let size = row.size;
    for &at in &row.men[..usize::from(count.min(DRAWN_MAX))] {
        disc(canvas, Man { side, at, size });
        let pen = Pen::at(at, size / 100.0);
        canvas.fill("M-14 -2.5H14V2.5H-14Z", pen, colours(side).ink);
    }
}

/// A disc with the number of the men of a row.
fn badge(canvas: &mut Canvas, man: Man, count: u8) {
    disc(canvas, man);
    canvas.number(count, man.at, man.size * 0.3, colours(man.side).ink);
}

fn disc(canvas: &mut Canvas, man: Man) {
    let Men { edge, badge, .. } = colours(man.side);
    let pen = Pen::at(man.at, man.size / 100.0);
    canvas.disc(pen, 31.0, edge);
    canvas.disc(pen, 28.0, badge);
}
