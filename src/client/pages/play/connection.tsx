import { address } from '../../kit/address.ts';
import banner from '../../kit/banner.module.css';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { reloadNewest } from '../../kit/pwa/version.tsx';
import type { Connection, Session } from '../../net/store/session.ts';

const QUIET: readonly Connection[] = ['open', 'connecting'];

/** One quiet line while the table is out of reach; what is shown below stays the last known state. */
export function ConnectionBanner({ session }: { readonly session: Session }) {
  const state = session.connection.value;
  if (QUIET.includes(state)) return null;
  const { connection } = words.value;
  return (
    <div class={banner.banner} {...address({ of: 'banner', name: state })} role="status">
      {state === 'lost' && (
        <>
          <i class={banner.sand} aria-hidden="true" />
          <b>{connection.lost}</b>
          {session.table.value !== null && <span>{connection.lostHint}</span>}
        </>
      )}
      {state === 'closing' && <b>{connection.closing}</b>}
      {state === 'outdated' && (
        <>
          <b>{connection.outdated}</b>
          <button type="button" class={button.main} onClick={reloadNewest}>
            {connection.reload}
          </button>
        </>
      )}
    </div>
  );
}
