import type { Section } from '../../speech/section.ts';
import type { removal as english } from '../en/removal.ts';

export const removal: Section<typeof english> = {
  title: 'Jemanden entfernen',
  remove: (name) => `${name} entfernen`,
  vote: (name) => `Für das Entfernen von ${name} stimmen`,
  takeBack: (name) => `${name} doch behalten`,
  meaning: (name) => `Für ${name} spielt ein Bot weiter. Eine Rückkehr in dieses Spiel gibt es nicht.`,
  voteHint: 'Es geschieht, wenn mehr als die Hälfte der anderen es will.',
  wanted: (count, needed, name) => `${count} von ${needed} wollen ${name} entfernen`,
  cancel: 'Abbrechen',
  barred: 'Gebeten zu gehen',
  allow: (name) => `${name} wieder Platz nehmen lassen`,
  renew: 'Andere Geräte abmelden',
  renewHint: 'Alte Links zu deinem Platz gelten nicht mehr, nur dieses Gerät behält ihn.',
  renewed: 'Deinen Platz hat jetzt nur noch dieses Gerät.',
};
