import { useState } from 'preact/hooks';
import { CHARACTERS } from '#content';
import { BOT_LEVELS, type BotLevel, type Chair } from '#protocol';
import { Icon, Mark, type SeatMark, Worker } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import controls from '../../kit/controls.module.css';
import { words } from '../../kit/i18n.ts';
import { MannersButton } from '../../table/manners/button.tsx';
import { isHost } from '../../table/view/people.ts';
import { CharacterPicker } from './characterPicker.tsx';
import css from './seat.module.css';
import { SeatDetails, type SeatProps } from './seatDetails.tsx';
import { isCharacter, wishName } from './who.ts';

/** Who sits here, and what this browser may change about it: its own seats, and the host's bots. */
export function LobbySeat({ session, table, seat }: SeatProps) {
  const chair = table.chairs[seat];
  const { lobby } = words.value;
  if (chair === undefined) return null;
  const mark = chair.colour as SeatMark;
  if (chair.name === '') {
    return (
      <li class={`${css.seat} ${css.free}`}>
        <span class={css.mark}>
          <Mark seat={mark} size={20} />
        </span>
        <span class="soft">
          {lobby.freeSeat}
          {table.begun !== undefined && ` · ${wishName(chair.character)}`}
        </span>
      </li>
    );
  }
  const own = session.held.value.includes(seat);
  const host = isHost(session, table);
  const mine = own || (host && chair.bot !== null);
  return (
    <li
      class={own ? `${css.seat} ${css.own}` : css.seat}
      {...(own ? address({ of: 'ownSeat' }) : {})}
      style={{ '--seat': `var(--seat-${chair.colour}-text)` }}
    >
      <span class={css.mark}>
        <Worker seat={mark} grande={own} size={46} />
      </span>
      <SeatName session={session} table={table} seat={seat} chair={chair} own={own} />
      <SeatCharacter session={session} table={table} seat={seat} chair={chair} mine={mine} />
      <SeatState chair={chair} host={table.host === seat} />
      <span class={css.ways}>
        <MannersButton session={session} seat={seat} brief />
        {(own || host) && (
          <button
            type="button"
            class={button.icon}
            aria-label={own ? lobby.standUp : lobby.remove(chair.name)}
            title={own ? lobby.standUp : lobby.remove(chair.name)}
            onClick={() => session.unseat(seat)}
          >
            <Icon of="close" size={20} />
          </button>
        )}
      </span>
      {mine && <SeatDetails session={session} table={table} seat={seat} chair={chair} />}
    </li>
  );
}

type Inner = SeatProps & { readonly chair: Chair };

function SeatName({ session, table, seat, chair, own }: Inner & { readonly own: boolean }) {
  const { lobby } = words.value;
  const hostOfBot = chair.bot !== null && isHost(session, table);
  return (
    <span class={css.name}>
      {own ? (
        <input
          class={css.input}
          aria-label={lobby.name}
          maxLength={24}
          spellcheck={false}
          value={chair.name}
          onChange={(event) => {
            const name = event.currentTarget.value.trim();
            if (name !== '') session.change(seat, { name });
          }}
        />
      ) : (
        <b>{chair.name}</b>
      )}
      <small class="soft row">
        {own && <span>{lobby.you}</span>}
        {table.host === seat && <span>{lobby.host}</span>}
        {chair.bot !== null && !hostOfBot && (
          <span>
            {lobby.bot}, {lobby.levels[chair.bot]}
          </span>
        )}
        {chair.program && <span>{lobby.program}</span>}
        {!chair.connected && <span>{lobby.away}</span>}
        {hostOfBot && chair.bot !== null && (
          <select
            class={`${controls.select} ${css.smallSelect}`}
            aria-label={`${lobby.botLevel}: ${chair.name}`}
            value={chair.bot}
            onChange={(event) => session.change(seat, { bot: event.currentTarget.value as BotLevel })}
          >
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {lobby.levels[level]}
              </option>
            ))}
          </select>
        )}
      </small>
    </span>
  );
}

function SeatCharacter({ session, table, seat, chair, mine }: Inner & { readonly mine: boolean }) {
  const [picking, setPicking] = useState(false);
  const { lobby } = words.value;
  const picture = isCharacter(chair.character) ? (
    <Portrait of={CHARACTERS[chair.character].person} side={CHARACTERS[chair.character].side} size={52} />
  ) : (
    <span class={css.emblemAny}>
      <Icon of="wild" size={28} />
    </span>
  );
  const about = (
    <>
      {picture}
      <span class={css.characterName}>
        {wishName(chair.character)}
        {!isCharacter(chair.character) && <small class="soft">{lobby.wishHint}</small>}
      </span>
    </>
  );
  if (!mine) return <span class={css.character}>{about}</span>;
  return (
    <>
      <button
        type="button"
        class={`${css.character} ${css.openCharacter}`}
        {...address({ of: 'ownCharacter' })}
        title={lobby.chooseCharacter}
        onClick={() => setPicking(true)}
      >
        {about}
      </button>
      {picking && (
        <CharacterPicker
          table={table}
          seat={seat}
          choose={(character) => {
            session.change(seat, { character });
            setPicking(false);
          }}
          close={() => setPicking(false)}
        />
      )}
    </>
  );
}

function SeatState({ chair, host }: { readonly chair: Chair; readonly host: boolean }) {
  const { lobby } = words.value;
  const ready = chair.ready || host;
  return (
    <span class={ready ? `${css.state} ${css.ready}` : css.state}>
      {ready ? <Icon of="check" size={22} label={lobby.isReady} /> : <small>{lobby.notReady}</small>}
    </span>
  );
}
