import { type Breaks, inContent, inEngine, inRoom, inRules } from './break.ts';

const VARIANT = 'game.options.seats[seat]?.advancedPlacement === true && holdsOwn';

/** SET, P23, UNT, PAU, ADV, DIG */
export const TABLE: Breaks = {
  'SET-1': [inContent('board', '(players <= 3 ? A : B)', '(players <= 2 ? A : B)')],
  'SET-2': [
    inEngine(
      'setup',
      "circles: ['timer', 'marker', 'marker', 'marker']",
      "circles: ['timer', 'open', 'marker', 'marker']",
    ),
    inEngine('setup', "green: { row: 'top'", "green: { row: 'bottom'"),
  ],
  'SET-3': [inEngine('setup', "shuffled(chance('achievements'), ACHIEVEMENT_IDS)", 'ACHIEVEMENT_IDS')],
  'SET-4': [inEngine('setup', "shuffled(chance('provinces'), PROVINCE_IDS)", 'PROVINCE_IDS')],
  'SET-5': [
    inEngine('setup', "shuffled(chance('rewards'), ORDINARY_REWARD_IDS)", 'ORDINARY_REWARD_IDS'),
    inEngine('setup', 'REMOVED_REWARDS = 10', 'REMOVED_REWARDS = 9'),
  ],
  'SET-6': [inEngine('setup', 'hand: stratagems.slice()', 'hand: stratagems.slice(1)')],
  'SET-7': [inEngine('setup', 'recruits: 2', 'recruits: 3')],
  'SET-8': [inRules('stratagems', 'MOST_WORKERS = 4', 'MOST_WORKERS = 5')],
  'SET-9': [inEngine('setup', "shuffled(chance('privilege'), [...agreed.seats.keys()])", '[...agreed.seats.keys()]')],
  'SET-10': [
    inRules('placement', "to === 'mat' || frameAt(game, to).row !== 'bottom' ?", "to === 'mat' ?"),
    inRules('placement', 'grande: game.turn < order.length', 'grande: game.turn >= order.length'),
  ],
  'SET-11': [
    inEngine(
      'judging/judging',
      "return player.done ? 'DIG-1' : undefined;",
      "return player.done || seat !== game.privilege[0] ? 'DIG-1' : undefined;",
    ),
  ],

  'P23-1': [
    inEngine('setup', 'tokenOnCard: seats > 3', 'tokenOnCard: seats > 3 || seats === 1'),
    inEngine('setup', 'tokenOnCard: seats > 3', 'tokenOnCard: true'),
  ],
  'P23-2': [inEngine('setup', 'neutralFrames: seats === 2 ? NEUTRAL_FRAMES : []', 'neutralFrames: []')],
  'P23-3': [inRules('council', 'NEUTRAL_VOTES = 3', 'NEUTRAL_VOTES = 2')],

  'UNT-1': [inRules('rounds', "game.options.timing[round - 1] ?? 'timed'", "game.options.timing[0] ?? 'timed'")],
  'UNT-2': [inContent('board', "['black', 'purple'],", "['black', 'green'],")],
  'UNT-3': [inRules('timers', "if (game.timing === 'untimed') return 'UNT-3';", '')],
  'UNT-4': [inRules('timers', "(game.timing === 'timed' ? at + game.sand[area] : at)", 'at + game.sand[area]')],

  'PAU-1': [
    inEngine('decide', "if (game.paused && command.type !== 'resume') return 'PAU-1';", ''),
    inRoom('judge', 'ports.now() - pausedAt < history.game.options.privilegeWindow', 'false'),
    inRoom('judge', 'ports.now() - pausedAt < history.game.options.privilegeWindow', 'true'),
    inEngine('claim', '(paused ? span.slice(-1) : [])', '[]'),
  ],

  'ADV-1': [
    inRules(
      'workers',
      'index !== except && isIn(worker, frame));\n}',
      'index !== except && !worker.grande && isIn(worker, frame));\n}',
    ),
  ],
  'ADV-2': [
    inRules(
      'workers',
      'index !== except && isIn(worker, frame));\n}',
      "index !== except && (isIn(worker, frame) || (worker.spot === 'box' && boardOf(game).actions[worker.space].frame === frame)));\n}",
    ),
  ],
  'ADV-3': [inEngine('game/evolve', 'player.glory[event.track] += event.count;', '')],
  'ADV-4': [
    inEngine('score', 'points: parchmentPoints(player),', 'points: parchmentPoints(player) + player.glory.power,'),
  ],
  'ADV-5': [
    inEngine(
      'score',
      "if (one.glory !== other.glory) return { difference: other.glory - one.glory, by: 'glory' };",
      '',
    ),
    inEngine('score', '(at > 0 && isGloryInPlay(game))', 'false'),
  ],
  'ADV-6': [
    inRules(
      'workers',
      VARIANT,
      '(game.options.seats[seat]?.advancedPlacement || game.options.seats[seat]?.glory) && holdsOwn',
    ),
  ],

  'DIG-1': [
    inRules('calling', "!command.done && hadTheClock(game, seat) ? 'DIG-1' : undefined", 'undefined'),
    inRules('calling', 'judging.at + judging.game.options.lastWord', 'judging.at + 20_001'),
  ],
  'DIG-2': [inEngine('claim', "if (present.phase === 'moves' && phase === 'moves') return true;", '')],
  'DIG-3': [
    inEngine('judging/effects', 'question).length === 0) run(', 'question).length < 2) run('),
    inEngine('judging/effects', "if (task.do !== 'retrieve') return false;", 'return false;'),
    inEngine('judging/effects', 'if (answers.length > 1 ||', 'if (answers.length > 0 ||'),
  ],
  'DIG-4': [
    inEngine('judging/effects', "task.do === 'discard' ? answers.at(-1)", "task.do === 'discard' ? answers[0]"),
  ],
  'DIG-5': [inRules('rounds', 'timed * 2 > votes.length', 'timed * 2 >= votes.length')],
  'DIG-6': [
    inEngine('setup', 'Math.round((SAND[area] * 1000) / speed)', 'Math.round(SAND[area] * 1000)'),
    inEngine(
      'claim',
      'const { privilegeWindow } = present.options;',
      'const privilegeWindow = present.options.privilegeWindow / present.options.speed;',
    ),
  ],
  'DIG-7': [
    inRules('rounds', "(game.paused ? undefined : 'DIG-7')", 'undefined'),
    inRoom('waiting', 'COUNT_OF_THREE: Millis = 3000', 'COUNT_OF_THREE: Millis = 2000'),
  ],
  'DIG-8': [
    ['src/table/live/pauses.ts', 'own.length < table.record.terms.pauses && ', ''],
    ['src/table/live/pauses.ts', 'BETWEEN_PAUSES: Millis = 60_000', 'BETWEEN_PAUSES: Millis = 50_000'],
  ],
};
