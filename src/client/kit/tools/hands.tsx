import { Choice, Switch } from '../controls.tsx';
import { words } from '../i18n.ts';
import { DETAILS, GUARDS, settings } from '../settings/settings.ts';

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
