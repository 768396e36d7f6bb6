import type { BanTarget, OperatorView } from '#protocol';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { ban, settle } from '../../net/link/operator.ts';
import css from './page.module.css';
import { whenText } from './when.ts';

type Kept = OperatorView['reports'][number];

interface Props {
  readonly token: string;
  readonly refresh: () => void;
}

/** What was reported, newest first, with the last lines of its table. */
export function Reports({ reports, ...rest }: Props & { readonly reports: readonly Kept[] }) {
  const { operator } = said.value;
  return (
    <section class={layout.sheet}>
      <h2>{operator.reports}</h2>
      {reports.length === 0 && <p class="soft">{operator.none}</p>}
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            <OneReport report={report} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneReport({ report, token, refresh }: Props & { readonly report: Kept }) {
  const { operator } = said.value;
  const { reasons } = words.value.removal;
  const about = report.people[report.about];
  const by = report.people[report.by]?.name ?? '';
  const done = (work: Promise<unknown>) => work.then(refresh);
  const banFor = (on: BanTarget, hours: number | null) =>
    done(ban(token, { on, name: about?.name ?? '', why: reasons[report.reason], hours }));
  return (
    <article class="stack">
      <p>
        <b>{about?.name}</b> · {reasons[report.reason]} ·{' '}
        <span class="soft">{operator.reportedBy(by, report.code, whenText(report.at))}</span>
      </p>
      {report.note !== '' && <p>“{report.note}”</p>}
      <details open={report.settled === null}>
        <summary>{operator.lines(report.lines.length)}</summary>
        <p class={css.lines}>
          {report.lines.map(({ seat, text }) => `${report.people[seat]?.name ?? ''}: ${text}`).join('\n')}
        </p>
      </details>
      {report.settled !== null ? (
        <p class="soft">{operator.settled(report.settled)}</p>
      ) : (
        <p class="row">
          {about?.person && <BanButtons on={{ person: about.person }} label={operator.banPerson} ban={banFor} />}
          {about?.trace && <BanButtons on={{ trace: about.trace }} label={operator.banAddress} ban={banFor} />}
          <button type="button" class={button.plain} onClick={() => done(settle(token, report.id, operator.ok))}>
            {operator.settle}
          </button>
        </p>
      )}
    </article>
  );
}

const DAY = 24;

interface BanProps {
  readonly on: BanTarget;
  readonly label: (hours: string) => string;
  readonly ban: (on: BanTarget, hours: number | null) => void;
}

/** For a day, or for good. */
function BanButtons({ on, label, ban: act }: BanProps) {
  const { operator } = said.value;
  return (
    <>
      <button type="button" class={button.plain} onClick={() => act(on, DAY)}>
        {label(operator.aDay)}
      </button>
      <button type="button" class={button.quiet} onClick={() => act(on, null)}>
        {label(operator.forGood)}
      </button>
    </>
  );
}
