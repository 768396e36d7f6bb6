import type { Section } from '../../speech/section.ts';
import type { manners as english } from '../en/manners.ts';

export const manners: Section<typeof english> = {
  mute: 'Ztlumit',
  muteHint: 'Neuvidíte už, co tento hráč říká, u tohoto stolu ani u žádného jiného.',
  muteGuestHint: 'Neuvidíte už, co tento host říká u tohoto stolu a při odvetách.',
  block: 'Blokovat',
  blockHint:
    'Ztlumen; nesedne si k vašim stolům, nemůže u nich hrát dál místo bota a rychlá hra vás nesvede dohromady. U hostů bez ověřeného jména to platí jen pro tento stůl.',
  report: 'Nahlásit provozovateli',
  reportHint: 'Provozovatel uvidí, kdo u stolu sedí, a posledních 50 řádků rozhovoru.',
  lines: 'Poslední řádky tohoto hráče',
  note: 'Co se stalo? (nepovinné)',
  send: 'Odeslat hlášení',
};
