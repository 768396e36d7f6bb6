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
  reason: 'Warum?',
  reasons: {
    rude: 'Beleidigende Worte',
    stalling: 'Hält das Spiel auf',
    unfair: 'Unfaires Spiel',
    name: 'Ein beleidigender Name',
    other: 'Ein anderer Grund',
  },
  because: (reason) => `Genannter Grund: ${reason}.`,
  told: {
    host: 'Der Gastgeber hat dich aus diesem Spiel entfernt, ein Bot spielt für dich weiter. Du kannst zuschauen.',
    vote: 'Die anderen haben dich aus diesem Spiel abgewählt, ein Bot spielt für dich weiter. Du kannst zuschauen.',
  },
  manners: (name) => `${name} stummschalten, blockieren oder melden`,
  cancel: 'Abbrechen',
  barred: 'Gebeten zu gehen',
  allow: (name) => `${name} wieder Platz nehmen lassen`,
  renew: 'Andere Geräte abmelden',
  renewHint: 'Alte Links zu deinem Platz gelten nicht mehr, nur dieses Gerät behält ihn.',
  renewed: 'Deinen Platz hat jetzt nur noch dieses Gerät.',
};
