//! SF-T62, SF-T63: the expert set-up.

use orrery_core::{Seat, Setup};
use starfarers::state::{Phase, ShipKind};

use crate::common::*;

fn expert(seats: u8) -> Table {
    Table::new(Setup::new(seats).with("set-up", "expert")).with(|state| {
        (state.public.first, state.public.active) = (P3, P3);
    })
}

fn colony(id: &str) -> Choice {
    Choice::Place(Placement { site: site(id), spaceport: false })
}

fn port(id: &str) -> Choice {
    Choice::Place(Placement { site: site(id), spaceport: true })
}

/// SF-VAR-3, SF-VAR-4, SF-VAR-7
#[test]
fn sf_t62_the_order_of_placing() {
    let table = expert(4);
    let order: Vec<Seat> = (0..12).map(|placed| public(&table).placer(placed)).collect();
    assert_eq!(order, [P3, P4, P1, P2, P2, P1, P4, P3, P3, P4, P1, P2]);
    let mut table = table;
    let sites = ["alpha-BR", "alpha-BL", "alpha-LR", "beta-BR", "beta-BL", "beta-LR", "gamma-BR", "gamma-BL"];
    for (seat, site) in order.iter().zip(sites) {
        table.choose(*seat, colony(site));
    }
    for (seat, site, at) in [(P3, "gamma-LR", "14_5"), (P4, "delta-BR", "22_-1"), (P1, "delta-BL", "19_2")] {
        table.choose(seat, port(site)).choose(seat, first_ship(ShipKind::Colony, launch(at, ONE)));
    }
    table.refused(P2, colony("delta-LR"), "SF-VAR-3").choose(P2, port("delta-LR"));
    table.asked(P2, |ask| matches!(ask, Decision::FirstShip(_)));
    table.choose(P2, first_ship(ShipKind::Trade, launch("20_5", THREE)));
    assert_eq!((public(&table).phase(), public(&table).active), (Phase::ask(P3, Roll), P3), "SF-VAR-7");
}

/// SF-VAR-5
#[test]
fn sf_t63_the_stock_after_the_expert_set_up() {
    for (kind, stock) in [(ShipKind::Trade, (6, 6, 2)), (ShipKind::Colony, (5, 7, 2))] {
        let mut table = expert(4).with(|state| state.public.first = P1);
        table.choose(P1, port("alpha-BL"));
        assert_eq!(offered(&table, P1).len(), 12, "2 launch points, 3 transporters, 2 kinds");
        table.choose(P1, first_ship(kind, launch("1_2", ONE)));
        table.choose(P2, colony("beta-BR")).choose(P3, colony("gamma-BR")).choose(P4, colony("delta-BR"));
        table.choose(P4, colony("delta-BL")).choose(P3, colony("gamma-BL")).choose(P2, colony("beta-BL"));
        table.refused(P1, port("alpha-BR"), "SF-VAR-3").choose(P1, colony("alpha-BR")).choose(P1, colony("alpha-LR"));
        let player = public(&table).player(P1);
        assert_eq!((player.colonies, player.posts, player.rings), stock);
        assert_eq!(public(&table).free_transporters(P1).count(), 2);
        let launch_points: Vec<&str> = public(&table).launch_points(P1).map(|point| point.id()).collect();
        assert_eq!(launch_points, ["1_2", "2_-1"]);
    }
}
