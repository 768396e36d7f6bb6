import { useCallback, useRef } from 'preact/hooks';
import type { RuleId } from '#words/rulebook';
import { address } from '../../kit/address.ts';
import { anchorOf } from '../../kit/anchor.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { RuleLink } from '../../kit/rulebook/link.tsx';
import { type Asked, askedBeside } from '../../kit/topic.ts';
import { Popover, useBeside } from '../ask/popover.tsx';
import { whoIs } from '../view/people.ts';
import { type About, useView, type View } from '../view/view.ts';
import { type Explanation, explain } from './explain.ts';
import css from './sheet.module.css';

/** What was asked about: its name, what it is for, how it stands, and the way to its rules. */
export function AboutSheet() {
  const view = useView();
  const about = view.about.value;
  if (about === null) return null;
  const explanation = explanationOf(view, about);
  return about.passing ? (
    <Tip about={about} explanation={explanation} />
  ) : (
    <Sheet about={about} explanation={explanation} />
  );
}

function explanationOf(view: View, { asked, text }: About): Explanation {
  if (asked === null) return { name: text, lines: [], rules: [] };
  const asking = {
    words: words.value,
    game: view.game.value,
    at: view.session.now(),
    who: whoIs(view),
    holding: view.picked.value?.what === 'worker',
  };
  return explain(asking, asked.topic);
}

interface Props {
  readonly about: About;
  readonly explanation: Explanation;
}

function Sheet({ about, explanation }: Props) {
  const view = useView();
  const said = words.value.about;
  const { asked } = about;
  const close = useCallback(() => {
    view.about.value = null;
  }, [view]);
  const turn = (from: Asked, step: 1 | -1) => showAbout(view, askedBeside(from, step));
  return (
    <Popover anchor={about.anchor} title={explanation.name} untitled close={close}>
      <Told explanation={explanation} />
      <div class={css.ways}>
        {asked !== null && (
          <>
            <button type="button" class={button.plain} onClick={() => turn(asked, 1)}>
              {said.next}
            </button>
            <button type="button" class={button.plain} onClick={() => turn(asked, -1)}>
              {said.previous}
            </button>
          </>
        )}
        <button type="button" class={button.plain} onClick={close}>
          {words.value.table.close}
        </button>
      </div>
    </Popover>
  );
}

/** Never in the way: only its links can be touched. */
function Tip({ about, explanation }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  useBeside(tip, about.anchor, about);
  return (
    <div ref={tip} class={css.tip} {...address({ of: 'tip' })} role="tooltip">
      <Told explanation={explanation} />
    </div>
  );
}

function Told({ explanation: { name, lines, rules } }: { readonly explanation: Explanation }) {
  return (
    <div class={css.about} {...address({ of: 'about' })}>
      <b>{name}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rules.length > 0 && <Rules rules={rules} />}
    </div>
  );
}

function Rules({ rules }: { readonly rules: readonly RuleId[] }) {
  return (
    <p class={css.rules}>
      {rules.map((rule) => (
        <RuleLink key={rule} id={rule} />
      ))}
    </p>
  );
}

export function showAbout(view: View, asked: Asked, passing = false): void {
  if (!passing) asked.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  view.about.value = { anchor: anchorOf(asked.element), asked, text: '', passing };
}
