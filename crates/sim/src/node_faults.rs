//! The faults of level 3, as they happen.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::bus::Broker;
use crate::faults::{Fault, FaultKind};
use crate::line::Cut;
use crate::machines::{KillKind, KilledNode, Machines, Order};
use crate::run::{Happening, await_time, inject};
use crate::world::World;

/// How long the hall is without a node at most after it is killed or silent: until another one
/// takes its tables, and its place.
pub(crate) const LEFT_MS: i64 = 15_000;

/// What faults can meet.
pub(crate) struct FaultTargets {
    pub(crate) world: Arc<World>,
    pub(crate) net: Arc<Machines>,
    pub(crate) broker: Arc<Broker>,
}

impl FaultTargets {
    /// Lets everything happen in its time.
    pub(crate) async fn happen(&self, happenings: &[(i64, Happening)]) {
        for (at_ms, one) in happenings {
            await_time(&self.world, *at_ms).await;
            self.world.note_happening();
            match one {
                Happening::ClockRight(fault) => {
                    self.world
                        .note(&format!("the clock of node {} is right", self.node(fault)));
                    self.net.clocks[self.node(fault)].store(0, Ordering::Relaxed);
                    self.world.disturb(LEFT_MS);
                }
                Happening::Fault(fault) => {
                    self.world.note(&format!("fault {fault}"));
                    *self.world.story().faults.entry(fault.kind).or_default() += 1;
                    self.world.disturb(0);
                    self.inject(fault).await;
                }
            }
        }
        std::future::pending().await
    }

    /// Returns the node that a fault meets.
    fn node(&self, fault: &Fault) -> usize {
        fault.place % self.net.clocks.len()
    }

    async fn inject(&self, fault: &Fault) {
        let (world, net, ms) = (&self.world, &self.net, fault.ms);
        let node = self.node(fault);
        let kill = KillKind {
            down_ms: ms,
            is_silent: (fault.place / 16).is_multiple_of(2),
        };
        match fault.kind {
            FaultKind::Crash => {
                net.order(Order::Kill(KilledNode::Number(node), kill));
                world.disturb(ms.max(LEFT_MS));
            }
            FaultKind::CrashLeader => {
                net.order(Order::Kill(KilledNode::Leader, kill));
                world.disturb(ms.max(LEFT_MS));
            }
            FaultKind::CrashAppend => {
                net.order(Order::DownAfterAppend(ms));
                world.crash_at_append(fault.place.is_multiple_of(2));
            }
            FaultKind::Stall => {
                net.order(Order::Stall(node, ms));
                world.disturb(ms + LEFT_MS);
            }
            FaultKind::Clock => {
                net.clocks[node].store(ms, Ordering::Relaxed);
                world.disturb(LEFT_MS);
            }
            FaultKind::NodeBreak => {
                let lines = net.between_nodes();
                if let Some(line) = lines.get(fault.place % lines.len().max(1)) {
                    line.cut(Cut::Both);
                }
            }
            FaultKind::NodeSilent => {
                net.part_nodes(ms);
                world.disturb(ms + LEFT_MS);
            }
            FaultKind::BusAway | FaultKind::BusLost | FaultKind::BusDouble | FaultKind::BusLate => {
                self.broker.disturb(fault.kind, ms);
                world.disturb(ms + LEFT_MS);
            }
            _ => inject(world, fault).await,
        }
    }
}
