import { type RefObject, render } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RuleId } from '#words/rulebook';
import { Icon } from '../../art/index.ts';
import { address } from '../address.ts';
import { at } from '../base.ts';
import button from '../button.module.css';
import { useRulebook } from './book.ts';
import look from './rule.module.css';
import css from './sheet.module.css';
import { RuleText } from './text.tsx';

interface Props {
  readonly id: RuleId;
  /** What asked for the rule; the sheet opens next to it, or in the middle. */
  readonly beside?: Element | null;
  readonly close: () => void;
}

const GAP = 8;

/** Opens a rule next to what asked for it. The sheet stays open even if that goes away, such as a passing notice. */
export function openRule(id: RuleId, beside: Element | null = null): void {
  const place = document.createElement('div');
  const close = () => {
    render(null, place);
    place.remove();
  };
  // Whatever lies outside an open dialog cannot be touched, so a sheet asked for in one must lie inside it.
  (beside?.closest('dialog') ?? document.body).append(place);
  render(<RuleSheet id={id} beside={beside} close={close} />, place);
}

/** One rule in a small sheet above everything else. Links inside it turn the page; Escape or a touch elsewhere closes it. */
function RuleSheet({ id, beside = null, close }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [shown, setShown] = useState(id);
  const { book } = useRulebook();
  useEffect(() => setShown(id), [id]);
  useOnTop(sheet, beside, close);
  useLayoutEffect(() => place(sheet.current, beside));
  const rule = book?.rules[shown];
  return (
    <div
      ref={sheet}
      class={`${css.sheet} on-parchment`}
      {...address({ of: 'ruleSheet' })}
      popover="manual"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <header>
        <h3 id={heading}>{rule?.title}</h3>
        <button type="button" class={button.icon} aria-label={book?.page.close ?? ''} onClick={close}>
          <Icon of="close" size={20} />
        </button>
      </header>
      {book !== null && rule !== undefined && (
        <>
          <p>
            <RuleText
              text={rule.text}
              link={(to) => (
                <button type="button" class={look.link} key={to} onClick={() => setShown(to)}>
                  {book.rules[to].title}
                </button>
              )}
            />
          </p>
          {rule.example !== undefined && (
            <p class={look.example}>
              <b>{book.page.example}</b> {rule.example}
            </p>
          )}
          <p>
            <a href={at(`/rules#${shown}`)} target="_blank" rel="noreferrer">
              {book.page.wholeBook}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

/** In the browser's top layer, with the focus inside until it is closed. */
function useOnTop(sheet: RefObject<HTMLDivElement | null>, beside: Element | null, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useLayoutEffect(() => {
    const before = document.activeElement;
    sheet.current?.showPopover();
    sheet.current?.focus({ preventScroll: true });
    const away = ({ target }: Event) => {
      if (target instanceof Node && !sheet.current?.contains(target) && !beside?.contains(target)) closing.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      closing.current();
    };
    addEventListener('pointerdown', away, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('pointerdown', away, { capture: true });
      removeEventListener('keydown', key, { capture: true });
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [sheet, beside]);
}

function place(sheet: HTMLElement | null, beside: Element | null): void {
  if (sheet === null) return;
  const { width, height } = sheet.getBoundingClientRect();
  const anchor = beside?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2 - height / 2, 0, 0);
  const left = Math.min(Math.max(GAP, anchor.left + anchor.width / 2 - width / 2), innerWidth - width - GAP);
  const below = anchor.bottom + GAP;
  const top = below + height <= innerHeight - GAP ? below : anchor.top - height - GAP;
  sheet.style.left = `${Math.max(GAP, left)}px`;
  sheet.style.top = `${Math.min(Math.max(GAP, top), Math.max(GAP, innerHeight - height - GAP))}px`;
}
