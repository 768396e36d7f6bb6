import { type Breaks, inContent, inEngine, inRules } from './break.ts';

const SPARED = 'cards >= costs.length || (cards > 0 && index === single) ? {} : cost';

/** PRO, STR, ACH, EFF, MAR */
export const CARDS: Breaks = {
  'PRO-1': [
    inEngine(
      'judging/effects',
      "face ?? peek('provinces', game.provincesDealt)",
      "peek('provinces', game.provincesDealt)",
    ),
  ],
  'PRO-2': [inEngine('judging/effects', 'provinceYield(province, colour)', "provinceYield(province, 'brown')")],
  'PRO-3': [
    inEngine(
      'game/evolve',
      'playerOf(game, event.seat).slots[event.slot].push(event.province);',
      'const { slots } = playerOf(game, event.seat);\n slots[event.slot].push(...slots.brown.splice(0), event.province);',
    ),
  ],
  'PRO-4': [
    inEngine(
      'judging/answers',
      "SLOTS.map((slot) => ({ to: 'tuck', slot }))",
      "SLOTS.filter((slot) => player.slots[slot].length < player.provinceLimit).map((slot) => ({ to: 'tuck', slot }))",
    ),
    inEngine('judging/effects', 'of player.slots[colour])', 'of player.slots[colour].slice(0, 2))'),
  ],
  'PRO-5': [inEngine('judging/effects', 'of player.slots[colour])', 'of player.slots[colour].slice(1))')],
  'PRO-6': [
    inRules(
      'provinces',
      'if (isRound(game) && playerAt(game, seat).todo.length > 0)',
      'if (!isRound(game) || playerAt(game, seat).todo.length > 0)',
    ),
  ],
  'PRO-7': [inEngine('judging/answers', 'if (provincesLeft(game) > 0) found.push', 'found.push')],

  'STR-1': [inEngine('game/evolve', 'player.discard.push(event.card);', '')],
  'STR-2': [inRules('stratagems', '!isCardId(card) || !player.hand.includes(card)', '!isCardId(card)')],
  'STR-3': [inContent('characters', 'PICK_UP: Cost = { culture: 5 }', 'PICK_UP: Cost = { culture: 4 }')],
  'STR-4': [inRules('actions', "waived > 0 && waived > goldCosts(game, command) ? 'STR-4' : undefined", 'undefined')],
  'STR-5': [inRules('payment', SPARED, 'cards > 0 ? {} : cost')],
  'STR-6': [inRules('stratagems', "return player.recruits === 0 ? 'STR-6' : undefined;", 'return undefined;')],

  'ACH-1': [
    inRules('achievement', 'player.votes < votes || ', ''),
    inRules('achievement', 'player.military >= military && ', ''),
  ],
  'ACH-2': [inRules('achievement', "if (player.claimed) return 'ACH-2';", '')],
  'ACH-3': [
    inRules('achievement', 'game.tokenOnCard && !player.legendary ?', 'game.tokenOnCard ?'),
    inRules(
      'achievement',
      "one === 'legendary' ? { do: 'gainLegendary' } : reward",
      "one === 'legendary' ? { do: 'all', of: [{ do: 'gainLegendary' }, reward] } : reward",
    ),
  ],
  'ACH-4': [
    inEngine('game/evolve', "if (event.take.includes('legendary')) game.tokenOnCard = false;", ''),
    inEngine('game/evolve', 'game.tokenOnCard = true;', ''),
  ],
  'ACH-5': [
    inEngine(
      'judging/effects',
      "if (!playerAt(judging.game, seat).legendary) happen(judging, { type: 'legendaryGained', seat });",
      '',
    ),
  ],

  'EFF-1': [inEngine('judging/goods', 'Math.min(wanted, roomFor(player, kind))', 'Math.min(1, roomFor(player, kind))')],
  'EFF-2': [inEngine('judging/answers', 'mixes(room, task.count).map(wild)', 'mixes(room, 1).map(wild)')],
  'EFF-3': [
    inEngine(
      'judging/effects',
      'production(playerAt(judging.game, seat), task.colour)',
      "production(playerAt(judging.game, seat), 'red')",
    ),
  ],
  'EFF-4': [inEngine('judging/answers', 'return conquests(game);', 'return [];')],
  'EFF-5': [inEngine('judging/effects', 'cards: discard.slice() }', 'cards: discard.slice(0, 1) }')],
  'EFF-6': [
    inEngine(
      'judging/answers',
      '(worker) => isUnderTimer(game, worker)',
      "(worker) => worker.spot === 'box' && isUnderTimer(game, worker)",
    ),
    inEngine('judging/answers', '(worker) => isUnderTimer(game, worker)', "(worker) => worker.spot !== 'mat'"),
  ],
  'EFF-7': [
    inEngine(
      'game/evolve',
      "player.workers.push({ grande: false, spot: 'mat', space: 0 })",
      "player.workers.push({ grande: true, spot: 'mat', space: 0 })",
    ),
  ],
  'EFF-8': [
    inEngine(
      'game/evolve',
      'workerOf(game, event.seat, event.worker).grande = true;',
      "moveWorker(game, event.seat, event.worker, 'mat');",
    ),
  ],
  'EFF-9': [inEngine('judging/answers', 'into !== from && ', '')],
  'EFF-10': [inRules('payment', SPARED, 'cost')],
  'EFF-11': [
    inContent('rewards', "pay({ wild: 10 }, { do: 'gainLegendary' })", "pay({ wild: 9 }, { do: 'gainLegendary' })"),
  ],
  'EFF-12': [inEngine('game/evolve', 'provinceLimit = 3', 'provinceLimit = 4')],
  'EFF-13': [inEngine('judging/answers', 'mixes(room, task.count).map(([', 'mixes(room, 1).map(([')],
  'EFF-14': [inEngine('judging/answers', "effect.do === 'pay' && !canPay(player, effect.cost as Cost)", 'false')],
  'EFF-15': [
    inRules('payment', 'isPayableAfter(player, first, second.cost)', 'canPay(player, plus(first.cost, second.cost))'),
    inRules('actions', 'Math.abs(also - action) !== 1', 'Math.abs(also - action) > 2'),
  ],
  'EFF-16': [inEngine('judging/answers', 'player.discard.slice(0, -1).map', 'player.discard.map')],
  'EFF-17': [inRules('actions', "!timerHere || action.effect.do === 'produce'", '!timerHere')],
  'EFF-18': [inRules('payment', "if (has(command, 'twice')) return [cost, cost];", '')],
  'EFF-19': [
    inRules('achievement', "has(command, 'unearned') || holdsEnough(game, player)", 'holdsEnough(game, player)'),
  ],
  'EFF-20': [inRules('achievement', "if (tokens > 1) return 'EFF-20';", '')],
  'EFF-21': [inEngine('judging/answers', 'Math.min(player[from], resourceRoom(player, into))', 'player[from]')],

  'MAR-1': [
    inContent(
      'vocabulary',
      "{ power: 'military', prestige: 'culture', popularity: 'gold' }",
      "{ power: 'culture', prestige: 'military', popularity: 'gold' }",
    ),
  ],
  'MAR-2': [inContent('provinces', 'red: { votes: 2 }', 'red: { gold: 2 }')],
  'MAR-3': [inContent('characters', 'enter(10, 13, 11)', 'enter(13, 10, 11)')],
};
