/** What can stand in a province: a filled shape, what is cut out of it, and lines; feet at 0, 0 and about 30 tall. */
export type Feature = { readonly ink: string; readonly cut?: string; readonly line?: string };

export const FEATURES = {
  tower: {
    ink: 'M-7 0V-22L-9-25V-31H-5.5V-28H-2V-31H2V-28H5.5V-31H9V-25L7-22V0Z',
    cut: 'M-2.5 0V-6A2.5 2.5 0 0 1 2.5-6V0ZM-1-19H1V-13H-1Z',
    line: 'M0-31V-39L7-36.5 0-34',
  },
  fort: {
    ink: 'M-28 0V-13H-24V-10H-20V-13H-16V-22H-12V-19H-9V-22H-5V-15H5V-22H9V-19H12V-22H16V-13H20V-10H24V-13H28V0Z',
    cut: 'M-4 0V-6A4 4 0 0 1 4-6V0ZM-11-15H-9V-10H-11ZM9-15H11V-10H9Z',
    line: 'M-10-22V-29L-4-27-10-25M10-22V-29L16-27 10-25',
  },
  tents: {
    ink: 'M-26 0-15-17-4 0ZM-2 0 11-21 24 0Z',
    cut: 'M-18 0-15-10-12 0ZM7 0 11-13 15 0Z',
    line: 'M-15-17V-24L-9-22-15-20M11-21V-29L18-26.5 11-24',
  },
  temple: {
    ink: 'M-22 0V-3H22V0ZM-22-17 0-28 22-17V-14H-22ZM-19-13H-15V-4H-19ZM-10.5-13H-6.5V-4H-10.5ZM-2-13H2V-4H-2ZM6.5-13H10.5V-4H6.5ZM15-13H19V-4H15Z',
    cut: 'M-8-18.5 0-23 8-18.5Z',
  },
  arches: {
    ink: 'M-34-20H34V0H-34Z',
    cut: 'M-30 0V-9A4 4 0 0 1-22-9V0ZM-17 0V-9A4 4 0 0 1-9-9V0ZM-4 0V-9A4 4 0 0 1 4-9V0ZM9 0V-9A4 4 0 0 1 17-9V0ZM22 0V-9A4 4 0 0 1 30-9V0ZM-34-17.5H34V-16H-34Z',
  },
  statue: {
    ink: 'M-8 0V-4H8V0ZM-5-4-4-9H4L5-4ZM-4-9-3-19-7-24-5-26 0-21.5 2-22 7-32 9.5-31 5-20 4-9ZM-1-27A3.5 3.5 0 1 1-.99-27Z',
  },
  campanile: {
    ink: 'M-6 0V-28H6V0ZM-8-28H8V-30H-8ZM-7-31 0-41 7-31Z',
    cut: 'M-3.5-17V-23A3.5 3.5 0 0 1 3.5-23V-17ZM-1.5 0V-5H1.5V0Z',
    line: 'M0-23V-19M-2-18.5H2',
  },
  bell: {
    ink: 'M-12-4C-8-8-9-14-8.5-20-8-26-4-29 0-29S8-26 8.5-20C9-14 8-8 12-4ZM-2-3H2A2 2 0 0 1-2-3ZM-18 0-14-34H-11L-14 0ZM18 0 14-34H11L14 0ZM-16-36H16V-33H-16Z',
    cut: 'M-5-10C-4-14-4.5-20-3-24-1.5-20-3-13-2-9Z',
  },
  forum: {
    ink: 'M-20 0V-2H-12V0ZM-19-2V-22H-13V-2ZM-21-22H-11V-25H-21ZM-4 0V-2H4V0ZM-3-2V-17L0-19 3-15V-2ZM12 0V-2H20V0ZM13-2V-24H19V-2ZM11-24H21V-27H11Z',
    line: 'M-16-21V-3M16-23V-3M0-14V-3',
  },
  vineyard: {
    ink: 'M-34 0C-28-5-22-5-18-1-12-7-6-7-2-1 4-7 10-7 14-1 20-6 27-6 34 0ZM-30-9C-24-13-20-13-16-10-10-14-6-14-2-10 4-14 8-14 12-10 18-13 23-13 29-9V-7H-30Z',
    line: 'M-26 0V-8M-10 0V-8M6 0V-8M22 0V-8',
  },
  ship: {
    ink: 'M-18-5H18L12 2H-11ZM-1-8V-32C9-29 15-19 15-8ZM-3-8V-27C-10-23-13-16-13-8Z',
    cut: 'M2-12C4-18 4-22 3-26 8-22 10-17 11-12Z',
  },
  granary: {
    ink: 'M-24 0V-14C-24-24-6-24-6-14V0ZM-3 0V-19C-3-30 17-30 17-19V0ZM19 0V-8H27V0Z',
    cut: 'M-18 0V-6H-12V0ZM4 0V-8H10V0ZM5-19H9V-15H5Z',
  },
  windmill: {
    ink: 'M-7 0-4.5-19H4.5L7 0ZM-5-19C-5-26 5-26 5-19Z',
    cut: 'M-2 0V-6H2V0Z',
    line: 'M0-21 15-30M0-21-15-12M0-21 9-36M0-21-9-6M11-34 17-26M-11-8-17-16',
  },
  village: {
    ink: 'M-26 0V-9L-19-15-12-9V0ZM-11 0V-12L-3-19 5-12V0ZM6 0V-8L14-14 22-8V0ZM-1-19V-28L2-33 5-28V-19Z',
    cut: 'M-21 0V-5H-17V0ZM-5 0V-6H-1V0ZM12 0V-5H16V0ZM1-27H3V-23H1Z',
  },
  lighthouse: {
    ink: 'M-6 0-3.5-24H3.5L6 0ZM-5-24H5V-26H-5ZM-3-27H3V-31H-3ZM-4-31 0-36 4-31Z',
    cut: 'M-5-7H5L4.4-12H-4.4ZM-3.7-17H3.7L3.5-21H-3.5Z',
    line: 'M5-29 18-33M5-28.5 18-25M-5-29-18-33M-5-28.5-18-25',
  },
  bridge: {
    ink: 'M-42 0V-6C-22-18 22-18 42-6V0H30A11 9 0 0 0 8 0H-8A11 9 0 0 0-30 0Z',
    cut: 'M-38-4.5C-20-14 20-14 38-4.5 20-11-20-11-38-4.5Z',
  },
  obelisk: {
    ink: 'M-9 0V-4H9V0ZM-4-4-2.5-32 0-37 2.5-32 4-4Z',
    cut: 'M-.8-30H.8V-8H-.8Z',
  },
  poplars: {
    ink: 'M-15 0C-21-10-18-22-14-28-10-22-8-10-13 0ZM-4 0C-10-12-6-28-2-35 2-28 4-12-2 0ZM9 0C4-9 6-20 10-26 14-20 16-9 11 0Z',
  },
  pines: {
    ink: 'M-16 0-16-4-23-4-17-11-21-11-14-21-7-11-11-11-5-4-12-4V0ZM4 0V-5H-5L2-14H-2L7-27 16-14H12L19-5H10V0Z',
  },
  rocks: {
    ink: 'M-22 0-18-7-10-10-6-4 2-13 12-9 16-3 22 0Z',
    cut: 'M-16-5-11-8-12-3ZM3-10 10-7 5-3Z',
  },
} as const satisfies Readonly<Record<string, Feature>>;

export type FeatureName = keyof typeof FEATURES;
