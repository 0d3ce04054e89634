//! Draws the curves of runs, strength and loss by games, as a self-contained SVG.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::measures::Measure;
use crate::run::Folder;
use crate::{TrainError, files};

/// A run as a line.
#[derive(Debug, Clone, PartialEq)]
pub struct RunCurve {
    /// The name in the legend.
    pub name: String,
    /// The measures, in the order of games.
    pub measures: Vec<Measure>,
}

/// Draws runs into a file. The legend has the names of their folders.
///
/// # Errors
///
/// [`TrainError`] if a run has no measures yet, or a file cannot be read or written.
pub fn run(runs: &[PathBuf], out: &Path) -> Result<(), TrainError> {
    let line = |run: &PathBuf| -> Result<RunCurve, TrainError> {
        let folder = Folder::new(run);
        let measures = folder.measures()?;
        if measures.is_empty() {
            return Err(TrainError::damaged(
                run,
                "there are no measures of a run here",
            ));
        }
        Ok(RunCurve {
            name: folder.name(),
            measures,
        })
    };
    let lines: Vec<RunCurve> = runs.iter().map(line).collect::<Result<_, _>>()?;
    files::write(out, draw(&lines).as_bytes())
}

/// Colours that colour-blind people can distinguish, used in turn.
const COLOURS: [&str; 7] = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#222222",
];
const WIDTH: f64 = 760.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = WIDTH - 24.0;
const LEGEND_TOP: f64 = 24.0;
const LEGEND_LINE: f64 = 18.0;
/// Height of the panel with the strength, and of the one with the loss.
const HEIGHTS: [f64; 2] = [250.0, 130.0];
/// The height above a panel, for its title.
const TITLE: f64 = 34.0;
/// The height below the last panel, for the numbers and their unit.
const FOOT: f64 = 48.0;
/// The approximate number of grid lines.
const TICKS: f64 = 6.0;

/// Returns the picture: above, matches won; below, loss.
#[must_use]
pub fn draw(lines: &[RunCurve]) -> String {
    let top = LEGEND_TOP + LEGEND_LINE * lines.len() as f64;
    let height = top + HEIGHTS[0] + HEIGHTS[1] + 2.0 * TITLE + FOOT;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\" \
         fill=\"#333333\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fdfdfb\"/>\n"
    );
    for (index, line) in lines.iter().enumerate() {
        legend(&mut svg, index, &line.name);
    }
    let games = all(lines, |measure| measure.games as f64);
    let across = Axis::new(0.0, games.1.max(1.0), LEFT, RIGHT);
    let won = |measure: &Measure| 100.0 * measure.matches_won;
    let loss = |measure: &Measure| f64::from(measure.loss);
    let first = top + TITLE;
    let second = first + HEIGHTS[0] + TITLE;
    let bottom = second + HEIGHTS[1];
    let panels: [(&str, Of<'_>, f64, f64); 2] = [
        (
            "matches to 3 won against baseline, %",
            &won,
            first,
            first + HEIGHTS[0],
        ),
        ("loss of the winner, nats", &loss, second, bottom),
    ];
    for (title, of, top, bottom) in panels {
        let (low, high) = all(lines, of);
        let up = Axis::new(low, high, bottom, top);
        panel(&mut svg, title, &across, &up, lines, of);
    }
    foot(&mut svg, &across, bottom);
    svg.push_str("</svg>\n");
    svg
}

type Of<'a> = &'a dyn Fn(&Measure) -> f64;

/// The least and the greatest value of a figure.
fn all(lines: &[RunCurve], of: impl Fn(&Measure) -> f64) -> (f64, f64) {
    let figures = lines.iter().flat_map(|line| &line.measures).map(of);
    figures.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), figure| {
        (low.min(figure), high.max(figure))
    })
}

/// An axis: values from `low` to `high`, drawn from coordinate `start` to `end`.
struct Axis {
    low: f64,
    high: f64,
    start: f64,
    end: f64,
    /// The distance of grid lines.
    step: f64,
}

impl Axis {
    /// Creates an axis with round limits that includes all values.
    fn new(low: f64, high: f64, start: f64, end: f64) -> Self {
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let least = (high.abs() * 1e-3).max(1e-3);
        let rough = ((high - low).max(least)) / (TICKS - 1.0);
        let power = 10_f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].map(|round| round * power);
        let step = round.into_iter().find(|&step| step >= 0.9 * rough);
        let step = step.unwrap_or(rough);
        let low = (low / step + 1e-9).floor() * step;
        let high = ((high / step - 1e-9).ceil() * step).max(low + step);
        Self {
            low,
            high,
            start,
            end,
            step,
        }
    }

    fn place(&self, figure: f64) -> f64 {
        self.start + (self.end - self.start) * (figure - self.low) / (self.high - self.low)
    }

    /// The values of the grid lines, each with its coordinate and its text.
    fn ticks(&self) -> Vec<(f64, String)> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        let digits = (-self.step.log10().floor()).max(0.0) as usize;
        let ticks = (0..=count).map(|tick| self.low + tick as f64 * self.step);
        let written = |figure: f64| {
            if figure != 0.0 && self.high >= 10_000.0 {
                format!("{} k", figure / 1000.0)
            } else {
                format!("{figure:.digits$}")
            }
        };
        ticks
            .map(|figure| (self.place(figure), written(figure)))
            .collect()
    }
}

fn legend(svg: &mut String, index: usize, name: &str) {
    let (y, colour) = (LEGEND_TOP + LEGEND_LINE * index as f64, colour(index));
    let _ = writeln!(
        svg,
        "<line x1=\"{LEFT}\" y1=\"{y}\" x2=\"{}\" y2=\"{y}\" stroke=\"{colour}\" \
         stroke-width=\"3\"/><text x=\"{}\" y=\"{}\">{}</text>",
        LEFT + 24.0,
        LEFT + 32.0,
        y + 4.0,
        escaped(name)
    );
}

fn panel(svg: &mut String, title: &str, across: &Axis, up: &Axis, lines: &[RunCurve], of: Of<'_>) {
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{:.1}\" font-weight=\"bold\">{}</text>",
        up.end - 12.0,
        escaped(title)
    );
    for (y, text) in up.ticks() {
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\" stroke=\"#dddddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{text}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    for (index, line) in lines.iter().enumerate() {
        let places: Vec<String> = line
            .measures
            .iter()
            .map(|measure| {
                let (x, y) = (across.place(measure.games as f64), up.place(of(measure)));
                format!("{x:.1},{y:.1}")
            })
            .collect();
        let colour = colour(index);
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
             stroke-linejoin=\"round\"/>",
            places.join(" ")
        );
        for place in &places {
            let (x, y) = place.split_once(',').unwrap_or_default();
            let _ = writeln!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.5\" fill=\"{colour}\"/>"
            );
        }
    }
}

fn foot(svg: &mut String, across: &Axis, bottom: f64) {
    for (x, text) in across.ticks() {
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{bottom:.1}\" x2=\"{x:.1}\" y2=\"{:.1}\" \
             stroke=\"#999999\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{text}</text>",
            bottom + 5.0,
            bottom + 19.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"middle\">games</text>",
        f64::midpoint(LEFT, RIGHT),
        bottom + 38.0
    );
}

fn colour(index: usize) -> &'static str {
    COLOURS[index % COLOURS.len()]
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, won: &[f64]) -> RunCurve {
        let measures = won.iter().enumerate().map(|(index, &matches_won)| Measure {
            games: 20_000 * (index as u64 + 1),
            steps: 1,
            loss: 0.6 - 0.1 * index as f32,
            matches_won,
            games_per_second: 600.0,
        });
        RunCurve {
            name: name.to_owned(),
            measures: measures.collect(),
        }
    }

    #[test]
    fn every_run_has_a_line_in_both_panels() {
        let svg = draw(&[line("a<b", &[0.1, 0.5, 0.75]), line("other", &[0.2])]);

        assert_eq!(svg.matches("<polyline").count(), 4);
        assert_eq!(svg.matches("<circle").count(), 2 * (3 + 1));
        for text in ["a&lt;b", ">other<", ">80<", ">0.40<", ">60 k<", ">games<"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
    }

    #[test]
    fn more_won_is_higher_and_inside_the_picture() {
        let axis = Axis::new(10.0, 75.0, 250.0, 40.0);

        assert_eq!((axis.low, axis.high, axis.step), (0.0, 80.0, 20.0));
        assert!(axis.place(75.0) < axis.place(10.0) && axis.place(75.0) >= 40.0);
    }

    #[test]
    fn any_measures_can_be_drawn() {
        for lines in [
            vec![],
            vec![line("one", &[])],
            vec![line("flat", &[0.0, 0.0])],
        ] {
            let svg = draw(&lines);

            assert!(svg.ends_with("</svg>\n"));
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
