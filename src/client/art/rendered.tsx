/** Rendered sheets that are shown through windows in drawings. Their addresses are written in when they have come. */
export const WINDOWED = {
  workers: { columns: 8, rows: 2, frame: { x: -8, y: -20, width: 56, height: 86 } },
  hourglass: { columns: 3, rows: 1, frame: { x: -6, y: -8, width: 76, height: 120 } },
} as const;

type Windowed = keyof typeof WINDOWED;

/** The sheets themselves, mounted once. */
export const SHEET_IMAGES = (
  <defs>
    {Object.entries(WINDOWED).map(([sheet, { columns, rows, frame }]) => (
      <image key={sheet} id={`sheet-${sheet}`} width={columns * frame.width} height={rows * frame.height} />
    ))}
  </defs>
);

export type RenderedProps = {
  readonly sheet: Windowed;
  readonly column: number;
  readonly row?: number;
  /** How far the window lies to the right of where the others lie. */
  readonly aside?: number;
};

/** A window on a cell of a sheet, on the grid of the flat drawing; empty until the sheet has come. */
export function Rendered({ sheet, column, row = 0, aside = 0 }: RenderedProps) {
  const { frame } = WINDOWED[sheet];
  const box = `${column * frame.width} ${row * frame.height} ${frame.width} ${frame.height}`;
  return (
    <svg data-sheet={sheet} {...frame} x={frame.x + aside} viewBox={box}>
      <use href={`#sheet-${sheet}`} />
    </svg>
  );
}
