import { useState } from 'preact/hooks';
import { Switch } from '../controls.tsx';
import { words } from '../i18n.ts';
import { settings } from '../settings/settings.ts';
import { askToNotify } from './notify.ts';

export function NotifySwitch() {
  const [forbidden, setForbidden] = useState(false);
  const said = words.value.notify;
  const turn = async (on: boolean) => {
    const allowed = on && (await askToNotify());
    settings.notifications.value = allowed;
    setForbidden(on && !allowed);
  };
  return (
    <Switch
      label={said.setting}
      hint={forbidden ? said.forbidden : said.settingHint}
      on={settings.notifications.value}
      turn={turn}
    />
  );
}
