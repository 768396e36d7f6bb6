/** Every rule, in the order of the book. The same ids stand in docs/rules.md, in tests and in refusals. */
export const RULES = {
  INV: ['INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5', 'INV-6', 'INV-7'],
  TIM: ['TIM-1', 'TIM-2', 'TIM-3', 'TIM-4', 'TIM-5', 'TIM-6'],
  ACT: ['ACT-1', 'ACT-2', 'ACT-3'],
  WRK: [
    'WRK-1',
    'WRK-2',
    'WRK-3',
    'WRK-4',
    'WRK-5',
    'WRK-6',
    'WRK-7',
    'WRK-8',
    'WRK-9',
    'WRK-10',
    'WRK-11',
    'WRK-12',
    'WRK-13',
    'WRK-14',
    'WRK-15',
  ],
  PRO: ['PRO-1', 'PRO-2', 'PRO-3', 'PRO-4', 'PRO-5', 'PRO-6', 'PRO-7'],
  STR: ['STR-1', 'STR-2', 'STR-3', 'STR-4', 'STR-5', 'STR-6'],
  ACH: ['ACH-1', 'ACH-2', 'ACH-3', 'ACH-4', 'ACH-5'],
  CAL: ['CAL-1', 'CAL-2', 'CAL-3', 'CAL-4'],
  COU: [
    'COU-0',
    'COU-1',
    'COU-2',
    'COU-3',
    'COU-4',
    'COU-5',
    'COU-6',
    'COU-7',
    'COU-8',
    'COU-9',
    'COU-10',
    'COU-11',
    'COU-12',
  ],
  END: ['END-1', 'END-2', 'END-3', 'END-4'],
  PRV: ['PRV-1', 'PRV-2', 'PRV-3', 'PRV-4'],
  SET: ['SET-1', 'SET-2', 'SET-3', 'SET-4', 'SET-5', 'SET-6', 'SET-7', 'SET-8', 'SET-9', 'SET-10', 'SET-11'],
  P23: ['P23-1', 'P23-2', 'P23-3'],
  UNT: ['UNT-1', 'UNT-2', 'UNT-3', 'UNT-4'],
  PAU: ['PAU-1'],
  ADV: ['ADV-1', 'ADV-2', 'ADV-3', 'ADV-4', 'ADV-5', 'ADV-6'],
  DIG: ['DIG-1', 'DIG-2', 'DIG-3', 'DIG-4', 'DIG-5', 'DIG-6', 'DIG-7', 'DIG-8'],
  EFF: [
    'EFF-1',
    'EFF-2',
    'EFF-3',
    'EFF-4',
    'EFF-5',
    'EFF-6',
    'EFF-7',
    'EFF-8',
    'EFF-9',
    'EFF-10',
    'EFF-11',
    'EFF-12',
    'EFF-13',
    'EFF-14',
    'EFF-15',
    'EFF-16',
    'EFF-17',
    'EFF-18',
    'EFF-19',
    'EFF-20',
    'EFF-21',
  ],
  MAR: ['MAR-1', 'MAR-2', 'MAR-3'],
} as const;

export type ChapterId = keyof typeof RULES;
export type RuleId = (typeof RULES)[ChapterId][number];

export const CHAPTER_IDS = Object.keys(RULES) as readonly ChapterId[];
export const RULE_IDS: readonly RuleId[] = CHAPTER_IDS.flatMap((chapter): readonly RuleId[] => RULES[chapter]);

const KNOWN: ReadonlySet<unknown> = new Set(RULE_IDS);
export const isRuleId = (value: unknown): value is RuleId => KNOWN.has(value);
export const chapterOf = (rule: RuleId): ChapterId => rule.slice(0, 3) as ChapterId;
