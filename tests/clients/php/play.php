<?php
// Play a whole game of each ruleset against an AI, through the client that openapi-generator made:
// `php play.php <folder of the client> http://127.0.0.1:8000`.

use Cairn\Api\GamesApi;
use Cairn\Api\MovesApi;
use Cairn\Configuration;
use Cairn\Model\MovesRequest;
use Cairn\Model\{AiSeatRequest, GuestSeatRequest};

require_once 'GuzzleHttp/autoload.php';

[, $client, $url] = $argv;
spl_autoload_register(function (string $class) use ($client): void {
    $path = $client . '/lib/' . str_replace(['Cairn\\', '\\'], ['', '/'], $class) . '.php';
    if (str_starts_with($class, 'Cairn\\') && is_file($path)) {
        require_once $path;
    }
});

/** Return a human's seat and as many of AIs as the game needs. */
function seats(int $ais): array
{
    $ann = new GuestSeatRequest(['kind' => 'human', 'name' => 'Ann', 'nonce' => bin2hex(random_bytes(16))]);
    return [$ann, ...array_fill(0, $ais, new AiSeatRequest(['kind' => 'ai', 'level' => 'easy']))];
}

function with_token(string $url, ?string $token = null): Configuration
{
    $configuration = (new Configuration())->setHost($url);
    return $token ? $configuration->setAccessToken($token) : $configuration;
}

/** Play a game to its end, and return it. */
function play(string $url, array $request): object
{
    $opened = (new GamesApi(null, with_token($url)))->openGame((object) $request);
    $mine = with_token($url, $opened->tokens[0]->token);
    [$games, $moves] = [new GamesApi(null, $mine), new MovesApi(null, $mine)];
    for ($game = $opened; $game->status !== 'finished';) {
        $legal = $moves->listLegalMoves($opened->id);
        $version = $legal->getVersion();
        if ($found = $legal->getMoves()) {
            $chosen = $found[$version * 7 % count($found)];
            $moves->makeMoves($opened->id, new MovesRequest(['moves' => [$chosen]]), null, "\"$version\"");
        }
        $game = $games->getGame($opened->id, null, 10, $version);
    }
    return $game;
}

$requests = [
    ['ruleset' => 'schotten_totten', 'options' => (object) ['tactics' => true], 'seats' => seats(1)],
    ['ruleset' => 'highland_clans', 'seats' => seats(2)],
    ['ruleset' => 'glen_more', 'seats' => seats(1)],
];
foreach ($requests as $request) {
    $game = play($url, $request);
    echo "$game->ruleset: {$game->outcome->reason}, version $game->version\n";
}
