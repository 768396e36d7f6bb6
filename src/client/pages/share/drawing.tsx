import { address } from '../../kit/address.ts';
import css from './drawing.module.css';
import { isTooLong } from './print.ts';
import { FACES, type Picture } from './shapes.ts';

/** The picture on the page. */
export function Drawing({ picture, label }: { readonly picture: Picture; readonly label: string }) {
  const { width, height, shapes } = picture;
  return (
    <svg
      class={css.card}
      {...address({ of: 'shareCard' })}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {shapes.map((shape, index) =>
        shape.draw === 'path' ? (
          <path
            key={index}
            d={shape.d}
            fill={shape.fill ?? 'none'}
            stroke={shape.stroke ?? 'none'}
            stroke-width={shape.width ?? 1}
          />
        ) : (
          <text
            key={index}
            x={shape.x}
            y={shape.y}
            fill={shape.fill}
            font-size={shape.size}
            font-weight={FACES[shape.face].weight}
            font-family={FACES[shape.face].family}
            text-anchor={shape.align ?? 'start'}
            {...(isTooLong(shape) && { textLength: shape.widest, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {shape.text}
          </text>
        ),
      )}
    </svg>
  );
}
