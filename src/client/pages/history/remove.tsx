import { useState } from 'preact/hooks';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { Switch } from '../../kit/controls.tsx';
import layout from '../../kit/layout.module.css';
import { removeThere } from './elsewhere.ts';
import { forgetPlayed, playedGames } from './played.ts';

/** Deletes everything that is mine: here and, if wanted, my name at the server. Asked twice. */
export function Remove({ changed }: { readonly changed: () => void }) {
  const { history } = said.value;
  const told = {
    idle: '',
    sure: '',
    busy: '',
    removed: history.removed,
    rated: history.removedRated,
    failed: history.removedSome,
  };
  const [there, setThere] = useState(false);
  const [state, setState] = useState<keyof typeof told>('idle');
  const remove = async () => {
    setState('busy');
    const removal = there ? await removeThere(playedGames()) : 'removed';
    if (!there) for (const { code } of playedGames()) forgetPlayed(code);
    const { clearResults } = await import('../../net/shelf/shelf.ts');
    await clearResults().catch(() => undefined);
    setState(removal);
    changed();
  };
  return (
    <section class={layout.sheet}>
      <h2>{history.remove}</h2>
      <p class="soft">{history.removeHint}</p>
      <Switch label={history.removeThere} on={there} turn={setThere} />
      <button
        type="button"
        class={button.plain}
        disabled={state === 'busy'}
        onClick={() => (state === 'sure' ? remove() : setState('sure'))}
      >
        {state === 'sure' ? history.removeSure : history.removeButton}
      </button>
      <p role="status">{told[state]}</p>
    </section>
  );
}
