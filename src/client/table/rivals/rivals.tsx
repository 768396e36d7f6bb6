import { CHARACTERS, SLOTS } from '#content';
import { type Player, playerAt, type Seat, workerState } from '#engine';
import { workerName } from '#words';
import { Emblem, Icon, Mark, Worker as Pawn } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { StratagemCard } from '../../kit/cards/cardView.tsx';
import { goodIcon, productionIcon } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { MatHead } from '../mat/mat.tsx';
import { Purse, Slots } from '../mat/stock.tsx';
import { MiniTracks, VictoryTracks } from '../mat/tracks.tsx';
import { aimOf, lastReason } from '../reasons/reason.ts';
import { reasonText } from '../reasons/text.ts';
import panel from '../view/panel.module.css';
import { chairName, colourOf, isBot, whoIs } from '../view/people.ts';
import { useView } from '../view/view.ts';
import { RemoveButton } from './removal.tsx';

/** One strip for each rival; a touch shows the whole mat. */
export function Rivals() {
  const view = useView();
  const rivals = view.game.value.players.flatMap((_, seat) => (seat === view.front.value ? [] : [seat]));
  const beside = ['called', 'moves'].includes(view.game.value.phase);
  const many = rivals.length > (beside ? 1 : 2);
  return (
    <div class={many ? 'rivals rivals-many' : 'rivals'} {...address({ of: 'rivals' })}>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Rival({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const player = playerAt(view.game.value, seat);
  const { person, side } = CHARACTERS[player.character];
  const { persons, epithets, joint } = words.value.characters;
  const inspect = () => {
    view.inspected.value = seat;
  };
  return (
    <section
      class={`${panel.panel} rival`}
      aria-label={chairName(view, seat)}
      style={{ '--seat': `var(--seat-${colourOf(view, seat)}-text)` }}
    >
      <button type="button" class="rival-head" {...address({ of: 'rival', seat })} onClick={inspect}>
        <Emblem of={person} side={side} size={34} />
        <span>
          <b>
            {persons[person]}
            <span class="rival-epithet">
              {joint}
              {epithets[player.character]}
            </span>
          </b>
          <small>
            <Mark seat={colourOf(view, seat)} size={11} /> <span class="rival-name">{chairName(view, seat)}</span>{' '}
            <Presence seat={seat} />
          </small>
        </span>
        <span class="visually-hidden">{words.value.table.showMat(chairName(view, seat))}</span>
      </button>
      <Lately seat={seat} />
      <MiniTracks player={player} />
      <ul class="rival-purse">
        {(['military', 'culture', 'gold', 'votes'] as const).map((kind) => (
          <li key={kind} {...about({ of: 'good', seat, kind })}>
            <Icon of={goodIcon(kind)} size={18} label={words.value.table.goods[kind]} />
            <b class="figure">{player[kind]}</b>
          </li>
        ))}
      </ul>
      <div class="rival-foot">
        <RivalCrew player={player} seat={seat} size={28} />
        <ul class="rival-slots">
          {SLOTS.map((slot) => (
            <li key={slot} {...about({ of: 'slot', seat, slot })}>
              <Icon of={productionIcon(slot)} size={16} label={words.value.names.slots[slot].production} />
              {player.slots[slot].length}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What a bot is after, as far as its waiting workers and its last deeds show it. */
function Lately({ seat }: { readonly seat: Seat }) {
  const view = useView();
  if (!isBot(view, seat)) return null;
  const why = aimOf(view.game.value, seat) ?? lastReason(view.session.feed.value, seat);
  return why === null ? null : <p class="rival-why">{reasonText(words.value, why)}</p>;
}

interface CrewProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly size: number;
}

function RivalCrew({ player, seat, size }: CrewProps) {
  const view = useView();
  return (
    <span class="rival-crew">
      {player.workers.map((worker, index) => (
        <span key={index} {...about({ of: 'worker', seat, index })}>
          <Pawn
            seat={colourOf(view, seat)}
            grande={worker.grande}
            state={workerState(view.game.value, worker)}
            size={size}
            label={workerName(
              words.value,
              view.game.value,
              seat,
              index,
              workerState(view.game.value, worker),
              whoIs(view),
            )}
          />
        </span>
      ))}
    </span>
  );
}

/** Who plays there, whether they are with us, advised or done. */
export function Presence({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const { coach } = words.value;
  const coached = view.session.table.value?.chairs[seat]?.coached === true;
  return (
    <>
      {coached && (
        <span class="coached">
          <Icon of="help" size={14} label={coach.coached} />
        </span>
      )}
      <Doing seat={seat} />
    </>
  );
}

function Doing({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const chair = view.session.table.value?.chairs[seat];
  const player = playerAt(view.game.value, seat);
  const { table, names } = words.value;
  if (player.done) return <em class="presence presence-done">{table.done}</em>;
  if (player.ready) return <em class="presence presence-done">{table.isReady}</em>;
  if (chair === undefined) return null;
  if (chair.standIn) return <em class="presence">{table.standIn}</em>;
  if (chair.bot !== null) return <em class="presence">{names.levels[chair.bot]}</em>;
  return chair.connected ? null : <em class="presence presence-away">{table.away}</em>;
}

/** A rival's mat in full. */
export function InspectedMat() {
  const view = useView();
  const seat = view.inspected.value;
  if (seat === null) return null;
  const player = playerAt(view.game.value, seat);
  const { table } = words.value;
  const close = () => {
    view.inspected.value = null;
  };
  return (
    <div
      class="inspected"
      {...address({ of: 'inspected' })}
      role="dialog"
      aria-label={table.matOf(chairName(view, seat))}
    >
      <button type="button" class="icon-button inspected-close" onClick={close} aria-label={table.close}>
        <Icon of="close" size={20} />
      </button>
      <div class="mat-tracks" {...address({ of: 'matTracks' })}>
        <MatHead seat={seat}>
          <Presence seat={seat} />
        </MatHead>
        <Lately seat={seat} />
        <VictoryTracks player={player} />
      </div>
      <div class="mat-stock" {...address({ of: 'matStock' })}>
        <Purse player={player} />
        <Slots player={player} own={false} />
        <RivalCrew player={player} seat={seat} size={44} />
      </div>
      <div class="inspected-cards" {...address({ of: 'inspectedCards' })}>
        <h3>{table.handOf(player.hand.length)}</h3>
        <ul>
          {player.hand.map((card) => (
            <li key={card} {...about({ of: 'card', card })}>
              <StratagemCard card={card} />
            </li>
          ))}
        </ul>
        {player.discard.length > 0 && <h3>{table.played(player.discard.length)}</h3>}
        <ul class="inspected-played">
          {player.discard.map((card) => (
            <li key={card} {...about({ of: 'card', card })}>
              <StratagemCard card={card} />
            </li>
          ))}
        </ul>
      </div>
      <RemoveButton session={view.session} seat={seat} />
    </div>
  );
}
