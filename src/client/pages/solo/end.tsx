import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { go } from '../../kit/router.ts';
import type { Session } from '../../net/store/session.ts';
import css from './end.module.css';
import { kept, look as lookAtShelf } from './kept.ts';
import { isNewRecord } from './records.ts';
import { ShareButton } from './share.tsx';

interface Props {
  readonly id: string;
  readonly session: Session;
  readonly look: () => void;
}

/** After a game: what it was worth, and where to go from here. */
export function SoloWays({ id, session, look }: Props) {
  const [asked, setAsked] = useState(false);
  const { solo, end } = words.value;
  const again = session.table.value?.rematch ?? null;
  useEffect(() => void lookAtShelf(), [session.table.value?.stage]);
  useEffect(() => {
    if (asked && again !== null) go(`/solo/${again}`);
  }, [asked, again]);
  const results = kept.value?.results ?? [];
  const result = results.find((one) => one.id === id);
  return (
    <>
      {result !== undefined && isNewRecord(results, result) && (
        <p class={css.record} role="status">
          <Icon of="crown" size={24} />
          {solo.regency.newRecord}
        </p>
      )}
      <nav class="row">
        {result?.kind === 'daily' && <ShareButton result={result} />}
        <button
          type="button"
          class={result?.kind === 'daily' ? button.plain : button.main}
          disabled={asked}
          onClick={() => {
            setAsked(true);
            session.rematch();
          }}
        >
          <Icon of="refresh" size={20} />
          {result?.kind === 'daily' ? solo.daily.again : solo.again}
        </button>
        <button type="button" class={button.plain} onClick={look}>
          <Icon of="eye" size={20} />
          {end.lookAtTable}
        </button>
        <a class={button.plain} href={at('/solo')}>
          <Icon of="home" size={20} />
          {solo.back}
        </a>
      </nav>
    </>
  );
}
