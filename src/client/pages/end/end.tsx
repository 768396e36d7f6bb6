import { useEffect, useState } from 'preact/hooks';
import { CHARACTERS } from '#content';
import { type Game, type Ranking, type Standing, score } from '#engine';
import { ClockGround, Icon, Mark, type SeatMark } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { go } from '../../kit/router.ts';
import { keepSeat, seatTokens } from '../../kit/settings/seats.ts';
import { settings } from '../../kit/settings/settings.ts';
import { streaming } from '../../kit/stream.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import type { Session } from '../../net/store/session.ts';
import type { Debut, Occasion } from '../finale/cast.ts';
import { Finale } from '../finale/finale.tsx';
import css from './end.module.css';
import { FourTracks } from './tracks.tsx';
import type { Ways as WaysOn } from './ways.ts';
import { reasonFor } from './why.ts';

interface Props {
  readonly session: Session;
  readonly code: string;
  readonly look: () => void;
  readonly ways?: WaysOn | undefined;
  readonly occasion?: Occasion | undefined;
  readonly debut: Debut;
}

const endMore = () => import('../share/endMore.tsx').then(({ EndMore }) => EndMore);
const story = () => import('./story.tsx').then(({ Story }) => Story);

/** Who won and why, the four tracks, and the story of the game. With a winner the pendulum swings. */
export function EndPage({ session, code, look, ways, occasion = 'free', debut }: Props) {
  const game = session.confirmed.value;
  const hasPlayed = session.held.value.length > 0 && session.feed.value.length > 0;
  useEffect(() => {
    if (hasPlayed) settings.seasoned.value = true;
  }, [hasPlayed]);
  if (game === null) return null;
  const ranking = score(game);
  const { end } = words.value;
  return (
    <main class={`${layout.page} ${css.end}`} {...address({ of: 'end' })}>
      <ClockGround swing={ranking.winner !== null} />
      {debut.wanted && game.phase === 'over' && (
        <Finale session={session} game={game} occasion={occasion} done={debut.done} />
      )}
      <header class={css.head}>
        <div>
          <h1>{headline(session, ranking)}</h1>
          <p>{end.outcomes[ranking.outcome]}</p>
        </div>
        {!streaming.value && (
          <span class="row">
            <LanguageSelect />
            <Tools />
          </span>
        )}
      </header>
      <section class={`${layout.sheet} ${css.ranking}`} {...address({ of: 'ranking' })}>
        <h2>{end.ranking}</h2>
        <ol>
          {ranking.standings.map((standing) => (
            <Place key={standing.seat} session={session} game={game} ranking={ranking} standing={standing} />
          ))}
        </ol>
      </section>
      <section class={layout.sheet}>
        <h2>{end.tracks}</h2>
        <FourTracks session={session} game={game} />
      </section>
      <section class={`${layout.sheet} ${css.story}`}>
        <h2>{end.story}</h2>
        <Lazy load={story} with={{ session, code: ways === undefined ? code : null }} />
      </section>
      {!streaming.value && (
        <footer class={css.bar}>
          {ways?.(look) ?? <Ways session={session} code={code} look={look} />}
          <Lazy load={endMore} with={{ session, game, code, solo: ways !== undefined }} />
        </footer>
      )}
    </main>
  );
}

function headline(session: Session, { winner }: Ranking): string {
  const { end } = words.value;
  if (winner === null) return end.nobody;
  const own = session.held.value.length === 1 && session.held.value.includes(winner);
  return own ? end.youWin : end.winner(session.table.value?.chairs[winner]?.name ?? '');
}

interface PlaceProps {
  readonly session: Session;
  readonly game: Game;
  readonly ranking: Ranking;
  readonly standing: Standing;
}

function Place({ session, game, ranking, standing }: PlaceProps) {
  const { end, characters } = words.value;
  const chair = session.table.value?.chairs[standing.seat];
  const id = game.players[standing.seat]?.character ?? 'briber';
  const { person, side } = CHARACTERS[id];
  return (
    <li
      class={standing.seat === ranking.winner ? `${css.place} ${css.first}` : css.place}
      {...address({ of: 'standing', seat: standing.seat })}
    >
      <b class="figure">{end.place(standing.place)}</b>
      <Portrait of={person} side={side} size={60} />
      <div class={css.who}>
        <h3>
          <Mark seat={(chair?.colour ?? standing.seat) as SeatMark} size={16} />
          {chair?.name}
        </h3>
        <small class="soft">{characters.full(characters.persons[person], characters.epithets[id])}</small>
        <p>{reasonFor((seat) => session.table.value?.chairs[seat]?.name ?? '', ranking, standing)}</p>
      </div>
      <div class={css.points}>
        <b class="figure">{standing.points}</b>
        <small>{end.onParchment}</small>
        {standing.legendary && <Icon of="legendary" size={28} label={end.legendary} />}
        {standing.glory > 0 && <small>{end.glory(standing.glory)}</small>}
      </div>
    </li>
  );
}

function Ways({ session, code, look }: Pick<Props, 'session' | 'code' | 'look'>) {
  const [asked, setAsked] = useState(false);
  const { end } = words.value;
  const again = session.table.value?.rematch ?? null;
  const move = (to: string) => {
    for (const token of seatTokens(code)) keepSeat(to, token);
    go(`/t/${to}`);
  };
  useEffect(() => {
    if (asked && again !== null) move(again);
  }, [asked, again]);
  return (
    <nav class="row">
      {session.held.value.length > 0 && again === null && (
        <button
          type="button"
          class={button.main}
          title={end.rematchHint}
          disabled={asked}
          onClick={() => {
            setAsked(true);
            session.rematch();
          }}
        >
          <Icon of="refresh" size={20} />
          {end.rematch}
        </button>
      )}
      {again !== null && (
        <button type="button" class={button.main} onClick={() => move(again)}>
          {end.toRematch}
        </button>
      )}
      <button type="button" class={button.plain} onClick={look}>
        <Icon of="eye" size={20} />
        {end.lookAtTable}
      </button>
      <a class={button.plain} href={at('/')}>
        <Icon of="home" size={20} />
        {end.home}
      </a>
    </nav>
  );
}
