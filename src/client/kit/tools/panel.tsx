import { useState } from 'preact/hooks';
import { LANGUAGES, OWN_NAMES } from '#words';
import { Icon } from '../../art/index.ts';
import button from '../button.module.css';
import controls from '../controls.module.css';
import { language, speak, words } from '../i18n.ts';
import { Lazy } from '../parts/lazy.tsx';
import { settings } from '../settings/settings.ts';

const settingsDialog = () => import('./settingsDialog.tsx').then(({ SettingsDialog }) => SettingsDialog);

/** Sound, language and settings: the same three at the corner of every page. */
export function Tools() {
  const [open, setOpen] = useState(false);
  const said = words.value.settings;
  const { muted } = settings;
  return (
    <>
      <button
        type="button"
        class={button.icon}
        aria-label={muted.value ? said.unmute : said.mute}
        title={muted.value ? said.unmute : said.mute}
        onClick={() => {
          muted.value = !muted.value;
        }}
      >
        <Icon of={muted.value ? 'mute' : 'sound'} />
      </button>
      <button type="button" class={button.icon} aria-label={said.open} title={said.open} onClick={() => setOpen(true)}>
        <Icon of="settings" />
      </button>
      {open && <Lazy load={settingsDialog} with={{ close: () => setOpen(false) }} />}
    </>
  );
}

interface Choosing {
  /** Where a stranger comes in, and where long texts are read: at hand on a phone, too. */
  readonly always?: boolean;
}

/** On other pages of a phone the settings have it: the head keeps to one line. */
export function LanguageSelect({ always = false }: Choosing) {
  return (
    <select
      class={always ? controls.select : `${controls.select} ${controls.spare}`}
      aria-label={words.value.settings.language}
      value={language.value}
      onChange={(event) => {
        const chosen = LANGUAGES.find((one) => one === event.currentTarget.value);
        if (chosen !== undefined) speak(chosen);
      }}
    >
      {LANGUAGES.map((value) => (
        <option key={value} value={value} lang={value}>
          {OWN_NAMES[value]}
        </option>
      ))}
    </select>
  );
}
