import { useMemo } from 'preact/hooks';
import { Icon, Mark, Worker } from '../../art/index.ts';
import { EffectIcons, GoodsIcons } from '../../kit/cards/effectIcons.tsx';
import { Masked } from '../../kit/manners/masked.tsx';
import { colourOf } from '../view/people.ts';
import { useView } from '../view/view.ts';
import type { Line } from './lines.ts';
import css from './row.module.css';
import type { Sign } from './signs.ts';

const SIZE = 18;

interface Props {
  readonly line: Line;
  readonly inWords?: boolean;
}

/** One entry of the log: in words, or as signs that are read at a glance and open to the same in words, with its reason. */
export function LogRow({ line, inWords = false }: Props) {
  const view = useView();
  // The same line is the same drawing: only what is new is drawn.
  return useMemo(() => {
    const { deed } = line;
    if (inWords || deed === null || deed.signs.length === 0) return <Told line={line} />;
    return (
      <details class={css.row}>
        <summary title={line.text}>
          <span class="visually-hidden">{line.text}</span>
          <span class={css.signs} aria-hidden="true">
            {line.time !== null && <time>{line.time}</time>}
            <Mark seat={colourOf(view, deed.seat)} size={13} />
            {deed.signs.map((sign, nth) => (
              <SignView key={nth} sign={sign} />
            ))}
          </span>
        </summary>
        <Told line={{ ...line, time: null }} />
      </details>
    );
  }, [line.key, line.text, line.why, line.colour, inWords]);
}

/** In words. */
function Told({ line }: { readonly line: Line }) {
  const view = useView();
  return (
    <p class={css.told} data-said={line.said || undefined}>
      {line.time !== null && <time>{line.time}</time>}
      <span>
        {line.who !== null && <b style={{ color: line.colour }}>{line.who}</b>}{' '}
        {line.said ? <Masked text={line.text} table={view.session.table.value} /> : line.text}
        {line.why !== null && <small class={css.why}>{line.why}</small>}
      </span>
    </p>
  );
}

function SignView({ sign }: { readonly sign: Sign }) {
  const view = useView();
  switch (sign.show) {
    case 'icon':
      return (
        <span class="amount">
          {(sign.count ?? 1) > 1 && <b class="figure">{sign.count}</b>}
          <Icon of={sign.icon} size={sign.icon === 'arrow' ? 12 : SIZE} />
        </span>
      );
    case 'worker':
      return <Worker seat={colourOf(view, sign.seat)} grande={sign.grande} size={22} />;
    case 'place':
      return <i class={css.place} data-hue={sign.area} data-row={sign.row} />;
    case 'effect':
      return (
        <span class={css.aim}>
          <EffectIcons effect={sign.effect} size={15} />
        </span>
      );
    case 'goods':
      return (
        <span class={css.goods} data-paid={sign.paid || undefined}>
          <GoodsIcons goods={sign.goods} size={SIZE} />
        </span>
      );
    default:
      return sign satisfies never;
  }
}
