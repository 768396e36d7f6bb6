import type { ComponentChildren } from 'preact';
import type { RuleId } from '#words/rulebook';
import { at } from '../base.ts';
import { words } from '../i18n.ts';
import { useRulebook } from './book.ts';
import look from './rule.module.css';
import { openRule } from './sheet.tsx';

interface Props {
  readonly id: RuleId;
  /** What the link says; its rule's title by default. */
  readonly children?: ComponentChildren;
}

/** Shows a rule beside the place it is named, without leaving the table. In a new tab it is a plain link. */
export function RuleLink({ id, children }: Props) {
  const { book } = useRulebook();
  const click = (event: MouseEvent & { readonly currentTarget: Element }) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openRule(id, event.currentTarget);
  };
  return (
    <a
      class={look.link}
      href={at(`/rules#${id}`)}
      target="_blank"
      rel="noreferrer"
      aria-haspopup="dialog"
      onClick={click}
    >
      {children ?? book?.rules[id].title ?? words.value.about.rule}
    </a>
  );
}
