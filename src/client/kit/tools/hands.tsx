import controls from '../controls.module.css';
import { Choice, Switch } from '../controls.tsx';
import { words } from '../i18n.ts';
import { DETAILS, GUARDS, RATES, settings } from '../settings/settings.ts';

/** How much is said by itself. */
export function AnnouncementChoice() {
  const { reader } = words.value;
  return (
    <Choice
      label={reader.announcements}
      hint={reader.announcementsHint}
      value={settings.announced.value}
      options={DETAILS.map((value) => ({ value, label: reader.details[value] }))}
      choose={(detail) => {
        settings.announced.value = detail;
      }}
    />
  );
}

/** How fast announcements follow one another, and the game's own voice. */
export function RateSlider() {
  const { reader } = words.value;
  const { rate, voice } = settings;
  return (
    <>
      {'speechSynthesis' in globalThis && (
        <Switch
          label={reader.voice}
          hint={reader.voiceHint}
          on={voice.value}
          turn={(on) => {
            voice.value = on;
          }}
        />
      )}
      <label class={controls.field}>
        <span>{reader.rate(rate.value)}</span>
        <input
          type="range"
          min={RATES.least}
          max={RATES.most}
          step="0.25"
          value={rate.value}
          onInput={(event) => {
            rate.value = Number(event.currentTarget.value);
          }}
        />
      </label>
    </>
  );
}

/** What happens before a deed that is often regretted. */
export function GuardChoice() {
  const { guard } = words.value;
  return (
    <Choice
      label={guard.setting}
      hint={guard.settingHint}
      value={settings.guard.value}
      options={GUARDS.map((value) => ({ value, label: guard.modes[value] }))}
      choose={(mode) => {
        settings.guard.value = mode;
      }}
    />
  );
}

/** What hands may want otherwise. */
export function HandSwitches() {
  const { reader, keyboard } = words.value;
  return (
    <>
      <Switch
        label={keyboard.shortcuts}
        hint={keyboard.shortcutsHint}
        on={settings.shortcuts.value}
        turn={(on) => {
          settings.shortcuts.value = on;
        }}
      />
      {'vibrate' in navigator && (
        <Switch
          label={reader.vibration}
          on={settings.vibration.value}
          turn={(on) => {
            settings.vibration.value = on;
          }}
        />
      )}
    </>
  );
}
