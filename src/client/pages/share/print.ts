import { FACES, type Picture, type Shape } from './shapes.ts';

type TextShape = Extract<Shape, { draw: 'text' }>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** About how wide words will be, for code that cannot measure them. */
const widthOf = ({ text, size }: TextShape): number => text.length * size * 0.52;

export const isTooLong = (shape: TextShape): boolean => shape.widest !== undefined && widthOf(shape) > shape.widest;

/** The picture as an SVG file. */
export function printSvg({ width, height, shapes }: Picture): string {
  const inside = shapes.map((shape) => {
    if (shape.draw === 'path') {
      const stroke = shape.stroke === undefined ? '' : ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}"`;
      return `<path d="${shape.d}" fill="${shape.fill ?? 'none'}"${stroke}/>`;
    }
    const { weight, family } = FACES[shape.face];
    const fit = isTooLong(shape) ? ` textLength="${shape.widest}" lengthAdjust="spacingAndGlyphs"` : '';
    return `<text x="${shape.x}" y="${shape.y}" fill="${shape.fill}" font-size="${shape.size}" font-weight="${weight}" font-family="${escaped(family)}" text-anchor="${shape.align ?? 'start'}"${fit}>${escaped(shape.text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside.join('')}</svg>\n`;
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

/** The picture as a PNG, drawn with the fonts of this page. */
export async function paintPng({ width, height, shapes }: Picture): Promise<Blob> {
  await Promise.all(Object.values(FACES).map(({ weight, family }) => document.fonts.load(`${weight} 20px ${family}`)));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('nothing to draw on');
  for (const shape of shapes) paint(pen, shape);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

function paint(pen: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.draw === 'path') {
    const path = new Path2D(shape.d);
    if (shape.fill !== undefined) {
      pen.fillStyle = shape.fill;
      pen.fill(path);
    }
    if (shape.stroke !== undefined) {
      pen.strokeStyle = shape.stroke;
      pen.lineWidth = shape.width ?? 1;
      pen.stroke(path);
    }
    return;
  }
  const { weight, family } = FACES[shape.face];
  pen.font = `${weight} ${shape.size}px ${family}`;
  pen.textAlign = ALIGN[shape.align ?? 'start'];
  pen.fillStyle = shape.fill;
  pen.fillText(shape.text, shape.x, shape.y, shape.widest);
}
