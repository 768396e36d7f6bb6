import { AREAS, CHARACTERS, ROWS, SLOTS, TRACKS } from '#content';
import {
  boardOf,
  type Game,
  type Millis,
  NOBODY,
  type Player,
  playerAt,
  production,
  provincesLeft,
  resourceLimit,
  type Seat,
  workerState,
} from '#engine';
import {
  achievementText,
  boxName,
  type Catalogue,
  cardName,
  cardText,
  effectLabel,
  frameText,
  provinceName,
  resourceName,
  rewardName,
  rewardText,
  slotName,
  timerName,
  trackName,
  type Who,
  workerName,
} from '#words';
import { phaseName, tokenText } from '../../view/label.ts';

/** A part of the table in words. */
export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Telling {
  readonly words: Catalogue;
  readonly game: Game;
  readonly who: Who;
}

/** The whole table in words: what is where. Parts under one title belong together. */
export function describe(words: Catalogue, game: Game, me: Seat | null, at: Millis, who: Who): readonly Part[] {
  const telling: Telling = { words, game, who };
  const { reader } = words;
  return [
    { title: reader.now, lines: now(telling) },
    { title: reader.timers, lines: AREAS.map((area) => timerName(words, game, area, at)) },
    ...(me === null ? [] : own(telling, me)),
    ...board(telling),
    { title: words.table.provinces, lines: display(telling) },
    { title: words.table.privilege, lines: privilege(telling) },
    { title: reader.achievement, lines: achievement(telling) },
    { title: words.table.nextCouncil, lines: rewards(telling) },
    ...game.players.flatMap((_, seat) => (seat === me ? [] : [rival(telling, seat)])),
  ];
}

function now({ words, game }: Telling): readonly string[] {
  const { table } = words;
  const left = game.circles.filter((circle) => circle === 'marker').length;
  const flips =
    game.phase !== 'round'
      ? []
      : [game.timing === 'untimed' ? table.timerTrack(game.trackSpace + 1) : table.flipsLeft(left)];
  return [`${table.round(game.round)}, ${phaseName(words, game)}`, ...flips];
}

function own(telling: Telling, me: Seat): readonly Part[] {
  const { words, game } = telling;
  const player = playerAt(game, me);
  const { reader } = words;
  return [
    { title: reader.workers, lines: workers(telling, me) },
    {
      title: reader.holdings,
      lines: [...holdings(telling, player), ...tracks(telling, me), ...slots(telling, player)],
    },
    {
      title: reader.cards,
      lines: [
        ...player.hand.map((card) => `${cardName(words, card)}: ${cardText(words, card)}`),
        ...discarded(telling, player),
      ],
    },
  ];
}

const discarded = ({ words }: Telling, { discard }: Player): readonly string[] =>
  discard.length === 0
    ? []
    : [`${words.pieces.discarded(discard.length)}: ${discard.map((card) => cardName(words, card)).join(', ')}`];

const workers = ({ words, game, who }: Telling, seat: Seat): readonly string[] =>
  playerAt(game, seat).workers.map((worker, index) =>
    workerName(words, game, seat, index, workerState(game, worker), who),
  );

const holdings = ({ words }: Telling, player: Player): readonly string[] => [
  ...(['military', 'culture', 'gold'] as const).map((kind) =>
    resourceName(words, kind, player[kind], resourceLimit(player, kind)),
  ),
  words.pieces.votes(player.votes),
];

const tracks = ({ words, game }: Telling, seat: Seat): readonly string[] => [
  ...TRACKS.map((track) => trackName(words, game, seat, track)),
  playerAt(game, seat).legendary ? words.pieces.legendaryHeld : words.pieces.legendaryMissing,
];

/** What each production of a mat gives with all provinces under it. */
const slots = ({ words }: Telling, player: Player): readonly string[] =>
  SLOTS.map((slot) => {
    const gives = production(player, slot).map((effect) => effectLabel(words, effect));
    const tucked = player.slots[slot].map((id) => words.provinces.names[id]);
    const names = tucked.length === 0 ? '' : ` (${tucked.join(', ')})`;
    return `${slotName(words, slot, tucked.length)}${names}: ${words.speech.list(gives)}`;
  });

/** Row by row: every frame with the workers in it, every box with what it gives. */
function board({ words, game, who }: Telling): readonly Part[] {
  const { frames, actions } = boardOf(game);
  return AREAS.flatMap((area) =>
    ROWS.map((row) => {
      const here = frames.flatMap((frame, index) => (frame.area === area && frame.row === row ? [index] : []));
      const boxes = actions.flatMap((action, index) => (action.area === area && action.row === row ? [index] : []));
      return {
        title: words.table.rowOf(area, row, game.timers[area].row === row),
        lines: [
          ...here.map((frame) => frameText(words, game, frame, who)),
          ...boxes.map((box) => `${boxName(words, game, box)}${inBox({ words, game, who }, box)}`),
        ],
      };
    }),
  );
}

function inBox({ words, game, who }: Telling, box: number): string {
  const inside = game.players.flatMap(({ workers: all }, seat) =>
    all.flatMap((worker) => {
      if (worker.spot !== 'box' || worker.space !== box) return [];
      const { name, you } = who(seat);
      const size = worker.grande ? 'grande' : 'common';
      return [you ? words.pieces.workers.mine[size] : words.pieces.workers.theirs[size](name)];
    }),
  );
  return inside.length === 0 ? '' : `; ${words.pieces.holds(words.speech.list(inside))}`;
}

const display = ({ words, game }: Telling): readonly string[] => [
  ...game.display.map((province) => (province === null ? words.pieces.gap : provinceName(words, province))),
  words.pieces.deck(provincesLeft(game)),
];

const privilege = ({ words, game, who }: Telling): readonly string[] =>
  game.privilege.map((seat, place) =>
    words.pieces.privilege(place + 1, seat === NOBODY ? words.names.neutral : nameOf(words, who, seat)),
  );

const nameOf = (words: Catalogue, who: Who, seat: Seat): string => (who(seat).you ? words.table.you : who(seat).name);

function achievement({ words, game, who }: Telling): readonly string[] {
  const { asks, reward } = achievementText(words, game.achievement);
  const takers = game.players.flatMap(({ claimed }, seat) => (claimed ? [nameOf(words, who, seat)] : []));
  return [
    `${words.cards.achievements[game.achievement]}: ${asks} ${reward}`,
    tokenText(words, game),
    ...(takers.length === 0 ? [] : [words.reader.claimedBy(words.speech.list(takers))]),
  ];
}

const rewards = ({ words, game }: Telling): readonly string[] =>
  [...game.rewards, 'favour' as const, ...(game.grandeOpen ? ['grande' as const] : [])].map(
    (reward) => `${rewardName(words, reward)}: ${rewardText(words, reward)}`,
  );

function rival(telling: Telling, seat: Seat): Part {
  const { words, game, who } = telling;
  const player = playerAt(game, seat);
  const { person } = CHARACTERS[player.character];
  const hand = player.hand.map((card) => cardName(words, card)).join(', ');
  return {
    title: `${who(seat).name}: ${words.characters.full(words.characters.persons[person], words.characters.epithets[player.character])}`,
    lines: [
      ...(player.done ? [words.table.done] : []),
      holdings(telling, player).join('; '),
      tracks(telling, seat).join('; '),
      ...workers(telling, seat),
      slots(telling, player).join('; '),
      `${words.table.handOf(player.hand.length)}${hand === '' ? '' : `: ${hand}`}`,
      ...discarded(telling, player),
    ],
  };
}
