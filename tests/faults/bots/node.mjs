// Bots of the client in TypeScript: `node node.mjs CLIENT URL FOLDER COUNT PACE`. All guests have one client.
import { appendFileSync, existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const [library, url, folder, count, pace] = process.argv.slice(2);
const { ai, Client, human, Turn } = await import(pathToFileURL(library));
const shared = new Client(url, { deadline: null });
const isLastGame = () => existsSync(`${folder}/stop`);

class Bot {
  constructor(number) {
    this.kind = number % 4;
    this.client = this.kind < 2 ? shared : new Client(url, { deadline: null });
    this.ruleset = ["schotten_totten", "glen_more"][Math.floor(number / 4) % 2];
    this.file = `${folder}/node-${String(number).padStart(3, "0")}.jsonl`;
    this.watching = [];
  }

  write(did, game, more = {}) {
    appendFileSync(this.file, JSON.stringify({ at: Date.now() / 1000, did, game, ...more }) + "\n");
  }

  async live() {
    try {
      if (this.kind >= 2) await this.client.createPlayer("Olga", true);
      if (this.kind === 3) await this.follow();
      while (this.kind !== 3 && !isLastGame()) {
        for await (const turn of this.client.turns(...(await this.open()))) await this.act(turn);
      }
      await Promise.all(this.watching);
      this.write("done", "");
    } catch (error) {
      this.write("died", "", { words: `${error.stack} ${error.cause}` });
    }
  }

  async follow() {
    await this.open();
    for await (const message of this.client.messages()) {
      if (message instanceof Turn) {
        await this.act(message);
      } else if (message.type === "decision") {
        this.write("heard", message.game, { version: message.version });
      } else if (message.type === "over") {
        if (isLastGame()) return;
        await this.open();
      }
    }
  }

  async open() {
    const opponent = this.kind === 1 ? human("Bob") : ai("random");
    const games = await this.client.open(this.ruleset, [this.kind >= 2 ? human(undefined, "me") : human("Ann"), opponent]);
    this.write("opened", games[0].id, { seats: this.kind === 1 ? [0, 1] : [0] });
    this.watching.push(this.watch(games[0].id));
    return games;
  }

  async act(turn) {
    const { id, token } = turn.game;
    const place = { seat: turn.seat, version: turn.version };
    this.write("turn", id, place);
    if (isLastGame()) {
      await this.client.game(id, token, turn.seat).leave();
      return;
    }
    await setTimeout(2000 * pace * Math.random());
    const move = turn.moves[Math.floor(Math.random() * turn.moves.length)];
    this.write("sends", id, { move, ...place });
    const { decisions } = await turn.play(move);
    this.write("played", id, { decisions: decisions.map(({ version, chain }) => [version, chain]), ...place });
  }

  async watch(game) {
    for await (const message of this.client.game(game).watch()) {
      const { version } = message;
      if (message.type === "decision") this.write("saw", game, { version, chain: message.data.chain });
      if (message.type === "game") this.write("saw all", game, { version, status: message.data.status });
    }
  }
}

await Promise.all(Array.from({ length: Number(count) }, (_, number) => new Bot(number).live()));
