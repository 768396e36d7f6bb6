import type { Rulebook } from '../book.ts';

export const walk: Rulebook['walk'] = {
  caption: 'Eine Arbeiteraktion in fünf Schritten: 2 Beliebtheit im grünen Bereich.',
  steps: [
    'Du setzt einen Arbeiter in den Rahmen der Aktion, auf der Reihe ohne Sanduhr.',
    'Die Sanduhr ist abgelaufen. Du oder ein anderer Spieler dreht sie auf die Reihe deines Arbeiters um.',
    'Solange sie dort steht, führst du die Aktion durch: Der Arbeiter rückt in den Kasten, du zahlst 2 Gold und erhältst 2 Beliebtheit.',
    'Der Arbeiter sitzt fest, bis die Sanduhr wieder abgelaufen ist und zurückgedreht wird.',
    'Jetzt ist er frei, und du setzt ihn anderswo ein.',
  ],
};

export const box: Rulebook['box'] = {
  board: 'Spielbrett mit den Seiten A und B',
  councilBoard: 'Ratstableau',
  mat: 'Spielertableaus mit zwei Seiten',
  timer: 'Sanduhren: lila, grün, schwarz',
  timeMarker: 'Sanduhrmarker',
  common: 'kleine Arbeiter',
  grande: 'große Arbeiter',
  token: 'Siegpunktmarker',
  privilegeMarker: 'Privilegmarker',
  achievementMarker: 'Errungenschaftsmarker',
  cube: 'Rohstoffwürfel, 10 von jedem Rohstoff',
  vote: 'Stimmenmarker',
  tenVotes: 'Plättchen für 10 Stimmen',
  stratagem: 'Kriegslisten, 4 für jeden Anführer',
  province: 'Provinzen',
  achievement: 'Errungenschaften',
  reward: 'Ratsbelohnungen',
  grandeReward: 'Ratsbelohnung „großer Arbeiter“',
  finalReward: 'finale Ratsbelohnungen',
  legendaryToken: 'legendärer Marker',
  timerTrack: 'Zeitanzeige für Runden ohne aktive Sanduhren',
  timeToken: 'Zeitmarker für die Zeitanzeige',
  actionSummary: 'Aktionsübersichten',
  councilSummary: 'Ratsübersicht',
  characterReference: 'Übersichten für die fortgeschrittenen Anführer',
};
