/** A picture as a list of things to draw, so that the same card can be a drawing and a photograph of it. */
export type Shape =
  | {
      readonly draw: 'path';
      readonly d: string;
      readonly fill?: string;
      readonly stroke?: string;
      readonly width?: number;
    }
  | {
      readonly draw: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly fill: string;
      readonly face: Face;
      readonly align?: 'start' | 'end' | 'middle';
      /** Longer words are drawn closer together. */
      readonly widest?: number;
    };

export type Face = 'display' | 'text' | 'bold';

export const FACES: Readonly<Record<Face, { readonly weight: number; readonly family: string }>> = {
  display: { weight: 600, family: 'Grenze, Georgia, serif' },
  text: { weight: 400, family: '"Pendulum Text", "Helvetica Neue", Arial, sans-serif' },
  bold: { weight: 700, family: '"Pendulum Text", "Helvetica Neue", Arial, sans-serif' },
};

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, round = 0): string =>
  round === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}z`;

/** The mark that goes with a seat's colour, around a point. */
export function mark(colour: number, x: number, y: number, size: number): string {
  const r = size / 2;
  const corners = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([dx, dy]) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`).join('L')}z`;
  switch (colour) {
    case 1:
      return box(x - r * 0.86, y - r * 0.86, size * 0.86, size * 0.86);
    case 2:
      return corners([0, -1], [1, 0.8], [-1, 0.8]);
    case 3:
      return corners([0, -1.1], [1.1, 0], [0, 1.1], [-1.1, 0]);
    case 4:
      return corners([0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]);
    default:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${size} 0a${r} ${r} 0 1 0 ${-size} 0z`;
  }
}
