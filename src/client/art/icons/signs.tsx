import type { JSX } from 'preact';
import type { SIGN_ICONS } from './names.ts';

const INK = 'currentColor';

function Line({ d, width = 2.4 }: { readonly d: string; readonly width?: number }) {
  return <path d={d} fill="none" stroke={INK} stroke-width={width} stroke-linecap="butt" stroke-linejoin="miter" />;
}

function Solid({ d }: { readonly d: string }) {
  return <path d={d} fill={INK} fill-rule="evenodd" />;
}

export { Line, Solid };

/** Signs on a grid of 24, in the colour of the words around them. */
export const SIGNS: Readonly<Record<(typeof SIGN_ICONS)[number], JSX.Element>> = {
  arrow: <Solid d="M2 9.5h10.5L10.5 4 22 12l-11.5 8 2-5.5H2z" />,
  or: <Solid d="M15.5 2h4L8.5 22h-4z" />,
  instant: <Solid d="M14.5 1.5 4.5 13.5h6L8.5 22.5l11-13H13z" />,
  permanent: (
    <>
      <Line d="M17.5 5.8A8.3 8.3 0 1 1 8 4.7" width={2.8} />
      <Solid d="M13.5 0v8.5L6.5 5zM12 9a3 3 0 1 1-.01 0z" />
    </>
  ),
  final: (
    <>
      <Solid d="M12 2.5a1.7 1.7 0 0 1 1.7 1.9C17.5 5.2 19 8 19 11.5c0 3.5.8 5 2.5 6.5h-19C4.2 16.5 5 15 5 11.5 5 8 6.5 5.2 10.3 4.4A1.7 1.7 0 0 1 12 2.5zM9 19.5h6a3 3 0 0 1-6 0z" />
    </>
  ),
  deck: (
    <>
      <Line d="M9 2.5h11.5V18M6 5.5h11.5V21" width={1.8} />
      <Solid d="M3 7.5h12V23H3zM9 11l2.6 4.2L9 19.5l-2.6-4.3z" />
    </>
  ),
  refresh: (
    <>
      <Line d="M19.8 14.5A8.2 8.2 0 1 1 18 6.5" width={2.8} />
      <Solid d="M21.5 2v8.5H13z" />
    </>
  ),
  marker: (
    <>
      <path d="M7 2.5h10l5 9.5-5 9.5H7L2 12z" fill="#a672e6" stroke="var(--edge)" stroke-width="1.6" />
      <path d="M16.7 3.3 21.2 12l-4.7 8.7h-9L5.7 17.5z" fill="#7546ad" />
      <path d="M8.5 5.5h7l3.3 6.5-3.3 6.5h-7L5.2 12z" fill="none" stroke="#f3dca6" stroke-width="var(--fine)" />
    </>
  ),
  glory: (
    <>
      <Solid d="M12 5.5l1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.1-3.9 2.1.9-4.3-3.3-3 4.4-.5z" />
      <Solid d="M7 1.5C3 3 .5 7 1 12c.3 4 2.5 7.5 6 9.5l1-2C5.5 17.5 3.7 15 3.5 12 3.2 8 4.5 5 7.5 3.5zM17 1.5c4 1.5 6.5 5.5 6 10.5-.3 4-2.5 7.5-6 9.5l-1-2c2.5-2 4.3-4.5 4.5-7.5.3-4-1-7-4-8.5zM9 21h6l-1 2h-4z" />
    </>
  ),
  flip: (
    <>
      <Line d="M4.2 10.5A8 8 0 0 1 17.5 6.2M19.8 13.5A8 8 0 0 1 6.5 17.8" width={2.8} />
      <Solid d="M20.5 2v7.5H13zM3.5 22v-7.5H11z" />
    </>
  ),
  crown: <Solid d="M4 17 2 6l5.5 4.5L12 3l4.5 7.5L22 6l-2 11zM4 18.8h16V22H4z" />,
  clock: (
    <>
      <Line d="M12 2.2a9.8 9.8 0 1 1-.01 0z" />
      <Solid d="M10.8 5.5h2.4l.3 5.8 4 2.6-1.3 2-5.4-3.4z" />
    </>
  ),
};
