import { useEffect, useState } from 'preact/hooks';
import { tagOf } from '#words';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { language, words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import type { Glance } from '../../net/waiting/glance.ts';
import { fetchWaiting, lookAgain, type Waiting } from '../../net/waiting/waiting.ts';
import { ago } from './ago.ts';
import css from './continue.module.css';
import { Miniature } from './miniature.tsx';

/** Every game of this browser that is not over, each one touch away. */
export function Continue() {
  const [games, setGames] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    let wanted = true;
    const show = (found: readonly Waiting[]) => {
      if (wanted) setGames(found);
      return found;
    };
    fetchWaiting().then(show).then(lookAgain).then(show);
    return () => {
      wanted = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section class={`${css.waiting} ${layout.sheet}`} {...address({ of: 'continue' })}>
      <h2>{words.value.solo.unfinished}</h2>
      <ul>
        {games.map((game) => (
          <Line
            key={game.type === 'table' ? game.code : game.game.id}
            {...lineOf(game, Date.now())}
            glance={game.glance}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly to: string;
  readonly name: string;
  readonly facts: readonly string[];
}

/** What a game is called, and how it stands: who plays, the round, whose turn it is, how long it has waited. */
export function lineOf(waiting: Waiting, now: number): LineProps {
  const { lobby, solo } = words.value;
  const { glance } = waiting;
  if (waiting.type === 'solo') {
    const { game } = waiting;
    const facts = [...stands(glance, game.round), since(glance?.seenAt ?? game.savedAt, now)];
    return { to: `/solo/${game.id}`, name: solo.kinds[game.plan.kind], facts };
  }
  const { code, table } = waiting;
  const names = table?.chairs.flatMap(({ name }) => (name === '' ? [] : [name])) ?? [];
  const facts =
    table?.stage === 'lobby'
      ? [words.value.start.waiting]
      : stands(
          glance,
          glance?.round ?? null,
          table?.chairs.map(({ name }) => name),
        );
  const seen = glance === null ? [] : [since(glance.seenAt, now)];
  const who = names.length > 0 ? [names.join(', ')] : [];
  return { to: `/t/${code}`, name: lobby.table(code), facts: [...who, ...facts, ...seen] };
}

function stands(glance: Glance | null, round: number | null, names: readonly string[] = []): readonly string[] {
  const { connection, lobby, speech, start, table } = words.value;
  const where = round === null ? [start.playing] : [table.round(round)];
  if (glance === null) return where;
  const others = (glance.waitedFor ?? []).flatMap((seat) => names[seat] ?? []);
  const idle = others.length === 0 ? table.phases[glance.phase] : table.waitingFor(speech.list(others));
  return [...where, glance.waits ? lobby.waitingForYou : glance.paused ? connection.paused : idle];
}

const since = (seenAt: number, now: number): string =>
  words.value.solo.lastPlayed(ago(tagOf(language.value), now - seenAt));

function Line({ to, name, facts, glance }: LineProps & { readonly glance: Glance | null }) {
  const { solo } = words.value;
  return (
    <li>
      <Miniature glance={glance} />
      <span class={css.about}>
        <b>{name}</b>
        <small class="soft">{facts.map((fact) => fact.replace(/\.$/, '')).join(' · ')}</small>
      </span>
      <a class={button.main} href={at(to)} aria-label={solo.goOnWith(name)}>
        {solo.goOn}
      </a>
    </li>
  );
}
