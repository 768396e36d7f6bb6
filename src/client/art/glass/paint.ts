import { BULBS } from '../bulbs.ts';
import { falling, type Grain, rolling, thickness } from './grains.ts';
import { type Heap, halfAt, heapAt, MIDDLE, NECK, upperAt } from './shape.ts';

/** The eye looks down at the glass by 14°, so a level is an ellipse so flat. */
const FLAT = Math.sin((14 * Math.PI) / 180);
const HEIGHT = 104;
const FLOOR = 92;
const GRAIN = 0.95;
const TILE = 32;

type Pen = CanvasRenderingContext2D;

const glass = new Path2D(BULBS);

/** One small square of grains, lighter and darker than the sand, the same on every screen. */
function grainTile(): OffscreenCanvas {
  const tile = new OffscreenCanvas(TILE, TILE);
  const pen = tile.getContext('2d');
  let state = 23;
  const next = (most: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
  for (let speck = 0; speck < TILE * TILE * 0.5 && pen !== null; speck += 1) {
    pen.fillStyle = next(2) === 0 ? '#00000038' : '#ffffff3d';
    pen.fillRect(next(TILE), next(TILE), 1, 1);
  }
  return tile;
}
const tile = grainTile();
let grains: CanvasPattern | null = null;

/** How the sand of an hourglass stands at a moment. */
export interface Moment {
  /** What is left above, 1 to 0. */
  readonly share: number;
  /** In milliseconds; null while nothing falls. */
  readonly left: number | null;
  readonly colour: string;
}

/** Draws the sand between the back and the front of a glass. */
export function paintSand(canvas: HTMLCanvasElement, moment: Moment): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const unit = canvas.height / HEIGHT;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(unit, 0, 0, unit, 0, 0);
  pen.save();
  pen.clip(glass);
  pour(pen, moment, unit);
  pen.restore();
}

function pour(pen: Pen, { share, left, colour }: Moment, unit: number): void {
  const heap = heapAt(share);
  if (share > 0) paintUpper(pen, share, left, colour, unit);
  if (left !== null) paintStream(pen, left, heap, colour);
  if (heap.half > 0.5) paintHeap(pen, heap, colour, unit);
  if (left !== null) dot(pen, rolling(left, heap), lighter(colour));
}

const lighter = (colour: string): string => `color-mix(in srgb, ${colour}, #fff 35%)`;
const darker = (colour: string, by: number): string => `color-mix(in srgb, ${colour}, #1a0c02 ${by}%)`;

const lights = new Map<string, CanvasGradient>();

/** Sand behind glass is lit from the left and dark at its edges. Mixed once for each colour. */
function lit(pen: Pen, colour: string): CanvasGradient {
  const known = lights.get(colour);
  if (known !== undefined) return known;
  const light = pen.createLinearGradient(MIDDLE - 17, 0, MIDDLE + 17, 0);
  light.addColorStop(0, darker(colour, 48));
  light.addColorStop(0.3, colour);
  light.addColorStop(0.62, darker(colour, 22));
  light.addColorStop(1, darker(colour, 66));
  lights.set(colour, light);
  return light;
}

/** Fills a body of sand, then its grains; `slid` is how far they have moved down. */
function fillSand(pen: Pen, body: Path2D, colour: string, unit: number, slid: number): void {
  pen.fillStyle = lit(pen, colour);
  pen.fill(body);
  grains ??= pen.createPattern(tile, 'repeat');
  if (grains === null) return;
  grains.setTransform(new DOMMatrix([1 / unit, 0, 0, 1 / unit, 0, slid]));
  pen.fillStyle = grains;
  pen.fill(body);
}

function paintUpper(pen: Pen, share: number, left: number | null, colour: string, unit: number): void {
  const { rim, dip } = upperAt(share);
  const [y, half] = [NECK - rim, halfAt(rim)];
  const body = new Path2D();
  body.rect(MIDDLE - half, y, 2 * half, rim + 1);
  fillSand(pen, body, darker(colour, 8), unit, left === null ? 0 : -left / 260);
  paintFunnel(pen, y, half, dip, colour);
}

/** The level from above, with the funnel in its middle. */
function paintFunnel(pen: Pen, y: number, half: number, dip: number, colour: string): void {
  pen.fillStyle = lighter(colour);
  oval(pen, MIDDLE, y, half);
  if (dip < 0.5) return;
  const depth = pen.createLinearGradient(0, y - half * FLAT, 0, y + half * FLAT + dip * 0.3);
  depth.addColorStop(0, darker(colour, 12));
  depth.addColorStop(1, darker(colour, 55));
  pen.fillStyle = depth;
  const mouth = Math.min(half * 0.82, dip * 1.5);
  pen.beginPath();
  pen.ellipse(MIDDLE, y, mouth, mouth * FLAT, 0, Math.PI, 0);
  pen.quadraticCurveTo(MIDDLE + mouth * 0.5, y + mouth * FLAT, MIDDLE, y + mouth * FLAT + dip * 0.28);
  pen.quadraticCurveTo(MIDDLE - mouth * 0.5, y + mouth * FLAT, MIDDLE - mouth, y);
  pen.fill();
}

function oval(pen: Pen, x: number, y: number, half: number): void {
  pen.beginPath();
  pen.ellipse(x, y, half, half * FLAT, 0, 0, 2 * Math.PI);
  pen.fill();
}

function paintStream(pen: Pen, left: number, heap: Heap, colour: string): void {
  const thick = thickness(left);
  pen.fillStyle = colour;
  pen.globalAlpha = 0.55 * thick;
  pen.fillRect(MIDDLE - 0.55, NECK - 2, 1.1, heap.peak + 2);
  pen.globalAlpha = 1;
  dot(pen, falling(left, heap), lighter(colour));
}

function dot(pen: Pen, grains: readonly Grain[], colour: string): void {
  pen.fillStyle = colour;
  for (const { x, y } of grains) pen.fillRect(MIDDLE + x - GRAIN / 2, NECK + y - GRAIN / 2, GRAIN, GRAIN);
}

function paintHeap(pen: Pen, { foot, half, peak }: Heap, colour: string, unit: number): void {
  const [base, top] = [NECK + foot, NECK + peak];
  const body = new Path2D();
  body.moveTo(MIDDLE - half, base);
  body.quadraticCurveTo(MIDDLE - half * 0.35, top + (base - top) * 0.3, MIDDLE, top);
  body.quadraticCurveTo(MIDDLE + half * 0.35, top + (base - top) * 0.3, MIDDLE + half, base);
  body.ellipse(MIDDLE, base, half, half * FLAT, 0, 0, Math.PI);
  body.rect(MIDDLE - half - 20, base, 2 * half + 40, Math.max(0, FLOOR - base));
  fillSand(pen, body, colour, unit, 0);
  shadeHeap(pen, { foot, half, peak }, colour);
}

/** The side of the heap away from the light. */
function shadeHeap(pen: Pen, { foot, half, peak }: Heap, colour: string): void {
  const [base, top] = [NECK + foot, NECK + peak];
  pen.fillStyle = darker(colour, 60);
  pen.globalAlpha = 0.34;
  pen.beginPath();
  pen.moveTo(MIDDLE, top);
  pen.quadraticCurveTo(MIDDLE + half * 0.35, top + (base - top) * 0.3, MIDDLE + half, base);
  pen.quadraticCurveTo(MIDDLE + half * 0.6, base + half * FLAT, MIDDLE + half * 0.15, base + half * FLAT);
  pen.fill();
  pen.globalAlpha = 1;
}
