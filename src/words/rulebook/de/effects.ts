import type { Entries } from '../book.ts';

export const effects: Entries<'EFF' | 'MAR'> = {
  'EFF-1': {
    title: 'Erhalten',
    text: 'Erhalte Rohstoffe, Stimmen oder Siegpunkte auf der genannten Leiste, so viele wie gezeigt. Grenzen: [[INV-1]], [[INV-2]].',
  },
  'EFF-2': {
    title: 'Beliebige Rohstoffe',
    text: 'Erhalte so viele Rohstoffe, wie gezeigt sind, beliebig gemischt ([[INV-7]]).',
  },
  'EFF-3': { title: 'Produktion', text: 'Erhalte die Produktion der gezeigten Farbe ([[PRO-5]]).' },
  'EFF-4': {
    title: 'Provinz erobern',
    text: 'Erobere eine Provinz ([[PRO-1]]). Nur auf dem Aktionsfeld kostet das 4 Militär; anderswo nur, was dabeisteht.',
  },
  'EFF-5': { title: 'Alle zurück', text: 'Nimm alle Kriegslisten deiner Ablage auf die Hand.' },
  'EFF-6': {
    title: 'Arbeiter befreien',
    text: 'Nimm einen deiner Arbeiter von einer Reihe mit Sanduhr, aus Rahmen oder Kasten. Er ist sofort frei.',
  },
  'EFF-7': { title: 'Anwerben', text: 'Bringe einen kleinen Arbeiter ins Spiel ([[STR-6]]).' },
  'EFF-8': {
    title: 'Großer Arbeiter',
    text: 'Tausche einen deiner kleinen Arbeiter gegen einen großen ([[COU-4]]).',
  },
  'EFF-9': {
    title: 'Siegpunkt verschieben',
    text: 'Verschiebe genau 1 Siegpunkt von einer Leiste auf eine andere: Stärke, Ansehen oder Beliebtheit. Der legendäre Punkt lässt sich so weder abgeben noch erhalten.',
  },
  'EFF-10': {
    title: 'Ohne Goldkosten',
    text: 'Spiele die Karte zu einer Arbeiteraktion in Grün oder Lila: Deren 2 Gold zahlst du nicht ([[STR-4]]).',
  },
  'EFF-11': {
    title: 'Legendäre Tat',
    text: 'Zahle 10 beliebige Rohstoffe und erhalte den legendären Punkt.',
  },
  'EFF-12': {
    title: 'Provinzlimit',
    text: 'Unter jeder deiner Spalten dürfen 3 Provinzen bleiben ([[COU-8]]).',
  },
  'EFF-13': {
    title: 'Beliebige Siegpunkte',
    text: 'Erhalte so viele Siegpunkte, wie gezeigt sind, frei verteilt auf Stärke, Ansehen und Beliebtheit, nie auf die legendäre Leiste.',
  },
  'EFF-14': { title: 'Eines davon', text: 'Wähle eine der gezeigten Belohnungen und erhalte sie.' },
  'EFF-15': {
    title: 'Benachbarte Aktion (Kriegstreiber)',
    text: 'Spiele die Karte zu einer Arbeiteraktion: Nutze auch die Aktion direkt links oder rechts davon in derselben Reihe. Es sind zwei Aktionen nacheinander: Du zahlst die erste und erhältst ihre Belohnung, dann die zweite. Was die erste bringt, darf die zweite bezahlen ([[STR-5]]).',
  },
  'EFF-16': {
    title: 'Eine zurück (Alchemistin)',
    text: 'Nimm 1 Kriegslist deiner Wahl von deiner Ablage auf die Hand.',
  },
  'EFF-17': {
    title: 'Handstreich (Rebell)',
    text: 'Schicke einen Arbeiter, der sich bewegen darf, direkt zu einer Aktion auf einer Reihe mit Sanduhr, durch den Rahmen in den Kasten, und führe sie gegen ihre Kosten durch. Nichts blockiert ihn. Aktionen, die eine Produktion bringen, sind ausgenommen.',
  },
  'EFF-18': {
    title: 'Zweimal (Pazifist)',
    text: 'Spiele die Karte zu einer Arbeiteraktion: Zahle ihre Kosten zweimal und erhalte ihre Belohnung zweimal.',
  },
  'EFF-19': {
    title: 'Beanspruchen ohne Bedingungen (Pazifist)',
    text: 'Beanspruche die aktuelle Errungenschaft, ohne ihre Bedingungen zu erfüllen. Sonst gilt alles wie üblich ([[ACH-2]], [[ACH-3]]).',
  },
  'EFF-20': {
    title: 'Zweifach (Tyrann)',
    text: 'Spiele die Karte beim Beanspruchen: Die Errungenschaft wird zweimal abgewickelt. Nimm jedes Mal Marker oder Belohnung, den Marker höchstens einmal.',
  },
  'EFF-21': {
    title: 'Rohstoffe tauschen (Kriegstreiber)',
    text: 'Tausche beliebig viel Kultur gegen ebenso viel Militär oder umgekehrt.',
  },
  'MAR-1': {
    title: 'Was zusammengehört',
    text: 'Militär gehört zu Stärke (rot), Kultur zu Ansehen (blau), Gold zu Beliebtheit (gelb).',
  },
  'MAR-2': {
    title: 'Farbige Provinzen',
    text: 'Manche Provinzen haben nur ein Thema, zu erkennen an der Farbe der Karte: rote das Militär, blaue die Kultur, gelbe das Gold, lila die Stimmen.',
  },
  'MAR-3': {
    title: 'Die längsten Leisten',
    text: 'Die längste Leiste der einfachen Anführer: Gambal Beliebtheit, Bolk Stärke, Mesoat Ansehen, Dhrenkir Beliebtheit; Licinias drei sind gleich lang. Als Tyrann hat Dhrenkir beim Ansehen den längsten Weg.',
  },
};
