//! Play a whole game of each ruleset against an AI, through the client that openapi-generator made.

use cairn::apis::configuration::Configuration;
use cairn::apis::{games_api, moves_api};
use cairn::models::ai_seat_request::Level;
use cairn::models::*;
use std::error::Error;

/// Return unpredictable hex digits: the contribution of a player to a game's chance.
fn nonce() -> Result<String, Box<dyn Error>> {
    let mut bytes = [0u8; 16];
    std::io::Read::read_exact(&mut std::fs::File::open("/dev/urandom")?, &mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Return a human's seat and as many of AIs as the game needs.
fn seats(ais: usize) -> Result<Vec<SeatRequest>, Box<dyn Error>> {
    let mut ann = GuestSeatRequest::new(Default::default(), "Ann".into());
    ann.nonce = Some(nonce()?);
    let ai = AiSeatRequest::new(Default::default(), Level::Easy);
    let mut all = vec![SeatRequest::AiSeatRequest(Box::new(ai)); ais];
    all.insert(0, SeatRequest::GuestSeatRequest(Box::new(ann)));
    Ok(all)
}

/// What the games of all rulesets have in common, of one of them.
macro_rules! of_game {
    ($kind:ident, $game:expr, $found:ident => $what:expr) => {
        match $game {
            $kind::GlenMore($found) => $what,
            $kind::HighlandClans($found) => $what,
            $kind::SchottenTotten($found) => $what,
        }
    };
}

/// Play a game to its end and print the outcome.
fn play(url: &str, request: OpenGameRequest) -> Result<String, Box<dyn Error>> {
    let mut asking = Configuration { base_path: url.into(), ..Configuration::default() };
    let opened = games_api::open_game(&asking, request, None)?;
    let (id, token) = of_game!(OpenedGame, &opened, game => (game.id.clone(), game.tokens[0].token.clone()));
    asking.bearer_access_token = Some(token);
    loop {
        let legal = moves_api::list_legal_moves(&asking, &id, None)?;
        if !legal.moves.is_empty() {
            let chosen = legal.moves[legal.version as usize * 7 % legal.moves.len()].clone();
            let version = format!("\"{}\"", legal.version);
            moves_api::make_moves(&asking, &id, MovesRequest::new(vec![chosen]), None, Some(&version))?;
        }
        let game = games_api::get_game(&asking, &id, None, Some(10.0), Some(legal.version), None)?;
        let (outcome, version) = of_game!(Game, &game, found => (found.outcome.clone(), found.version));
        if let Some(outcome) = outcome {
            return Ok(format!("{}, version {}", outcome.reason, version));
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let url = std::env::args().nth(1).ok_or("Say where Cairn is.")?;
    let mut options = SchottenTottenOptionsRequest::new();
    options.tactics = Some(true);
    let mut schotten = SchottenTottenOpenGameRequest::new(Default::default(), seats(1)?);
    schotten.options = Some(Box::new(options));
    let requests = [
        OpenGameRequest::SchottenTotten(Box::new(schotten)),
        OpenGameRequest::HighlandClans(Box::new(HighlandClansOpenGameRequest::new(Default::default(), seats(2)?))),
        OpenGameRequest::GlenMore(Box::new(GlenMoreOpenGameRequest::new(Default::default(), seats(1)?))),
    ];
    for request in requests {
        println!("{}", play(&url, request)?);
    }
    Ok(())
}
