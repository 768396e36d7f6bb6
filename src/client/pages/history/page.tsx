import { useEffect, useState } from 'preact/hooks';
import type { CharacterId } from '#content';
import { ClockGround, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import type { SoloResult } from '../../net/shelf/saved.ts';
import { Continue } from '../continue/continue.tsx';
import { AddGame } from './add.tsx';
import { GameList, type Listed } from './list.tsx';
import { inOrder } from './order.ts';
import css from './page.module.css';
import { playedGames } from './played.ts';
import { Remove } from './remove.tsx';
import { Sums } from './sums.tsx';

/** The games finished in this browser: how they went, and whatever a person wants to do with them. */
export function HistoryPage() {
  const speaks = useSaid();
  const [solo, setSolo] = useState<readonly Listed[]>([]);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    soloGames().then(setSolo);
  }, [changes]);
  useEffect(() => {
    if (speaks) document.title = `${said.value.history.title} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  const { history } = said.value;
  const changed = () => setChanges(changes + 1);
  const games = inOrder([...playedGames().map(fromTable), ...solo]);
  // A game that began from a chosen moment says nothing of how often a person wins.
  const whole = games.filter(({ from }) => from === undefined);
  return (
    <main class={`${layout.page} ${css.history}`}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{history.title}</h1>
        <span class="row">
          <a class={button.plain} href={at('/')}>
            <Icon of="home" size={20} />
            {words.value.end.home}
          </a>
          <a class={button.plain} href={at('/replay')}>
            {said.value.replay.openFile}
          </a>
          <a class={button.plain} href={at('/you')}>
            {said.value.you.title}
          </a>
          <a class={button.plain} href={at('/players')}>
            {said.value.players.ranking}
          </a>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      <Continue />
      <p class="soft">{games.length === 0 ? history.none : history.hint}</p>
      {games.length > 0 && <GameList games={games} changed={changed} />}
      {whole.length > 0 && (
        <>
          <Sums title={history.byCharacter} games={whole} by={({ character }) => character} name={characterName} />
          <Sums title={history.byPlayers} games={whole} by={({ of }) => of} name={history.players} />
        </>
      )}
      <AddGame changed={changed} />
      {games.length > 0 && <Remove changed={changed} />}
    </main>
  );
}

const characterName = (id: CharacterId): string => words.value.characters.epithets[id];

const fromTable = (played: ReturnType<typeof playedGames>[number]): Listed => ({
  ...played,
  kind: 'table',
  id: played.code,
  seen: true,
});

/** Games against bots lie elsewhere; the newest of them can be seen again. */
async function soloGames(): Promise<readonly Listed[]> {
  const { shelf } = await import('../../net/shelf/shelf.ts');
  const none: readonly never[] = [];
  const [results, games] = await Promise.all([shelf.results().catch(() => none), shelf.games().catch(() => none)]);
  const there = new Set(games.filter(({ over }) => over).map(({ id }) => id));
  return results.map((result: SoloResult) => ({ ...result, kind: 'solo', others: [], seen: there.has(result.id) }));
}
