import type { ComponentChildren } from 'preact';
import { AREAS } from '#content';
import { address } from '../../kit/address.ts';
import { useIsPainted } from '../../kit/painted.ts';
import { streaming } from '../../kit/stream.ts';
import { Hint } from '../ask/hint.tsx';
import { AchievementPanel } from '../board/achievement.tsx';
import { ActionArea } from '../board/area.tsx';
import { PrivilegeTrack } from '../board/privilege.tsx';
import { ProvinceDisplay } from '../board/provinces.tsx';
import { NextCouncil } from '../board/rewards.tsx';
import { LogAndChat } from '../log/log.tsx';
import { Mat } from '../mat/mat.tsx';
import { Rivals } from '../rivals/rivals.tsx';
import type { Sand } from '../view/sand.ts';
import { useView } from '../view/view.ts';
import { TopBar } from './bar.tsx';
import css from './wide.module.css';

interface Props {
  /** Rivals' whole mats, and the log in a column of its own. */
  readonly vast: boolean;
  /** Nobody's mat lies in front: all of them lie side by side. */
  readonly mats: boolean;
  readonly sand: Sand;
  readonly tools: ComponentChildren;
  readonly aside: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Everything at once, for a screen that has the room; the three areas a moment sooner than the rest. */
export function WideTable({ vast, mats, sand, tools, aside, children }: Props) {
  const front = useView().front.value;
  const isPainted = useIsPainted();
  return (
    <>
      <TopBar tools={tools} />
      <div class={css.left}>
        {isPainted && (
          <>
            <PrivilegeTrack />
            <AchievementPanel />
            <NextCouncil />
          </>
        )}
      </div>
      <div class={css.board} {...address({ of: 'board' })}>
        {AREAS.slice(0, 2).map((area) => (
          <ActionArea key={area} area={area} sand={sand} />
        ))}
        {isPainted && <ProvinceDisplay />}
        <ActionArea area="black" sand={sand} />
      </div>
      <div class={css.right}>
        {isPainted && (
          <>
            {!mats && <Rivals whole={vast} />}
            {aside}
            {!vast && !streaming.value && <LogAndChat />}
          </>
        )}
      </div>
      {vast && isPainted && (
        <div class={css.log}>
          <LogAndChat />
        </div>
      )}
      {isPainted && front !== null && <Mat seat={front} />}
      {isPainted && mats && (
        <div class={css.mats}>
          <Rivals whole />
        </div>
      )}
      {isPainted && !streaming.value && <Hint />}
      {isPainted && children}
    </>
  );
}
