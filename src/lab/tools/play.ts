import { diceOf } from '#bots';
import { score, setup } from '#engine';
import { LANGUAGES, loadCatalogue } from '#words';
import { MOST_SEED, oneOf, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { drawTable, TIMING_WISHES } from '../games/drawTable.ts';
import { playOut } from '../games/playOut.ts';
import { POLICIES } from '../games/simulate.ts';
import { POLICY_NAMES } from './simulate.ts';
import { clockText, teller, tellRanking } from './story.ts';

export const playTool: Tool = {
  says: 'one game between simple policies, told as a story',
  usage: `npm run lab -- play [options]
  --players N   1 to 5 (3)
  --seed N      the same seed gives the same game (1)
  --policy P    random or greedy (greedy)
  --timing T    timed, untimed or mixed (timed)
  --language L  ${LANGUAGES.join(', ')} (en)
  --json        commands, events and the ranking, one JSON object per line`,
  async run(args) {
    const { values } = readFlags(args, FLAGS);
    const players = wholeNumber('players', values.players, 1, 5);
    const dice = diceOf(wholeNumber('seed', values.seed, 0, MOST_SEED));
    const policy = POLICIES[oneOf('policy', values.policy, POLICY_NAMES)];
    const options = drawTable(dice, players, oneOf('timing', values.timing, TIMING_WISHES));
    const bots = Array.from({ length: players }, () => policy);
    const words = await loadCatalogue(oneOf('language', values.language, LANGUAGES));
    const tell = teller(words, setup(options).game);
    const { game } = playOut(options, bots, dice, (asked, events, after) => {
      if (values.json) return say(JSON.stringify({ ...asked, events }));
      const line = tell(asked, events, after);
      if (line !== null) say(`${clockText(asked.at).padStart(6)}  ${line}`);
    });
    const ranking = score(game);
    say(values.json ? JSON.stringify(ranking) : tellRanking(words, game, ranking).join('\n'));
  },
};

const FLAGS = {
  players: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  policy: { type: 'string', default: 'greedy' },
  timing: { type: 'string', default: 'timed' },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;
