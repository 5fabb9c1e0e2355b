//! Orders and mutinies (D2, F1, F2f).

use super::prelude::*;

facts! {
    pub enum Council shown as CouncilShown {
        /// RUL-76: with those who are Awake.
        Met { awake: Ideologies },
        /// D2c: announced, not yet carried out.
        Ordered { seat: Seat, edict: Edict },
        /// F3f: an order of the old Commander does not stand.
        Annulled { at: u8, edict: Edict },
        /// D2c: the Avatar who takes the place of a Meathead, if his Ideology falls Asleep (F1a).
        CarriedOut { edict: Edict, to: Ideology, stand_in: Option<Worker> },
        /// RUL-121: the Post-human's levies are void.
        LeviesVoid,
        /// D2b, F2f: all of these are asked at once.
        WindowOpened { seats: SeatSet },
        /// RUL-146: only the mutineer is named.
        WindowClosed { rising: Option<Rising> },
        /// F3h
        Stayed { of: Ideology },
        /// The matter is settled.
        Settled,
        /// RUL-119
        Announced { seat: Seat, maneuver: Maneuver },
        /// Whether a mutiny has taken the decision away.
        Steered { is_lost: bool },
        /// RUL-112: the next decision may be contested again.
        Waived,
        /// 4.3 ROOM
        Arrived { arrival: Arrival },
        /// F1e: a Chief Engineer has changed the ownership of a card.
        Infringed { by: Ideology, card: Workcell, wanted: Ideology },
        /// F1e: the election is over.
        Judged,
        /// WA2: more votes until the end of this dozyear.
        Broadcast { of: Ideology, until: u8 },
    }
}

impl Council {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Council::Met { awake } => {
                (public.regime.awake, public.regime.moved) = (awake, Rings::NONE);
                public.frames.enter(Frame::Session(Session::Orders));
            }
            Council::Ordered { edict, .. } => drop(public.regime.orders.push(edict)),
            Council::Annulled { at, .. } => public.strike_out(at),
            Council::CarriedOut { edict, to, stand_in } => {
                public.strike_out(0);
                public.carry_out(edict, to, stand_in);
            }
            Council::LeviesVoid => public.keep_orders(|edict| !edict.is_summons()),
            Council::WindowOpened { seats } => {
                public.regime.window = Window::new(seats.iter());
                public.frames.push(Frame::Uprising);
            }
            Council::WindowClosed { rising } => {
                let commanded = public.commanding;
                public.regime.mutiny = rising.map(|rising| Mutiny { rising, commanded });
                public.regime.window = Window::new([]);
                state.secret.risings = [None; MAX_SEATS];
                public.frames.pop();
            }
            Council::Stayed { .. } => {}
            Council::Settled => public.regime.mutiny = None,
            Council::Announced { maneuver, .. } => {
                public.regime.announced = Some(maneuver);
                public.frames.push(Frame::Steering);
            }
            Council::Steered { is_lost } => {
                (public.regime.announced, public.regime.mutiny, public.regime.won) = (None, None, is_lost);
                public.frames.pop();
            }
            Council::Waived => public.regime.won = false,
            Council::Arrived { arrival } => public.frames.push(Frame::Arrival(arrival)),
            Council::Infringed { by, card, wanted } => {
                let rising = Rising { of: by, against: Against::Commander };
                public.regime.mutiny = Some(Mutiny { rising, commanded: public.commanding });
                public.frames.push(Frame::Copyright { card, wanted });
            }
            Council::Judged => {
                public.regime.mutiny = None;
                public.frames.pop();
            }
            Council::Broadcast { of, until } => public.regime.cults[of.index()] = until,
        }
    }
}

impl Public {
    fn strike_out(&mut self, at: u8) {
        let mut place = 0..;
        self.keep_orders(|_| place.next() != Some(at));
    }

    fn keep_orders(&mut self, mut keep: impl FnMut(Edict) -> bool) {
        let orders = self.regime.orders;
        self.regime.orders = Few::of(orders.iter().copied().filter(|edict| keep(*edict))).unwrap_or_default();
    }

    /// What an order does; `to` is the Ideology that commands.
    pub(crate) fn carry_out(&mut self, edict: Edict, to: Ideology, stand_in: Option<Worker>) {
        match edict {
            Edict::Unfit(cyborg) => {
                let post = self.post(Worker::of(cyborg));
                self.hibernate(cyborg);
                stand_in.into_iter().for_each(|avatar| self.put(avatar, post));
            }
            Edict::Levy(worker, cell) | Edict::Summon(worker, cell) => self.send(worker, Post::Cell(cell)),
            Edict::LevyToGoo(worker, shape) | Edict::SummonToGoo(worker, shape) => self.send(worker, Post::Goo(shape)),
            Edict::Seize(from) => {
                let taken = self.nuggets_at(Lies::Mat(from));
                taken.iter().for_each(|nugget| self.nuggets[nugget.index()] = Lies::Mat(to));
            }
            Edict::Wed(of, cupid) => {
                self.regime.ring_of(of).into_iter().for_each(|ring| self.regime.place(ring, cupid));
            }
            Edict::Rewed(from, cupid) => {
                self.regime.ring_at(from).into_iter().for_each(|ring| self.regime.place(ring, cupid));
            }
            Edict::Part(cupid) => self.regime.ring_at(cupid).into_iter().for_each(|ring| {
                self.regime.part(cupid);
                self.regime.moved.insert(ring);
            }),
        }
    }

    /// E2-2: who is sent must do the task.
    fn send(&mut self, worker: Worker, post: Post) {
        self.put(worker, post);
        self.dozyear.ordered.insert(worker);
    }
}

impl CouncilShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Ordered { seat, edict } => told("log-ordered", seat, "order", words::edict(edict), &[edict.rule()]),
            Self::Annulled { edict, .. } => noted("log-annulled", "order", words::edict(edict), &[ids::MANDATE]),
            Self::CarriedOut { edict, .. } => noted("log-carried-out", "order", words::edict(edict), &[edict.rule()]),
            Self::LeviesVoid => Line::new(None, "log-levies-void", &[ids::LEVIES_CONTESTED]),
            Self::WindowOpened { .. } => Line::new(None, "log-mutiny-possible", &[ids::MUTINY]),
            Self::WindowClosed { rising: None } => Line::new(None, "log-no-mutiny", &[ids::MUTINY]),
            Self::WindowClosed { rising: Some(Rising { of, against }) } => {
                let id = if against == Against::Commander { "log-mutiny" } else { "log-mutiny-levies" };
                noted(id, "ideology", words::ideology(of), &[ids::MUTINY]).seen(SightKind::Reveal)
            }
            Self::Stayed { of } => noted("log-stayed", "ideology", words::ideology(of), &[ids::MUTINY_LOST]),
            Self::Announced { seat, maneuver } => {
                told("log-announced", seat, "decision", words::maneuver(maneuver), &[ids::HELM_MUTINY])
            }
            Self::Infringed { by, card, .. } => {
                let message = Message::new("log-infringed").with("ideology", words::ideology(by));
                Line::new(None, message.with("card", words::workcell(card)), &[ids::COPYRIGHT])
            }
            Self::Broadcast { of, until } => {
                let message = Message::new("log-broadcast").with("ideology", words::ideology(of));
                Line::new(None, message.with("number", until), &[ids::ELECTION])
            }
            Self::Met { .. } | Self::Settled | Self::Steered { .. } | Self::Waived => return None,
            Self::Arrived { .. } | Self::Judged => return None,
        })
    }
}
