import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { RuleId } from '#words/rulebook';
import { RuleSheet } from './sheet.tsx';

interface Props {
  readonly id: RuleId;
  /** What the link says; its rule's number by default. */
  readonly children?: ComponentChildren;
}

/** Shows a rule beside the place it is named, without leaving the table. With a new tab it is a plain link. */
export function RuleLink({ id, children }: Props) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <>
      <a
        ref={link}
        class="rule-link"
        href={`/rules#${id}`}
        target="_blank"
        rel="noreferrer"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={click}
      >
        {children ?? id}
      </a>
      {open && <RuleSheet id={id} beside={link.current} close={() => setOpen(false)} />}
    </>
  );
}
