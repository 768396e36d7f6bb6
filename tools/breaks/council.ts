import { type Breaks, inContent, inEngine, inRules } from './break.ts';

const BY_VOTES = 'other.votes - one.votes || other.rank - one.rank';
const NO_VOTES = 'for (const player of game.players) player.votes = 0;';

/** CAL, COU, END, PRV */
export const COUNCIL: Breaks = {
  'CAL-1': [inRules('timers', "if (!game.circles.includes('marker')) happen(judging, { type: 'councilCalled' });", '')],
  'CAL-2': [inRules('timers', "if (game.phase === 'called') return 'CAL-2';", '')],
  'CAL-3': [inRules('calling', 'seatsInOrder(game).findLast(', 'seatsInOrder(game).find(')],
  'CAL-4': [
    inEngine(
      'game/evolve',
      'game.onClock = null;',
      "game.onClock = null;\n for (const player of game.players) for (const worker of player.workers) worker.spot = 'mat';",
    ),
  ],

  'COU-0': [
    inEngine(
      'judging/judging',
      "if (game.phase === 'rewards' || game.phase === 'discards' || game.phase === 'moves') return 'COU-0';",
      '',
    ),
  ],
  'COU-1': [
    inRules('council', BY_VOTES, 'other.votes - one.votes || one.rank - other.rank'),
    inEngine('game/evolve', NO_VOTES, 'for (const player of game.players) if (player.votes < 20) player.votes = 0;'),
    inEngine(
      'game/evolve',
      NO_VOTES,
      'for (const player of game.players) player.votes = Math.max(0, player.votes - 20);',
    ),
  ],
  'COU-2': [
    inContent('board', 'A: [2, 1, 0]', 'A: [2, 1, 1]'),
    inRules('council', "if (chooserNow(game) !== seat) return 'COU-2';", ''),
  ],
  'COU-3': [
    inRules(
      'council',
      "if (reward === 'favour') return undefined;",
      "if (reward === 'favour') return game.turn === 0 ? undefined : 'COU-2';",
    ),
  ],
  'COU-4': [inEngine('game/evolve', "if (event.reward === 'grande') game.grandeOpen = false;", '')],
  'COU-5': [inEngine('game/evolve', 'if (at >= 0) game.rewards.splice(at, 1);', '')],
  'COU-6': [
    inEngine(
      'game/evolve',
      'playerOf(game, event.seat).hand.push(event.card)',
      'playerOf(game, event.seat).discard.push(event.card)',
    ),
  ],
  'COU-7': [
    inRules('council', "if (forbidsEffect(player, effect) !== undefined) return 'COU-7';", ''),
    inRules('council', "effect.then.do === 'gainLegendary' && player.legendary", 'false'),
  ],
  'COU-8': [
    inRules('council', "if (effect.do === 'raiseProvinceLimit' && player.provinceLimit > 2) return 'COU-8';", ''),
    inEngine(
      'game/evolve',
      'for (const player of game.players) player.claimed = false;',
      'for (const player of game.players) {\n player.claimed = false;\n player.provinceLimit = 2;\n }',
    ),
  ],
  'COU-9': [
    inRules(
      'council',
      'player.slots[slot].length - player.provinceLimit',
      'player.slots[slot].length - player.provinceLimit - 1',
    ),
  ],
  'COU-10': [
    inRules(
      'council',
      'deal(judging, [null, null, null, null], game.provincesDealt)',
      'deal(judging, game.display, game.provincesDealt)',
    ),
    inEngine('game/evolve', 'game.grandeOpen = true;', ''),
    inEngine('game/evolve', 'for (const player of game.players) player.claimed = false;', ''),
    inRules('council', 'game.round * REWARDS_A_COUNCIL', 'game.round * REWARDS_A_COUNCIL - 1'),
  ],
  'COU-11': [
    inRules(
      'workers',
      "game.phase === 'moves' ? forbidsInCouncil(game, seat) : forbidsNewAction(game, seat)",
      'forbidsNewAction(game, seat)',
    ),
  ],
  'COU-12': [
    inRules('rounds', '? allSandOut(game) : 0', '? 0 : 0'),
    inRules('rounds', 'for (const area of AREAS) turnOver(judging, area);', "turnOver(judging, 'purple');"),
  ],

  'END-1': [
    inEngine('decide', "if (game.phase === 'over') return 'END-1';", ''),
    inRules(
      'council',
      'return beginDiscards(judging);',
      "return judging.game.round === LAST_ROUND ? happen(judging, { type: 'gameEnded' }) : beginDiscards(judging);",
    ),
  ],
  'END-2': [
    inEngine(
      'score',
      "if (one.complete !== other.complete) return { difference: one.complete ? -1 : 1, by: 'parchment' };",
      '',
    ),
    inEngine(
      'score',
      "if (one.points !== other.points) return { difference: other.points - one.points, by: 'points' };",
      '',
    ),
  ],
  'END-3': [
    inEngine('score', 'tracks.sort((one, other) => one - other)', 'tracks.sort((one, other) => other - one)'),
    inEngine(
      'score',
      "if (one.legendary !== other.legendary) return { difference: one.legendary ? -1 : 1, by: 'legendary' };",
      '',
    ),
  ],
  'END-4': [
    inEngine('score', "winner: outcome === 'civilWar' ? null : (first?.seat ?? null)", 'winner: first?.seat ?? null'),
  ],

  'PRV-1': [
    inEngine('claim', '(isBreak(earlier.command) || ranksAbove(earlier)) && lost.every(ranksAbove)', 'true'),
    inEngine('claim', 'at - since <= privilegeWindow', 'at - since <= 2000'),
    inEngine('claim', "if (player?.done) return [{ seat, at, command: { type: 'done', done: false } }];", ''),
    inEngine('claim', 'back.length > 0 && !lost.includes(first.asked) ? undefined : ', ''),
  ],
  'PRV-2': [inEngine('claim', "['move', 'act', 'answer', 'claim']", "['move', 'act', 'claim']")],
  'PRV-3': [inRules('council', BY_VOTES, 'other.votes - one.votes || one.rank - other.rank')],
  'PRV-4': [
    inEngine('claim', 'if (isOutdated(theirs, lost) || !happens(theirs)) lost.push(theirs);', 'lost.push(theirs);'),
  ],
};
