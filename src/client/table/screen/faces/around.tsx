import { useState } from 'preact/hooks';
import { Icon } from '../../../art/index.ts';
import { address } from '../../../kit/address.ts';
import button from '../../../kit/button.module.css';
import { Dialog } from '../../../kit/dialog.tsx';
import { words } from '../../../kit/i18n.ts';
import { AchievementPanel } from '../../board/achievement.tsx';
import { NextCouncil } from '../../board/rewards.tsx';
import { LogAndChat } from '../../log/log.tsx';
import { Rivals } from '../../rivals/rivals.tsx';
import css from './around.module.css';

/** What the edges of the screen have no room for, one touch away: achievement, next council, everyone's goods, the log. */
export function Around() {
  const [shown, setShown] = useState(false);
  const { log } = words.value.table;
  return (
    <>
      <button
        type="button"
        class={button.icon}
        {...address({ of: 'tab', name: 'log' })}
        aria-label={log}
        title={log}
        onClick={() => setShown(true)}
      >
        <Icon of="log" size={20} />
      </button>
      {shown && (
        <Dialog title={log} width="wide" close={() => setShown(false)}>
          <AroundSheet />
        </Dialog>
      )}
    </>
  );
}

export function AroundSheet() {
  return (
    <div class={css.around}>
      <div>
        <AchievementPanel />
        <NextCouncil />
      </div>
      <Rivals />
      <LogAndChat />
    </div>
  );
}
