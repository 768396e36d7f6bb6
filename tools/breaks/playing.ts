import { type Breaks, inContent, inEngine, inRules } from './break.ts';

const STUCK = "if (isUnderTimer(game, worker)) return worker.spot === 'box' ? 'WRK-10' : 'WRK-1';";
const UNBLOCKED = "if (frame.area === 'black' || moving?.grande === true) return undefined;";
/** A worker stands in the box already. */
const FULL =
  "game.players.some(({ workers }) => workers.some(({ spot, space }) => spot === 'box' && space === command.action))";
const FINISHED = "return player.done ? 'DIG-1' : undefined;";

/** INV, TIM, ACT, WRK */
export const PLAYING: Breaks = {
  'INV-1': [inEngine('game/evolve', 'CUBES = 10', 'CUBES = 11')],
  'INV-2': [inEngine('game/look', 'trackLength(player.character, track) - player[track]', '99 - player[track]')],
  'INV-3': [
    inEngine(
      'judging/goods',
      "if (kind === 'votes') return Number.POSITIVE_INFINITY",
      "if (kind === 'votes') return 20",
    ),
  ],
  'INV-4': [
    inEngine(
      'game/evolve',
      'count(playerOf(game, event.seat), event.goods, 1)',
      'count(playerOf(game, 1), event.goods, 1)',
    ),
  ],
  'INV-5': [inEngine('judging/goods', 'if (gold !== undefined && player.gold < gold) return false;', '')],
  'INV-6': [inEngine('judging/answers', 'mixes(held, task.count)', 'mixes(held, task.count - 1)')],
  'INV-7': [
    inEngine('judging/answers', 'mixes(room, task.count).map(wild)', 'mixes(room, task.count).slice(1).map(wild)'),
  ],

  'TIM-1': [inContent('board', 'purple: 180', 'purple: 170')],
  'TIM-2': [inEngine('game/look', "(row === 'top' ? 'bottom' : 'top')", "'bottom'")],
  'TIM-3': [inRules('timers', "at < game.timers[area].sandOut ? 'TIM-3' : undefined", 'undefined')],
  'TIM-4': [
    inRules(
      'actions',
      'forbids(game, seat, command) {',
      "forbids(game, seat, command, at) {\n if (at > game.timers.black.sandOut) return 'WRK-8';",
    ),
  ],
  'TIM-5': [inRules('timers', "game.circles[first] === 'marker' ? first : first + 1", 'first')],
  'TIM-6': [
    inEngine('game/evolve', "circle === 'timer' ? 'timer' : 'marker'", "circle === 'timer' ? 'timer' : 'open'"),
  ],

  'ACT-1': [inEngine('judging/judging', FINISHED, "return player.done || seat > 1 ? 'DIG-1' : undefined;")],
  'ACT-2': [inEngine('judging/judging', "if (player.todo.length > 0) return 'ACT-2';", '')],
  'ACT-3': [
    inEngine('decide', "if (!isSeat(game, seat) && !(seat === NOBODY && isForTheTable(command))) return 'ACT-3';", ''),
    inEngine('decide', "if (rule === undefined) return 'ACT-3';", ''),
  ],

  'WRK-1': [
    inRules('workers', "if (game.timers[frame.area].row === frame.row) return 'WRK-1';", ''),
    inRules('workers', STUCK, "if (isUnderTimer(game, worker) && worker.spot === 'box') return 'WRK-10';"),
  ],
  'WRK-2': [
    inEngine(
      'game/evolve',
      "worker.spot = to === 'mat' ? 'mat' : 'frame'",
      "worker.spot = to === 'mat' ? 'mat' : 'box'",
    ),
  ],
  'WRK-3': [inRules('workers', '(other !== seat || index !== except) && isIn', 'other !== seat && isIn')],
  'WRK-4': [inRules('workers', UNBLOCKED, 'if (moving?.grande === true) return undefined;')],
  'WRK-5': [inRules('workers', UNBLOCKED, "if (frame.area === 'black') return undefined;")],
  'WRK-6': [
    inRules(
      'actions',
      'if (worker.space === action.frame) return undefined;',
      `if (worker.space === action.frame) return ${FULL} ? 'WRK-8' : undefined;`,
    ),
  ],
  'WRK-7': [
    inRules(
      'actions',
      "if (worker.spot !== 'frame' || !timerHere) return 'WRK-8';",
      "if (worker.spot !== 'frame') return 'WRK-8';",
    ),
  ],
  'WRK-8': [inContent('board', 'GOLD: Cost = { gold: 2 }', 'GOLD: Cost = { gold: 1 }')],
  'WRK-9': [
    inEngine(
      'game/evolve',
      'game.timers[event.area].sandOut = event.sandOut;',
      'game.timers[event.area].sandOut = event.sandOut;\n for (const player of game.players) player.todo = [];',
    ),
  ],
  'WRK-10': [inRules('workers', STUCK, "if (isUnderTimer(game, worker) && worker.spot === 'frame') return 'WRK-1';")],
  'WRK-11': [inRules('workers', STUCK, "if (worker.spot === 'box') return 'WRK-10';")],
  'WRK-12': [inRules('workers', STUCK, "if (worker.spot === 'frame') return 'WRK-1';")],
  'WRK-13': [
    inRules('actions', "(isPayable(player, stepsOf(game, player, command)) ? undefined : 'WRK-13')", 'undefined'),
  ],
  'WRK-14': [inRules('workers', 'game.options.seats[seat]?.advancedPlacement === true && holdsOwn', 'holdsOwn')],
  'WRK-15': [
    inContent(
      'board',
      "['purple', 'top', [['blue', 'court'], ['brown']]]",
      "['purple', 'top', [['blue'], ['court'], ['brown']]]",
    ),
    inRules(
      'actions',
      'worker.space === action.frame) return undefined',
      'worker.space === action.frame && frameAt(game, worker.space).actions[0] === command.action) return undefined',
    ),
  ],
};
