import type { ComponentChildren } from 'preact';
import { ACTION_ICONS, CONTROL_ICONS, KIND_ICONS, SIGN_ICONS } from './icons/names.ts';
import { Icon, IconSprite } from './icons.tsx';
import css from './sheet.module.css';
import { Cards, Clocks, Emblems, Hourglasses, Lands } from './sheetPieces.tsx';
import { WORKER_STATES, Worker } from './worker.tsx';

const SIZES = [16, 24, 48, 96] as const;
const SEATS = [0, 1, 2, 3, 4, 'neutral'] as const;
const GROUPS = { Kinds: KIND_ICONS, Actions: ACTION_ICONS, Signs: SIGN_ICONS, Controls: CONTROL_ICONS } as const;

/** Everything that is drawn, in every size and in both rooms. */
export function Sheet() {
  return (
    <>
      {(['dark', 'light'] as const).map((room) => (
        <div key={room} class={css.sheet} data-theme={room}>
          <Icons />
          <Workers />
          <Section title="Hourglasses">
            <Hourglasses />
          </Section>
          <Section title="Emblems">
            <Emblems />
          </Section>
          <Section title="Cards">
            <Cards />
          </Section>
          <Section title="Provinces">
            <Lands />
          </Section>
          <Section title="The clock">
            <Clocks />
          </Section>
        </div>
      ))}
      <IconSprite />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      <div class={css.row}>{children}</div>
    </section>
  );
}

function Icons() {
  return (
    <>
      {Object.entries(GROUPS).map(([title, names]) => (
        <Section key={title} title={title}>
          {names.map((name) => (
            <figure key={name}>
              {SIZES.map((size) => (
                <Icon key={size} of={name} size={size} />
              ))}
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Section>
      ))}
    </>
  );
}

function Workers() {
  return (
    <Section title="Workers">
      {SEATS.map((seat) => (
        <figure key={seat}>
          {SIZES.map((size) => (
            <Worker key={size} seat={seat} size={size} />
          ))}
          {SIZES.map((size) => (
            <Worker key={size} seat={seat} size={size} grande />
          ))}
          <figcaption>seat {seat}</figcaption>
        </figure>
      ))}
      {WORKER_STATES.map((state) => (
        <figure key={state}>
          {SIZES.map((size) => (
            <Worker key={size} seat={0} size={size} state={state} />
          ))}
          {[48, 96].map((size) => (
            <Worker key={size} seat={2} size={size} state={state} grande />
          ))}
          <figcaption>{state}</figcaption>
        </figure>
      ))}
    </Section>
  );
}
