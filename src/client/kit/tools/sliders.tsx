import controls from '../controls.module.css';
import { words } from '../i18n.ts';
import { LOUDNESS, type Loudness, settings } from '../settings/settings.ts';
import css from './sliders.module.css';

/** How loud the three kinds of sound are. */
export function Sliders() {
  return (
    <fieldset class={`${controls.field} ${css.sliders}`} disabled={settings.muted.value}>
      <legend class={controls.legend}>{words.value.settings.volume}</legend>
      {LOUDNESS.map((of) => (
        <Slider key={of} of={of} />
      ))}
    </fieldset>
  );
}

function Slider({ of }: { readonly of: Loudness }) {
  const loudness = settings.loudness[of];
  return (
    <label>
      <span>{words.value.settings.volumes[of]}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={Math.round(loudness.value * 100)}
        onInput={(event) => {
          loudness.value = Number(event.currentTarget.value) / 100;
        }}
      />
    </label>
  );
}
