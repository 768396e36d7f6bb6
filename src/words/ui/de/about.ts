import type { Section } from '../../speech/section.ts';
import type { about as english } from '../en/about.ts';

export const about: Section<typeof english> = {
  title: 'Was ist das?',
  now: (goods) => `Im Augenblick: ${goods}.`,
  limit: (count) => `Von jedem Rohstoff kannst du ${count} haben; was darüber ist, verfällt.`,
  takeWorker: 'Wähle einen deiner freien Arbeiter, dann diesen Rahmen.',
  putHere: 'Wähle den Rahmen, um deinen Arbeiter hierher zu stellen.',
  needsWorker:
    'Stelle dafür einen Arbeiter in den Rahmen darüber. Er kann die Aktion durchführen, wenn die Sanduhr in diese Reihe kommt.',
  rule: 'Regel lesen',
  previous: 'Vorheriges',
  next: 'Nächstes',
  workers: {
    free: 'Darf in jeden offenen Rahmen einer Reihe ohne Sanduhr gestellt werden.',
    waiting: 'Wartet in seinem Rahmen, bis die Sanduhr in seine Reihe kommt.',
    canAct: 'Darf die Aktion unter seinem Rahmen durchführen, solange die Sanduhr in seiner Reihe bleibt.',
    stuck: 'Kann sich nicht bewegen, bis die Sanduhr seine Reihe verlässt.',
  },
  timer:
    'In ihrer Reihe führen Arbeiter Aktionen durch, in der anderen werden sie eingesetzt. Ist der Sand durch, darf sie jeder in die andere Reihe umdrehen.',
  markers: 'Jedes Umdrehen der lila Sanduhr stößt einen vom Brett; mit dem letzten ist die Ratsversammlung ausgerufen.',
  orToken: 'Stattdessen kannst du den legendären Marker nehmen: Er ist der legendäre Punkt.',
  moments:
    'Auf Sand wartet hier niemand: Elfmal wird umgedreht, und jedes Feld zeigt, welche Sanduhren. Sind alle fertig, kommt das nächste.',
  frame: 'Ein Platz für einen Arbeiter. Ein großer Arbeiter darf auch dort stehen, wo schon jemand steht.',
  resource: 'Bezahlt Aktionen und Karten und zählt für die Errungenschaft.',
  votes: 'Wer im Rat die meisten Stimmen hat, steht beim Privileg vorn. Danach legen alle sie zurück.',
  track:
    'Alle vier Leisten müssen das Pergament erreichen. Dann zählen die Punkte darauf; schafft es niemand, zählt die niedrigste Leiste.',
  legendary: 'Den bringt die Errungenschaft oder eine finale Ratsbelohnung. Ohne ihn kann niemand gewinnen.',
  slot: 'Eine Produktion gibt, was das Tableau zeigt und was jede Provinz darunter in dieser Farbe zeigt.',
  province: 'Einmal erobert, liegt sie in einer Spalte, und deren Produktion bringt von da an mehr.',
  recruit:
    'Noch nicht im Spiel. Eine Kriegslist oder Ratsbelohnung, die einen Arbeiter ins Spiel bringt, stellt ihn auf dein Tableau.',
  deck: 'Füllt die Auslage auf. Die oberste Karte lässt sich ungesehen erobern.',
  privilege: 'Wer höher steht, gewinnt, wenn zwei zugleich dasselbe wollen, und wählt im Rat früher.',
  tokenValue: (points) => `Bringt im Rat ${points}.`,
};
