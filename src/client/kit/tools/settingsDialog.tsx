import { LANGUAGES, OWN_NAMES } from '#words';
import { at } from '../base.ts';
import { Choice, NameField, Switch } from '../controls.tsx';
import { Dialog } from '../dialog.tsx';
import { language, speak, words } from '../i18n.ts';
import { settings, THEMES } from '../settings/settings.ts';
import { VERSION } from '../version.ts';
import { AnnouncementChoice, GuardChoice, HandSwitches, RateSlider } from './hands.tsx';
import { Manners } from './manners.tsx';
import { NotifySwitch } from './notifySwitch.tsx';
import css from './settingsDialog.module.css';
import { Sliders } from './sliders.tsx';

/** All a person can choose here. It is fetched when it is first opened. */
export function SettingsDialog({ close }: { readonly close: () => void }) {
  const said = words.value.settings;
  return (
    <Dialog title={said.title} close={close} width="broad">
      <div class={css.settings}>
        <div class="stack">
          <Choice
            label={said.language}
            value={language.value}
            options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{OWN_NAMES[value]}</span> }))}
            choose={speak}
          />
          <Choice
            label={said.theme}
            value={settings.theme.value}
            options={THEMES.map((value) => ({ value, label: said.themes[value] }))}
            choose={(theme) => {
              settings.theme.value = theme;
            }}
          />
          <NameField
            label={said.name}
            value={settings.name.value}
            enter={(name) => {
              settings.name.value = name;
            }}
          />
          <Sliders />
          <GuardChoice />
          <Manners />
        </div>
        <Switches />
      </div>
      <p class={`${css.about} soft`}>
        <span>{said.version(VERSION)}</span>
        <a href={at('/licences')} target="_blank" rel="noreferrer">
          {said.licences}
        </a>
      </p>
    </Dialog>
  );
}

function Switches() {
  const said = words.value.settings;
  return (
    <div>
      <Switch label={said.mute} on={settings.muted.value} turn={set(settings.muted)} />
      <Switch
        label={said.reminders}
        hint={said.remindersHint}
        on={settings.reminders.value}
        turn={set(settings.reminders)}
      />
      <NotifySwitch />
      <Switch
        label={words.value.coach.setting}
        hint={words.value.coach.settingHint}
        on={settings.coach.value}
        turn={set(settings.coach)}
      />
      <Switch
        label={words.value.guide.setting}
        hint={words.value.guide.settingHint}
        on={settings.guide.value}
        turn={set(settings.guide)}
      />
      <Switch label={said.motion} hint={said.motionHint} on={settings.calm.value} turn={set(settings.calm)} />
      <Switch label={said.lines} hint={said.linesHint} on={settings.lines.value} turn={set(settings.lines)} />
      <Switch label={said.flat} hint={said.flatHint} on={settings.flat.value} turn={set(settings.flat)} />
      <HandSwitches />
      <AnnouncementChoice />
      <RateSlider />
    </div>
  );
}

const set =
  (setting: { value: boolean }) =>
  (on: boolean): void => {
    setting.value = on;
  };
