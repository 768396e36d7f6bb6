import { useEffect } from 'preact/hooks';
import { address } from '../../kit/address.ts';
import banner from '../../kit/banner.module.css';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { go } from '../../kit/router.ts';
import { settings } from '../../kit/settings/settings.ts';
import { notify } from '../../kit/tools/notify.ts';
import { stopLooking } from '../../net/quick/look.ts';
import { looking } from '../../net/quick/looking.ts';
import { timeOf, useSecondsTo } from './search.tsx';

/** On all other pages: the search goes on, or the table is ready. Nobody is torn out of what they do. */
export function QuickBanner() {
  const speaks = useSaid();
  const found = looking.value?.found ?? null;
  const seconds = useSecondsTo(looking.value?.until ?? 0);
  useEffect(() => {
    if (found === null || !speaks) return;
    document.title = `● ${said.value.quick.ready}`;
    if (settings.notifications.peek() && document.hidden) notify(said.value.quick.ready);
  }, [found, speaks]);
  if (!speaks) return null;
  const { quick } = said.value;
  const goThere = (): void => {
    stopLooking();
    go(`/t/${found}`);
  };
  return (
    <div class={`${banner.banner} ${banner.busy}`} role="status" {...address({ of: 'quickBanner' })}>
      <i class={banner.sand} aria-hidden="true" />
      {found === null ? (
        <>
          <a href={at('/quick')}>{quick.looking}</a>
          <span class="figure">{timeOf(seconds)}</span>
          <button type="button" class={button.plain} onClick={stopLooking}>
            {quick.stop}
          </button>
        </>
      ) : (
        <>
          <b>{quick.ready}</b>
          <button type="button" class={button.main} onClick={goThere}>
            {quick.goThere}
          </button>
        </>
      )}
    </div>
  );
}
