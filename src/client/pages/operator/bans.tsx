import { useState } from 'preact/hooks';
import type { BanTarget, OperatorView } from '#protocol';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import layout from '../../kit/layout.module.css';
import { ban, unban } from '../../net/link/operator.ts';
import { whenText } from './when.ts';

interface Props {
  readonly token: string;
  readonly refresh: () => void;
}

/** Who may not play here, until when and why. */
export function Bans({ bans, token, refresh }: Props & { readonly bans: OperatorView['bans'] }) {
  const { operator } = said.value;
  return (
    <section class={layout.sheet}>
      <h2>{operator.bans}</h2>
      {bans.length === 0 && <p class="soft">{operator.none}</p>}
      <ul>
        {bans.map(({ id, on, name, why, until }) => (
          <li key={id}>
            <p>
              <b>{name}</b> <span class="figure">{targetOf(on)}</span> · {why} ·{' '}
              <span class="soft">{until === null ? operator.forGood : operator.until(whenText(until))}</span>
            </p>
            <button type="button" class={button.quiet} onClick={() => unban(token, id).then(refresh)}>
              {operator.unban(name || targetOf(on))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const targetOf = (on: BanTarget): string => Object.values(on).join();

/** As the server reads them. */
const PERSON = /^[\w-]{43}$/;

/** A ban on the key of a person or on a range of addresses. */
export function BanForm({ token, refresh }: Props) {
  const [who, setWho] = useState('');
  const [why, setWhy] = useState('');
  const [hours, setHours] = useState('24');
  const [isWrong, setWrong] = useState(false);
  const { operator } = said.value;
  const send = async (event: Event) => {
    event.preventDefault();
    const on: BanTarget = PERSON.test(who.trim()) ? { person: who.trim() } : { range: who.trim() };
    const answer = await ban(token, { on, name: '', why, hours: hours === '' ? null : Number(hours) });
    setWrong(answer !== 'done');
    if (answer === 'done') setWho('');
    refresh();
  };
  return (
    <form class={`${layout.sheet} stack`} onSubmit={send}>
      <h2>{operator.newBan}</h2>
      <Field label={operator.who} value={who} enter={setWho} />
      <small class="soft">{operator.whoHint}</small>
      <Field label={operator.why} value={why} enter={setWhy} />
      <Field label={operator.hours} value={hours} enter={setHours} />
      {isWrong && <p role="alert">{operator.notBanned}</p>}
      <p class="row">
        <button type="submit" class={button.main}>
          {operator.ban}
        </button>
      </p>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly enter: (value: string) => void;
}

function Field({ label, value, enter }: FieldProps) {
  return (
    <label class={controls.field}>
      <span>{label}</span>
      <input value={value} onInput={(event) => enter(event.currentTarget.value)} />
    </label>
  );
}
