import type { ComponentType } from 'preact';
import { type Command, type Player, playerAt, type Seat } from '#engine';
import { cardName, cardText } from '#words';
import { Mark } from '../../../art/index.ts';
import { address } from '../../../kit/address.ts';
import { anchorOf } from '../../../kit/anchor.ts';
import button from '../../../kit/button.module.css';
import { words } from '../../../kit/i18n.ts';
import { Guarded } from '../../ask/guarded.tsx';
import { Hint } from '../../ask/hint.tsx';
import { Question } from '../../ask/question.tsx';
import { Crew } from '../../mat/crew.tsx';
import { Purse } from '../../mat/stock.tsx';
import { commandLabel } from '../../view/label.ts';
import { chairName, colourOf } from '../../view/people.ts';
import { ask } from '../../view/touch.ts';
import { commandsOf, useView, type View, ViewContext } from '../../view/view.ts';
import css from './face.module.css';

/** What every table shows of a seat: its one word to the others, and its mat in small. */
export interface Shows {
  readonly finish: ComponentType<{ readonly inCouncil: boolean }>;
  readonly brief: ComponentType<{ readonly seat: Seat; readonly player: Player }>;
}

interface Props {
  readonly hand: View;
  readonly shows: Shows;
}

/** The mat of one person at an edge of the screen, turned to them, with all that is asked of them. */
export function Face({ hand, shows: { finish: Finish, brief: Brief } }: Props) {
  const seat = hand.me.value;
  if (seat === null) return null;
  const player = playerAt(hand.game.value, seat);
  return (
    <div class={css.edge} data-turn={hand.turn}>
      <ViewContext.Provider value={hand}>
        <section
          class={css.mat}
          {...address({ of: 'mat' })}
          style={{ '--seat': `var(--seat-${colourOf(hand, seat)})` }}
          aria-label={words.value.table.matOf(chairName(hand, seat))}
        >
          <header class={css.head}>
            <b>
              <Mark seat={colourOf(hand, seat)} size={16} /> {chairName(hand, seat)}
            </b>
            <Cards />
            <Finish inCouncil />
          </header>
          <div class={css.brief}>
            <Brief seat={seat} player={player} />
          </div>
          <div class={css.purse}>
            <Purse player={player} />
          </div>
          <div class={css.crew}>
            <Crew player={player} seat={seat} />
          </div>
          <Hint />
          <Question />
          <Ways />
          <Guarded />
        </section>
      </ViewContext.Provider>
    </div>
  );
}

const RARE: ReadonlySet<Command['type']> = new Set(['claim', 'pickUp', 'refresh']);

/** The stratagems by name, and what is done now and then: claim, pick up, refresh. */
function Cards() {
  const view = useView();
  const player = playerAt(view.game.value, view.me.value ?? 0);
  const rare = view.open.value.filter(({ type }) => RARE.has(type));
  const offer = (title: string, commands: readonly Command[]) => (event: { readonly currentTarget: Element }) => {
    view.menu.value = { anchor: anchorOf(event.currentTarget), title, commands };
  };
  return (
    <span class={css.cards}>
      {player.hand.map((card) => {
        const plays = commandsOf(view, 'play').filter((play) => play.card === card);
        return (
          <button
            key={card}
            type="button"
            class={button.plain}
            {...address({ of: 'card', card })}
            data-open={plays.length > 0 || undefined}
            onClick={offer(`${cardName(words.value, card)}: ${cardText(words.value, card)}`, plays)}
          >
            {cardName(words.value, card)}
          </button>
        );
      })}
      {rare.length > 0 && (
        <button
          type="button"
          class={button.plain}
          {...address({ of: 'moreMenu' })}
          onClick={offer(words.value.seats.more, rare)}
        >
          {words.value.seats.more}
        </button>
      )}
    </span>
  );
}

/** The ways to do what was touched, in front of the person who touched it. */
function Ways() {
  const view = useView();
  const menu = view.menu.value;
  if (menu === null) return null;
  const close = () => {
    view.menu.value = null;
  };
  return (
    <div class={css.ways} role="dialog" aria-label={menu.title} {...address({ of: 'popover' })}>
      <p>{menu.title}</p>
      {menu.commands.map((command, nth) => (
        <button
          key={JSON.stringify(command)}
          type="button"
          class={button.plain}
          {...address({ of: 'way', nth })}
          onClick={() => ask(view, command)}
        >
          {commandLabel(view, command)}
        </button>
      ))}
      <button type="button" class={button.plain} onClick={close}>
        {words.value.table.close}
      </button>
    </div>
  );
}
