//! Draws the equities of the first throws as a bar chart, in SVG.

use std::fmt::Write as _;

use rosespring_wire::openings::{OpeningTable, PlayRow};

use super::page::name;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 34.0;
/// Half the width of a 95 % interval, in standard errors.
const INTERVAL: f64 = 1.96;

/// The scale that maps an equity to a height.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Returns a scale that has room for 0 and for all bars with their intervals.
    fn of(plays: &[(String, &PlayRow)]) -> Self {
        let ends = |sign: f64| {
            let end = move |play: &PlayRow| play.equity + sign * INTERVAL * play.error;
            plays.iter().map(move |(_, play)| end(play))
        };
        let high = ends(1.0).fold(0.0, f64::max);
        let low = ends(-1.0).fold(0.0, f64::min);
        let span = (high - low).max(1e-3);
        // Choose the step that gives between five and ten lines.
        let power = 10_f64.powf((span / 5.0).log10().floor());
        let step = [5.0, 2.0, 1.0]
            .into_iter()
            .map(|times| times * power)
            .find(|step| span / step >= 4.0)
            .unwrap_or(power);
        Self {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
        }
    }

    fn y(&self, equity: f64) -> f64 {
        let room = HEIGHT - TOP - BOTTOM;
        TOP + room * (self.high - equity) / (self.high - self.low)
    }

    fn lines(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|index| self.low + f64::from(index) * self.step)
    }
}

/// Draws the plot: one bar for each throw, the best first, with its 95 % interval.
pub(super) fn svg(table: &OpeningTable) -> String {
    let mut plays: Vec<(String, &PlayRow)> = table
        .throws
        .iter()
        .filter_map(|throw| Some((name(throw), throw.plays.first()?)))
        .collect();
    plays.sort_by(|a, b| b.1.equity.total_cmp(&a.1.equity));
    let scale = Scale::of(&plays);
    let mut out = head(table);
    for equity in scale.lines() {
        let y = scale.y(equity);
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            y + 4.0,
            number(equity, scale.step),
        );
    }
    let room = (WIDTH - LEFT - RIGHT) / plays.len().max(1) as f64;
    for (index, (throw, play)) in plays.iter().enumerate() {
        let middle = LEFT + room * (index as f64 + 0.5);
        bar(&scale, middle, room, (throw, play), &mut out);
    }
    let zero = scale.y(0.0);
    let _ = writeln!(
        out,
        "<line class=\"zero\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{zero:.1}\" y2=\"{zero:.1}\"/>\n\
         </svg>",
        WIDTH - RIGHT
    );
    out
}

fn head(table: &OpeningTable) -> String {
    let rules = &table.method.rules;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\">\n\
         <title>Equity of every first throw, {rules}</title>\n\
         <style>text{{font:12px sans-serif;fill:#222}}.title{{font-size:15px;font-weight:bold}}\
         .grid{{stroke:#ddd}}.zero{{stroke:#222}}.up{{fill:#3b6fa0}}.down{{fill:#b5563c}}\
         .error{{stroke:#222;stroke-width:1.2}}</style>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text class=\"title\" x=\"{LEFT}\" y=\"22\">Equity of every first throw, {rules}</text>\n\
         <text x=\"{LEFT}\" y=\"39\">units for the starter, played best; \
         lines are 95 % intervals</text>\n"
    )
}

/// Formats a number of the scale with the digits that its step needs, and a true minus sign.
fn number(equity: f64, step: f64) -> String {
    let digits = (-step.log10()).ceil().max(0.0) as usize;
    let text = format!("{:.digits$}", equity.abs());
    let is_zero = text.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    match equity < 0.0 && !is_zero {
        true => format!("−{text}"),
        false => text,
    }
}

fn bar(scale: &Scale, middle: f64, room: f64, (throw, play): (&str, &PlayRow), out: &mut String) {
    let (zero, end) = (scale.y(0.0), scale.y(play.equity));
    let class = if play.equity < 0.0 { "down" } else { "up" };
    let width = room * 0.7;
    let _ = writeln!(
        out,
        "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{:.1}\">\
         <title>{throw}: {} {:+.4} ± {:.4}</title></rect>",
        middle - width / 2.0,
        zero.min(end),
        (zero - end).abs(),
        play.play,
        play.equity,
        play.error,
    );
    let half = INTERVAL * play.error;
    let (high, low) = (scale.y(play.equity + half), scale.y(play.equity - half));
    let (left, right) = (middle - 4.0, middle + 4.0);
    let _ = writeln!(
        out,
        "<path class=\"error\" d=\"M{middle:.1} {high:.1}V{low:.1}M{left:.1} {high:.1}H{right:.1}\
         M{left:.1} {low:.1}H{right:.1}\"/>\
         <text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{throw}</text>",
        HEIGHT - BOTTOM + 20.0,
    );
}
