use starfarers::content::*;
fn main() {
    for s in Start::all() {
        let l = s.spaceport().launch_points();
        let d = |p: Point| l.iter().map(|q| q.distance(p)).min().unwrap();
        println!(
            "{} sites {:?}",
            s.id(),
            Site::all()
                .filter(|s| !s.system().is_home())
                .map(|s| format!(
                    "{}{} {}",
                    s.id(),
                    if s.planets().iter().any(|p| p.dot() == ChipClass::Blue) { "" } else { "*" },
                    d(s.point())
                ))
                .collect::<Vec<_>>()
                .join(", ")
        );
        println!("   docks {:?}", Base::all().map(|b| (b.id(), d(b.docks()[0]), d(b.docks()[1]))).collect::<Vec<_>>());
        println!(
            "   pips {:?}",
            s.colonies()
                .iter()
                .chain([&s.spaceport()])
                .flat_map(|s| s.planets())
                .map(|p| (p.resource().id(), p.basic_chip().unwrap().value().pips()))
                .collect::<Vec<_>>()
        );
    }
}
