import { CARDS, type CardId, CHARACTERS } from '#content';
import { type Command, canPay, type Player } from '#engine';
import { cardName, cardText } from '#words';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { type Anchor, anchorOf } from '../../kit/anchor.ts';
import button from '../../kit/button.module.css';
import { StratagemCard } from '../../kit/cards/cardView.tsx';
import { CostIcons, StratagemIcons } from '../../kit/cards/effectIcons.tsx';
import { MOTIF_OF } from '../../kit/cards/motifs.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import popover from '../ask/popover.module.css';
import { Popover } from '../ask/popover.tsx';
import { CARD_KEYS, DEED_KEYS } from '../senses/keys/bindings.ts';
import { commandLabel } from '../view/label.ts';
import { missingText } from '../view/lacking.ts';
import { ask } from '../view/touch.ts';
import { commandsOf, marked, useView, type View } from '../view/view.ts';
import css from './hand.module.css';

/** The stratagems in hand as a fan, those played, and what it costs to pick them up. */
export function Hand({ player }: { readonly player: Player }) {
  const view = useView();
  const { hand, discard } = player;
  const isMany = hand.length + Math.min(discard.length, 1) > ROW;
  return (
    <div
      class={`${css.hand}${marked(view, { of: 'hand' })}`}
      {...address({ of: 'hand' })}
      data-bare={discard.length === 0 || undefined}
    >
      <ul
        class={css.fan}
        data-size={isMany ? 'many' : hand.length > 2 ? 'several' : 'few'}
        style={{ '--columns': Math.ceil(hand.length / 2) }}
      >
        {hand.map((card, index) => (
          <HandCard key={card} card={card} nth={index} tilt={isMany ? 0 : tilt(index, hand.length)} />
        ))}
      </ul>
      <Played player={player} />
    </div>
  );
}

/** As many cards, or cards and a pile, lie side by side; more lie in two rows. */
const ROW = 4;

const tilt = (index: number, count: number): number => (index - (count - 1) / 2) * 1.2;

interface CardProps {
  readonly card: CardId;
  readonly nth: number;
  readonly tilt: number;
}

function HandCard({ card, nth, tilt: degrees }: CardProps) {
  const view = useView();
  const large = view.large.value;
  const close = () => {
    if (view.large.peek()?.card === card) view.large.value = null;
  };
  const ways = waysToPlay(view, card);
  const text = cardText(words.value, card);
  return (
    <li class={css.slot} style={{ '--tilt': `${degrees}deg`, '--letters': text.length }}>
      <button
        type="button"
        class={`${css.card}${marked(view, { of: 'card', card })} on-parchment`}
        {...address({ of: 'card', card })}
        data-open={ways.length > 0 || undefined}
        {...about({ of: 'card', card })}
        data-key={CARD_KEYS[nth]}
        onClick={(event) => {
          view.large.value = { card, anchor: anchorOf(event.currentTarget) };
        }}
        onDblClick={() => ways[0] !== undefined && ways.length === 1 && ask(view, ways[0])}
      >
        <h3>{cardName(words.value, card)}</h3>
        <span class={css.picture}>
          <i data-motif={MOTIF_OF[card]} />
        </span>
        <span class={css.icons}>
          <StratagemIcons stratagem={CARDS[card]} size={JSON.stringify(CARDS[card]).includes('choose') ? 20 : 30} />
        </span>
        <p>{text}</p>
      </button>
      {large?.card === card && <CardSheet card={card} ways={ways} anchor={large.anchor} close={close} />}
    </li>
  );
}

interface SheetProps {
  readonly card: CardId;
  readonly ways: readonly Command[];
  readonly anchor: Anchor;
  readonly close: () => void;
}

/** The card in full, and the ways to play it now. */
function CardSheet({ card, ways, anchor, close }: SheetProps) {
  const view = useView();
  const { table } = words.value;
  const simple = CARDS[card].with === 'nothing';
  const play = (command: Command) => {
    close();
    ask(view, command);
  };
  return (
    <Popover anchor={anchor} title={cardName(words.value, card)} untitled close={close}>
      <div class={css.sheet}>
        <div class={css.face}>
          <StratagemCard card={card} />
        </div>
        <div class={popover.ways}>
          {ways.map((way, nth) => (
            <button
              type="button"
              class={button.main}
              key={JSON.stringify(way)}
              {...address({ of: 'way', nth })}
              onClick={() => play(way)}
            >
              {simple ? table.play : commandLabel(view, way)}
            </button>
          ))}
          {ways.length === 0 && simple && view.me.value !== null && (
            <button type="button" class={button.plain} onClick={() => play({ type: 'play', card })}>
              {table.play}
            </button>
          )}
          {ways.length === 0 && !simple && <p>{table.playedWith[CARDS[card].with === 'claim' ? 'claim' : 'action']}</p>}
          <button type="button" class={`${button.plain} ${css.close}`} onClick={close}>
            {table.close}
          </button>
        </div>
      </div>
    </Popover>
  );
}

/** Played alone, with one of the worker actions possible now, or with a claim. */
function waysToPlay(view: View, card: CardId): readonly Command[] {
  const alone = commandsOf(view, 'play').filter((play) => play.card === card);
  const acts = commandsOf(view, 'act').filter((act) => act.with.includes(card));
  const claims = commandsOf(view, 'claim').filter((claim) => claim.with.includes(card));
  return [...alone, ...acts, ...claims];
}

function Played({ player }: { readonly player: Player }) {
  const view = useView();
  const { table } = words.value;
  const { pickUp } = CHARACTERS[player.character];
  const open = commandsOf(view, 'pickUp').length > 0;
  const asked = commandsOf(view, 'answer').filter(({ answer }) => answer.to === 'card');
  return (
    <div class={css.played}>
      <ul
        class={`${css.pile}${marked(view, { of: 'played' })}`}
        {...address({ of: 'played' })}
        aria-label={table.played(player.discard.length)}
      >
        {player.discard.slice(-3).map((card, nth) => (
          <li key={nth} {...about({ of: 'card', card })}>
            <StratagemIcons stratagem={CARDS[card]} size={20} />
            <span class="visually-hidden">{cardName(words.value, card)}</span>
          </li>
        ))}
      </ul>
      {player.discard.length > 0 && asked.length === 0 && view.me.value !== null && (
        <button
          type="button"
          class={`${css.pickUp}${marked(view, { of: 'pickUp' })}`}
          {...address({ of: 'pickUp' })}
          data-open={open || undefined}
          data-key={DEED_KEYS.pickUp}
          onClick={() => ask(view, { type: 'pickUp' })}
        >
          <Icon of="recover" size={32} />
          <span>
            <b>{table.pickUp(player.discard.length)}</b>
            <small>
              {canPay(player, pickUp) ? (
                <CostIcons cost={pickUp} size={16} />
              ) : (
                missingText(words.value, pickUp, player)
              )}
            </small>
          </span>
        </button>
      )}
    </div>
  );
}
