import { columns, MOST_SEED, oneOf, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { TIMING_WISHES } from '../games/drawTable.ts';
import { type Plan, POLICIES, type Policy, type Spread, type Summary, simulate } from '../games/simulate.ts';

export const POLICY_NAMES = Object.keys(POLICIES) as readonly Policy[];

export const simulateTool: Tool = {
  says: 'many games in virtual time: who wins, why, with how many VP and after how long',
  usage: `npm run lab -- simulate [options]
  --players N   1 to 5 (4)
  --games N     how many (100)
  --seed N      the same seed gives the same games (1)
  --policy P    random or greedy (random)
  --timing T    timed, untimed or mixed (mixed)
  --json        one object instead of a table`,
  run(args) {
    const { values } = readFlags(args, FLAGS);
    const plan: Plan = {
      players: wholeNumber('players', values.players, 1, 5),
      games: wholeNumber('games', values.games, 1, 1_000_000),
      seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
      policy: oneOf('policy', values.policy, POLICY_NAMES),
      timing: oneOf('timing', values.timing, TIMING_WISHES),
    };
    const summary = simulate(plan);
    say(values.json ? JSON.stringify(summary, null, 2) : print(summary));
  },
};

const FLAGS = {
  players: { type: 'string', default: '4' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  policy: { type: 'string', default: 'random' },
  timing: { type: 'string', default: 'mixed' },
  json: { type: 'boolean', default: false },
} as const;

function print(summary: Summary): string {
  const { games, players, policy, timing, outcomes, winners, decidedBy, vp } = summary;
  const share = (part: number, of = games): string => `${part} (${of === 0 ? 0 : Math.round((part / of) * 100)} %)`;
  const range = ({ least, mean, most }: Spread): string => `${mean} (${least} to ${most})`;
  const reasons = Object.entries(decidedBy).filter(([, count]) => count > 0);
  const fates = Object.entries(summary.characters).filter(([, { played }]) => played > 0);
  return [
    `${games} games of ${players} ${policy} players, ${timing}`,
    columns([
      ['all tracks on the parchment', share(outcomes.complete)],
      ['closest with the legendary point', share(outcomes.closest)],
      ['civil war', share(outcomes.civilWar)],
      ...winners.bySeat.map((won, seat) => [`won by seat ${seat + 1}`, share(won)]),
      ...reasons.map(([reason, count]) => [`first set apart by ${reason}`, share(count)]),
      ['players with the legendary point', share(summary.legendary, games * players)],
      ['power', range(vp.power)],
      ['prestige', range(vp.prestige)],
      ['popularity', range(vp.popularity)],
      ['points on the parchment', range(vp.parchment)],
      ['commands a game', range(summary.commands)],
      ['minutes of game time', range(summary.gameMinutes)],
    ]),
    columns([
      ['character', 'played', 'won'],
      ...fates.map(([id, { played, won }]) => [id, `${played}`, share(won, played)]),
    ]),
    `hash ${summary.hash}`,
  ].join('\n\n');
}
