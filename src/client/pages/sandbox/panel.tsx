import type { Game } from '#engine';
import { faultsIn, type PositionFault } from '#engine/position';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { type Anchor, anchorOf } from '../../kit/anchor.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import teacher from '../learn/teacher.module.css';
import type { Editing } from './edit/editing.ts';
import { faultText } from './faults.ts';
import css from './sandbox.module.css';

interface Props {
  readonly editing: Editing;
  /** Everything that can be changed, as a list beside the button. */
  readonly list: (what: 'change', anchor: Anchor) => void;
  readonly play: () => void;
  readonly share: () => void;
}

/** Whether the position can be played, the way back, and the ways on. */
export function SandboxPanel({ editing, list, play, share }: Props) {
  const { sandbox } = said.value;
  const game = editing.game.value;
  const faults = faultsIn(game);
  return (
    <aside
      class={`${teacher.teacher} ${css.panel} on-parchment`}
      {...address({ of: 'sandbox' })}
      data-playable={faults.length === 0 || undefined}
      aria-label={sandbox.title}
    >
      <header>
        <h2>{sandbox.title}</h2>
        <a class={button.icon} href={at('/practice')} aria-label={words.value.start.practice}>
          <Icon of="close" size={18} />
        </a>
      </header>
      <div aria-live="polite">
        {faults.length === 0 ? <p class={css.fine}>{sandbox.playable}</p> : <Faults game={game} faults={faults} />}
      </div>
      <footer>
        <StepButton sign="↶" label={sandbox.undo} may={editing.mayUndo.value} step={editing.undo} />
        <StepButton sign="↷" label={sandbox.redo} may={editing.mayRedo.value} step={editing.redo} />
        <button
          type="button"
          class={`${button.plain} ${teacher.again}`}
          onClick={(event) => list('change', anchorOf(event.currentTarget))}
        >
          {sandbox.change}
        </button>
        <button
          type="button"
          class={`${button.plain} ${teacher.again}`}
          aria-label={sandbox.share}
          title={sandbox.share}
          onClick={share}
        >
          <Icon of="link" size={18} />
        </button>
        <button type="button" class={`${button.main} ${teacher.on}`} disabled={faults.length > 0} onClick={play}>
          {words.value.table.play}
        </button>
      </footer>
    </aside>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly may: boolean;
  readonly step: () => void;
}

function StepButton({ sign, label, may, step }: StepProps) {
  return (
    <button
      type="button"
      class={`${button.plain} ${teacher.again}`}
      aria-label={label}
      title={label}
      disabled={!may}
      onClick={step}
    >
      {sign}
    </button>
  );
}

/** Each once, in words. */
function Faults({ game, faults }: { readonly game: Game; readonly faults: readonly PositionFault[] }) {
  return (
    <ul class={css.faults}>
      {[...new Set(faults.map((fault) => faultText(game, fault)))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
