import type { ComponentChildren } from 'preact';
import type { IconName } from './icons/names.ts';
import { Icon } from './icons.tsx';
import type { Motif } from './pictures.tsx';
import { Picture } from './pictures.tsx';

const CARD_KINDS = ['stratagem', 'instant', 'permanent', 'final', 'achievement', 'province'] as const;

export type CardKind = (typeof CARD_KINDS)[number];

/** Council rewards are told apart by the sign in their foot as well as by its colour. */
const SIGNS: Partial<Readonly<Record<CardKind, IconName>>> = {
  instant: 'instant',
  permanent: 'permanent',
  final: 'final',
  achievement: 'glory',
};

export type CardFaceProps = {
  readonly title: ComponentChildren;
  /** A motif by name, or a drawing such as a landscape. */
  readonly picture?: Motif | ComponentChildren;
  readonly kind: CardKind;
  /** The effect in icons. */
  readonly children?: ComponentChildren;
  /** The effect in words. */
  readonly words?: ComponentChildren;
  readonly footer?: ComponentChildren;
};

/** No element with a role of its own: a card may lie inside a button, which is named by all that it shows. */
export function CardFace({ title, picture, kind, children, words, footer }: CardFaceProps) {
  const sign = SIGNS[kind];
  return (
    <div class={`card card-${kind} on-parchment`}>
      <div class="card-body">
        <h3 class="card-title">{title}</h3>
        <div class="card-picture">
          {typeof picture === 'string' ? <Picture of={picture as Motif} night={isCouncil(kind)} /> : picture}
        </div>
        <div class="card-icons">{children}</div>
        {words !== undefined && <p class="card-words">{words}</p>}
        {footer !== undefined && (
          <div class="card-foot">
            {sign !== undefined && <Icon of={sign} size={14} />}
            <span>{footer}</span>
          </div>
        )}
      </div>
    </div>
  );
}

function isCouncil(kind: CardKind): boolean {
  return kind === 'instant' || kind === 'permanent' || kind === 'final';
}

export const CARD_BACKS = ['stratagem', 'reward', 'achievement', 'province'] as const;

/** The stopped clock on night blue; the edge tells the deck. */
export function CardBack({ kind }: { readonly kind: (typeof CARD_BACKS)[number] }) {
  return (
    <div class={`card card-back card-back-${kind}`} aria-hidden="true">
      <i class="card-clock" />
    </div>
  );
}
