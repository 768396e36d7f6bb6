import { useMemo, useState } from 'preact/hooks';
import type { Recording } from '#protocol';
import type { DeckCheck } from '#protocol/fair';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import layout from '../../kit/layout.module.css';
import { useComing } from '../../kit/parts/coming.ts';
import { sealToldAt, wasTold } from '../../kit/settings/seals.ts';
import css from './decks.module.css';
import { isCode } from './log.ts';

interface Props {
  readonly recording: Recording;
  /** The table's code; null for a file. */
  readonly name: string | null;
}

const ICONS = { checking: 'deck', fair: 'check', unsealed: 'deck', unfair: 'close' } as const;
const COMMAND = 'npm run lab -- fair FILE';

/** Whether the decks of a game are those that were sealed at its start. A failure speaks up by itself. */
export function DecksCheck({ recording, name }: Props) {
  const [check, setCheck] = useState<DeckCheck | null>(null);
  const told = useMemo(() => toldOf(recording, name), [recording, name]);
  useComing(() => checked(recording, told), [recording, told], setCheck);
  const state = check?.type ?? 'checking';
  const label = said.value.decks.short[state];
  return (
    <details
      name="replay-sheet"
      class={css.check}
      {...address({ of: 'decks' })}
      data-decks={state}
      open={state === 'unfair'}
    >
      <summary class={button.plain} aria-label={label} title={label}>
        <Icon of={ICONS[state]} size={20} />
        <span aria-hidden="true">{label}</span>
      </summary>
      <section class={`${css.sheet} ${layout.sheet} stack`} aria-label={label}>
        <h2>{label}</h2>
        {check !== null && <Findings check={check} />}
        <p class="soft">{said.value.decks.about}</p>
        {recording.sealed !== null && <Opened sealed={recording.sealed} />}
      </section>
    </details>
  );
}

/**
 * A game of this browser's own was kept with its seal when it began. For a file nobody says which table it was: then any
 * seal that this browser has heard will do.
 */
function toldOf({ sealed }: Recording, name: string | null): string | null {
  if (name !== null) return isCode(name) ? sealToldAt(name.toUpperCase()) : (sealed?.seal ?? null);
  return sealed !== null && wasTold(sealed.seal) ? sealed.seal : null;
}

const checked = async (recording: Recording, told: string | null): Promise<DeckCheck> =>
  (await import('#protocol/fair')).checkDecks(recording, told);

function Findings({ check }: { readonly check: DeckCheck }) {
  const { fair, unfair, unsealed, warning } = said.value.decks;
  if (check.type === 'unsealed') return <p>{unsealed}</p>;
  if (check.type === 'unfair') {
    return (
      <div role="alert">
        <p class="bad">{unfair[check.why]}</p>
        <p>{warning}</p>
      </div>
    );
  }
  return (
    <ul class={css.findings}>
      {[check.told ? fair.told : fair.untold, fair.decks, fair.hash, fair.cards].map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  );
}

function Opened({ sealed: { seal, seed } }: { readonly sealed: NonNullable<Recording['sealed']> }) {
  const { decks } = said.value;
  return (
    <>
      <dl class={css.opened}>
        <dt>{decks.seal}</dt>
        <dd>
          <code>{seal}</code>
        </dd>
        <dt>{decks.seed}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <p class="soft">
        {decks.byYourself} <code>{COMMAND}</code>
      </p>
    </>
  );
}
