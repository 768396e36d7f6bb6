export const share = {
  title: 'Share',
  picture: 'The result as a picture',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  copyText: 'Copy the text',
  copied: 'Copied',
  send: 'Share …',
  toAnalysis: 'Analysis',
  line: (game: string, headline: string, places: string) => `${game}: ${headline}. ${places}`,
  place: (place: number, name: string, points: number) => `${place}. ${name} (${points})`,
} as const;
