import type { ComponentChildren } from 'preact';
import { AREAS } from '#content';
import { AchievementPanel } from '../panels/achievement.tsx';
import { LogAndChat } from '../panels/log.tsx';
import { Mat } from '../panels/mat.tsx';
import { PrivilegeTrack } from '../panels/privilege.tsx';
import { ProvinceDisplay } from '../panels/provinces.tsx';
import { NextCouncil } from '../panels/rewards.tsx';
import { Rivals } from '../panels/rivals.tsx';
import { ActionArea } from './area.tsx';
import { TopBar } from './bar.tsx';
import { Hint } from './hint.tsx';
import { useIsPainted } from './painted.ts';
import type { Sand } from './sand.ts';
import { useView } from './view.ts';

interface Props {
  readonly sand: Sand;
  readonly tools: ComponentChildren;
  readonly aside: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Everything at once, for a screen that has the room; the three areas a moment sooner than the rest. */
export function WideTable({ sand, tools, aside, children }: Props) {
  const front = useView().front.value;
  const isPainted = useIsPainted();
  return (
    <>
      <TopBar tools={tools} />
      <div class="table-left">
        {isPainted && (
          <>
            <PrivilegeTrack />
            <AchievementPanel />
            <NextCouncil />
          </>
        )}
      </div>
      <div class="board">
        {AREAS.slice(0, 2).map((area) => (
          <ActionArea key={area} area={area} sand={sand} />
        ))}
        {isPainted && <ProvinceDisplay />}
        <ActionArea area="black" sand={sand} />
      </div>
      <div class="table-right">
        {isPainted && (
          <>
            <Rivals />
            {aside}
            <LogAndChat />
          </>
        )}
      </div>
      {isPainted && front !== null && <Mat seat={front} />}
      {isPainted && <Hint />}
      {isPainted && children}
    </>
  );
}
