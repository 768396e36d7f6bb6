import type { JSX } from 'preact';
import type { CONTROL_ICONS } from './names.ts';
import { Line, Solid } from './signs.tsx';

/** What the buttons of the table show; a grid of 24, in the colour of the words around them. */
export const CONTROLS: Readonly<Record<(typeof CONTROL_ICONS)[number], JSX.Element>> = {
  pause: <Solid d="M5 3.5h5l-.4 17H5.4zM14 3.5h5l-.4 17h-4.2z" />,
  play: <Solid d="M5.5 2.5 21.5 12l-16 9.5 1.5-9.5z" />,
  sound: (
    <>
      <Solid d="M2.5 8.5H7L13 3.5v17l-6-5H2.5z" />
      <Line d="M16 8.5c1.9 2 1.9 5 0 7M18.7 5.5c3.7 3.9 3.7 9.1 0 13" width={2.2} />
    </>
  ),
  mute: (
    <>
      <Solid d="M2.5 8.5H7L13 3.5v17l-6-5H2.5z" />
      <Line d="M16.5 9l5 6M21.5 9l-5 6" />
    </>
  ),
  menu: <Solid d="M2.5 4.5h19l-1 3.2H3.5zM2.5 10.4h19l-1 3.2H3.5zM2.5 16.3h19l-1 3.2H3.5z" />,
  close: <Solid d="M3 5.5 5.5 3 12 9.8 18.5 3 21 5.5 14.2 12 21 18.5 18.5 21 12 14.2 5.5 21 3 18.5 9.8 12z" />,
  check: <Solid d="M2.5 13 5.5 9.5l4 4.2L19 3.5l3 2.8L9.8 20.5z" />,
  done: <Solid d="M12 1.5a10.5 10.5 0 1 1-.01 0zM5.9 12.7l4.5 4.4 8-8.8-2.2-2-5.9 6.5-2.3-2.2z" />,
  chat: <Solid d="M2.5 3.5h19v13H12L6.5 21.5v-5h-4zM6 7.5v2h12v-2zM6 11.5v2h8v-2z" />,
  log: <Solid d="M5 2h11l4 4v16H5zM8 8v2h9V8zM8 12v2h9v-2zM8 16v2h6v-2z" />,
  rules: (
    <Solid d="M12 5.5C9.5 3.5 6 3 2 3.5v15.5c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2V3.5c-4-.5-7.5 0-10 2zM11 7.2v10.6c-2-1-4.3-1.4-7-1.3V5.4c2.8 0 5.2.4 7 1.8z" />
  ),
  language: (
    <>
      <Line d="M12 2.5a9.5 9.5 0 1 1-.01 0zM2.5 12h19M4.5 7h15M4.5 17h15" width={1.8} />
      <Line d="M12 2.5c-5 5-5 14 0 19M12 2.5c5 5 5 14 0 19" width={1.8} />
    </>
  ),
  link: (
    <>
      <Line d="M10.5 6.5l2.3-2.3a4.6 4.6 0 0 1 6.5 6.5l-3.6 3.6a4.6 4.6 0 0 1-6 .4" />
      <Line d="M13.5 17.5l-2.3 2.3a4.6 4.6 0 0 1-6.5-6.5l3.6-3.6a4.6 4.6 0 0 1 6-.4" />
    </>
  ),
  qr: (
    <>
      <Line d="M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6z" width={2} />
      <Solid d="M13.5 13.5h3v3h-3zM18.5 13.5h3v3h-3zM16 16.5h3v3h-3zM13.5 18.5H16v3h-2.5zM19 19h2.5v2.5H19z" />
    </>
  ),
  share: (
    <>
      <Line d="M12 15V4M7.5 7.5 12 3l4.5 4.5" />
      <Line d="M8 11H4.5v10h15V11H16" />
    </>
  ),
  bot: (
    <Solid d="M12 3.5a5 5 0 0 1 3.4 8.6c2.1 1.7 3 3.4 3.4 5.9H20v4H4v-4h1.2c.4-2.5 1.3-4.2 3.4-5.9A5 5 0 0 1 12 3.5zM10.8 7.5v2h2.4v-2zM11 14.5v3.5h2v-3.5zM18 4h2.5V2H23v6.5h-2.5V6.5H18z" />
  ),
  person: (
    <Solid d="M12 2a5 5 0 0 1 3.4 8.6C17.5 12.3 18.4 15.5 18.8 18H20v4H4v-4h1.2c.4-2.5 1.3-5.7 3.4-7.4A5 5 0 0 1 12 2z" />
  ),
  people: (
    <>
      <Solid d="M8 3a4.2 4.2 0 0 1 2.8 7.3c1.7 1.5 2.4 4.2 2.7 6.7h1v4h-13v-4h1c.3-2.5 1-5.2 2.7-6.7A4.2 4.2 0 0 1 8 3z" />
      <Solid d="M17 6.5a3.5 3.5 0 0 1 2.3 6.1c1.2 1.2 1.8 2.9 2 4.4h1.2v4h-6v-5c0-2-.7-3.7-2-5A3.5 3.5 0 0 1 17 6.5z" />
    </>
  ),
  enter: (
    <>
      <Line d="M12 3.5h8v17h-8" />
      <Line d="M2.5 12h11.5M9.5 7.5 14 12l-4.5 4.5" />
    </>
  ),
  eye: (
    <Solid d="M12 4.5c5 0 8.5 3.5 10.5 7.5-2 4-5.5 7.5-10.5 7.5S3.5 16 1.5 12C3.5 8 7 4.5 12 4.5zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 10a2 2 0 1 1-.01 0z" />
  ),
  chart: <Solid d="M3 3h2.5v15.5H21V21H3zM8 11h3v6H8zM12.5 6h3v11h-3zM17 9h3v8h-3z" />,
  home: <Solid d="M12 1.5 1 11.5h3V22h6v-6.5h4V22h6V11.5h3l-4.5-4.1V2.5h-3v2.2z" />,
  settings: (
    <Solid d="M10 1.5h4l.6 2.8 1.9.8 2.4-1.6 2.8 2.8-1.6 2.4.8 1.9 2.8.6v4l-2.8.6-.8 1.9 1.6 2.4-2.8 2.8-2.4-1.6-1.9.8-.6 2.8h-4l-.6-2.8-1.9-.8-2.4 1.6-2.8-2.8 1.6-2.4-.8-1.9-2.8-.6v-4l2.8-.6.8-1.9L2.3 6.3l2.8-2.8 2.4 1.6 1.9-.8zM12 8.5a4 4 0 1 0 .01 0z" />
  ),
  help: (
    <>
      <Line d="M7 8.5C7 1.5 17.5 2 17 8.8c-.2 3.2-4.7 3.7-4.7 7.2" width={3} />
      <Solid d="M12.2 18.5a2 2 0 1 1-.01 0z" />
    </>
  ),
  theme: <Solid d="M12 1.5a10.5 10.5 0 1 1-.01 0zM12 4.5v15a7.5 7.5 0 0 0 0-15z" />,
  fullscreen: <Line d="M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15" width={2.8} />,
};
