import { useEffect, useState } from 'preact/hooks';
import type { OperatorView } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { type Answer, look } from '../../net/link/operator.ts';
import { NotFound } from '../notFound.tsx';
import { BanForm, Bans } from './bans.tsx';
import { Deeds } from './deeds.tsx';
import css from './page.module.css';
import { Reports } from './reports.tsx';
import { OpenTables } from './tables.tsx';

const KEPT = 'pendulum.operator';

/** For the one who runs the server, behind the token of its configuration. It is kept until this tab closes. */
export function OperatorPage() {
  const [token, setToken] = useState(() => sessionStorage.getItem(KEPT) ?? '');
  const [view, setView] = useState<OperatorView | Answer | null>(null);
  const isSaid = useSaid();
  const refresh = (shown = token) => look(shown).then(setView);
  // Without a token the server says whether there is anything of the kind.
  useEffect(() => void refresh(), []);
  if (!isSaid || view === null) return null;
  if (view === 'missing') return <NotFound />;
  const enter = (entered: string) => {
    sessionStorage.setItem(KEPT, entered);
    setToken(entered);
    refresh(entered);
  };
  return (
    <main class={`${layout.page} ${css.operator}`} {...address({ of: 'operator' })}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{said.value.operator.title}</h1>
        <span class="row">
          <a class={button.plain} href={at('/')}>
            <Icon of="home" size={20} />
            {words.value.start.home}
          </a>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      {typeof view === 'string' ? (
        <Login enter={enter} isWrong={view === 'refused' && token !== ''} />
      ) : (
        <Desk view={view} token={token} refresh={() => refresh()} />
      )}
    </main>
  );
}

interface DeskProps {
  readonly view: OperatorView;
  readonly token: string;
  readonly refresh: () => void;
}

function Desk({ view, token, refresh }: DeskProps) {
  return (
    <>
      <Reports reports={view.reports} token={token} refresh={refresh} />
      <Bans bans={view.bans} token={token} refresh={refresh} />
      <BanForm token={token} refresh={refresh} />
      <OpenTables tables={view.tables} token={token} refresh={refresh} />
      <Deeds deeds={view.deeds} />
    </>
  );
}

function Login({ enter, isWrong }: { readonly enter: (token: string) => void; readonly isWrong: boolean }) {
  const [token, setToken] = useState('');
  const { operator } = said.value;
  const send = (event: Event) => {
    event.preventDefault();
    enter(token);
  };
  return (
    <form class={`${layout.sheet} stack`} onSubmit={send}>
      <label class={controls.field}>
        <span>{operator.token}</span>
        <input type="password" value={token} onInput={(event) => setToken(event.currentTarget.value)} />
      </label>
      {isWrong && <p role="alert">{operator.wrongToken}</p>}
      <p class="row">
        <button type="submit" class={button.main}>
          {operator.enter}
        </button>
      </p>
    </form>
  );
}
