//! A picture, drawn by filled and stroked paths.

use zeno::{Cap, Mask, Stroke, Style, Transform};

pub(super) type Colour = [u8; 3];

/// The digits as lines in a box six wide and ten high.
const DIGITS: [&str; 10] = [
    "M3 0C5 0 6 2 6 5C6 8 5 10 3 10C1 10 0 8 0 5C0 2 1 0 3 0Z",
    "M1 2L3.4 0V10",
    "M0.3 2.6C0.3 -0.8 5.7 -0.8 5.7 2.6C5.7 5 0.3 7 0.3 10H6",
    "M0.3 1.6C1.5 -0.8 5.6 -0.4 5.6 2.5C5.6 4.4 3.6 4.8 2.4 4.8\
     C4 4.8 6 5.3 6 7.3C6 10.6 1.2 10.8 0 8.2",
    "M4.4 10V0L0 7H6",
    "M5.5 0H1L0.6 4.6C2 3.6 6 3.6 6 6.8C6 10.6 1.2 10.8 0 8.4",
    "M5.2 0.4C2 0.4 0 3.4 0 6.8C0 11 6 11 6 6.8C6 3 1 3 0.2 6",
    "M0 0H6L2.2 10",
    "M3 4.7C0.6 4.7 0.6 0 3 0C5.4 0 5.4 4.7 3 4.7C-0.6 4.7 -0.6 10 3 10C6.6 10 6.6 4.7 3 4.7Z",
    "M0.8 9.6C4 9.6 6 6.6 6 3.2C6 -1 0 -1 0 3.2C0 7 5 7 5.8 4",
];

/// Where a path is drawn, and how large.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pen {
    at: [f32; 2],
    scale: f32,
}

impl Pen {
    /// Units of the path become `scale` units of the board around `at`.
    pub(super) const fn at(at: [f32; 2], scale: f32) -> Self {
        Self { at, scale }
    }
}

impl Default for Pen {
    fn default() -> Self {
        Self::at([0.0, 0.0], 1.0)
    }
}

/// The pixels of a picture, row by row from the top.
#[derive(Debug, Clone)]
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<Colour>,
    /// The corner of the board that is drawn at the top left, and pixels a unit.
    corner: [f32; 2],
    scale: f32,
}

impl Canvas {
    /// A picture of this width of an area: left, top, width and height.
    pub(super) fn of([left, top, across, down]: [f32; 4], width: u16) -> Self {
        let scale = f32::from(width) / across;
        let (width, height) = (usize::from(width), (down * scale).round() as usize);
        Self {
            width,
            height,
            pixels: vec![[0; 3]; width * height],
            corner: [left, top],
            scale,
        }
    }

    pub(super) fn fill(&mut self, path: &str, pen: Pen, colour: Colour) {
        self.paint(path, pen, Style::default(), colour);
    }

    /// Draws along a path; `width` is in the units of the path.
    pub(super) fn stroke(&mut self, path: &str, pen: Pen, width: f32, colour: Colour) {
        let mut stroke = Stroke::new(width * pen.scale * self.scale);
        stroke.cap(Cap::Round);
        // The path is in pixels before the stroke is drawn along it.
        self.paint(path, pen, Style::from(stroke), colour);
    }

    pub(super) fn disc(&mut self, pen: Pen, radius: f32, colour: Colour) {
        self.fill(&circle(radius), pen, colour);
    }

    pub(super) fn ring(&mut self, pen: Pen, radius: f32, width: f32, colour: Colour) {
        self.stroke(&circle(radius), pen, width, colour);
    }

    /// Fills a rectangle with round corners.
    pub(super) fn rect(&mut self, [x, y, width, height]: [f32; 4], round: f32, colour: Colour) {
        let (wide, high) = (width - 2.0 * round, height - 2.0 * round);
        let path = format!(
            "M{} {y}h{wide}q{round} 0 {round} {round}v{high}q0 {round} -{round} {round}h-{wide}\
             q-{round} 0 -{round} -{round}v-{high}q0 -{round} {round} -{round}z",
            x + round
        );
        self.fill(&path, Pen::default(), colour);
    }

    /// Writes a number around a place; `height` is that of its digits.
    pub(super) fn number(&mut self, number: u8, [x, y]: [f32; 2], height: f32, colour: Colour) {
        let digits = number.to_string();
        let unit = height / 10.0;
        let wide = 8.6 * unit;
        let left = x - wide * (digits.len() as f32 - 1.0) / 2.0 - 3.0 * unit;
        for (index, digit) in digits.bytes().enumerate() {
            let at = [left + wide * index as f32, y - height / 2.0];
            let path = DIGITS[usize::from(digit - b'0')];
            self.stroke(path, Pen::at(at, unit), 1.6, colour);
        }
    }

    fn paint(&mut self, path: &str, pen: Pen, style: Style<'_>, colour: Colour) {
        let scale = pen.scale * self.scale;
        let [x, y] = [0, 1].map(|axis| (pen.at[axis] - self.corner[axis]) * self.scale);
        let place = Transform::new(scale, 0.0, 0.0, scale, x, y);
        let (mask, found) = Mask::new(path).style(style).transform(Some(place)).render();
        for (row, line) in mask.chunks_exact(found.width.max(1) as usize).enumerate() {
            let y = found.top + row as i32;
            for (column, &cover) in line.iter().enumerate() {
                let x = found.left + column as i32;
                let inside =
                    (0..self.width as i32).contains(&x) && (0..self.height as i32).contains(&y);
                if cover > 0 && inside {
                    let pixel = &mut self.pixels[y as usize * self.width + x as usize];
                    *pixel = mixed(*pixel, colour, cover);
                }
            }
        }
    }
}

fn circle(radius: f32) -> String {
    let across = 2.0 * radius;
    format!("M-{radius} 0a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z")
}

/// A colour that covers another by `cover` of 255.
fn mixed(under: Colour, over: Colour, cover: u8) -> Colour {
    // Sixteen steps of cover: a picture has at most 256 colours.
    let cover = u32::from(cover).div_ceil(17).min(15);
    std::array::from_fn(|part| {
        let [under, over] = [under[part], over[part]].map(u32::from);
        ((under * (15 - cover) + over * cover + 7) / 15) as u8
    })
}
