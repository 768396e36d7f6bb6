/** Why the flat drawings stay as they are. The first reason that holds is named. */
export const REASONS = ['chosen', 'forcedColours', 'moreContrast', 'print', 'saveData', 'slowLine'] as const;

export type Reason = (typeof REASONS)[number];
export type Circumstances = Readonly<Record<Reason, boolean>>;

/** `null`: nothing speaks against rendered pieces. */
export const reasonForFlat = (now: Circumstances): Reason | null => REASONS.find((reason) => now[reason]) ?? null;

const QUERIES = {
  forcedColours: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  print: 'print',
} as const;

type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

/** What the browser says about its screen and its line. */
export function circumstances(isFlatChosen: boolean): Circumstances {
  const asks = (query: string): boolean => matchMedia(query).matches;
  const { saveData = false, effectiveType = '' } = (navigator as { readonly connection?: Line }).connection ?? {};
  return {
    chosen: isFlatChosen,
    forcedColours: asks(QUERIES.forcedColours),
    moreContrast: asks(QUERIES.moreContrast),
    print: asks(QUERIES.print),
    saveData,
    slowLine: effectiveType.endsWith('2g'),
  };
}

/** Calls back when one of them changes. */
export function watchCircumstances(changed: () => void): void {
  for (const query of Object.values(QUERIES)) matchMedia(query).addEventListener('change', changed);
}
