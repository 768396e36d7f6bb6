import { useState } from 'preact/hooks';
import { words } from '../i18n.ts';
import { Switch } from '../pages/controls.tsx';
import { settings } from '../settings/settings.ts';
import { askToNotify } from './follow.ts';

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
