import { CHARACTERS, TRACKS } from '#content';
import { beyond, type Game, playerAt, type Seat } from '#engine';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';

interface Props {
  readonly session: Session;
  readonly seat: Seat;
  readonly bot: string;
  readonly close: () => void;
}

/** What a person has to know who sits down in the middle of a game. */
export function Standing({ session, seat, bot, close }: Props) {
  const { quick } = said.value;
  const game = session.confirmed.value;
  if (game === null) return null;
  return (
    <Dialog title={quick.standing(bot)} close={close}>
      <div class="stack" {...address({ of: 'takenOver' })}>
        <p>{quick.standingHint}</p>
        <ul>
          {standingOf(game, seat).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <button type="button" class={button.main} onClick={close}>
          {quick.begin}
        </button>
      </div>
    </Dialog>
  );
}

/** Round and character, goods, tracks, workers, cards, and what waits for an answer. */
export function standingOf(game: Game, seat: Seat): readonly string[] {
  const { characters, speech, table } = words.value;
  const { quick } = said.value;
  const player = playerAt(game, seat);
  const { person } = CHARACTERS[player.character];
  const goods = (['military', 'culture', 'gold', 'votes'] as const).map((kind) => table.short[kind](player[kind]));
  const onBoard = player.workers.filter(({ spot }) => spot !== 'mat').length;
  return [
    `${table.round(game.round)} · ${characters.full(characters.persons[person], characters.epithets[player.character])}`,
    speech.list(goods),
    ...TRACKS.map((track) => quick.toParchment(table.tracks[track], -beyond(player, track))),
    quick.workers(onBoard, player.workers.length),
    table.handOf(player.hand.length),
    ...(player.todo.length > 0 ? [quick.asked] : []),
  ];
}
