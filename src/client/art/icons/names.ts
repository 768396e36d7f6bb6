/** Shape tells what it is: resources are square, votes oval, victory points round, productions cogs, actions plates. */
export const KIND_ICONS = [
  'military',
  'culture',
  'gold',
  'wild',
  'vote',
  'power',
  'prestige',
  'popularity',
  'legendary',
  'vpAny',
  'produceBrown',
  'produceRed',
  'produceBlue',
  'produceYellow',
] as const;

export const ACTION_ICONS = [
  'conquer',
  'retrieve',
  'recruit',
  'grande',
  'recover',
  'recoverOne',
  'noGold',
  'provinceLimit',
  'swapVp',
  'swapResources',
  'strike',
  'adjacent',
  'twice',
  'claimFree',
  'twofold',
] as const;

/** Signs on cards and on the table: one colour, the colour of the words around them; the marker has its own. */
export const SIGN_ICONS = [
  'arrow',
  'or',
  'instant',
  'permanent',
  'final',
  'deck',
  'refresh',
  'marker',
  'glory',
  'flip',
  'crown',
  'clock',
] as const;

export const CONTROL_ICONS = [
  'pause',
  'play',
  'sound',
  'mute',
  'menu',
  'close',
  'check',
  'done',
  'chat',
  'log',
  'rules',
  'language',
  'link',
  'qr',
  'share',
  'bot',
  'person',
  'people',
  'enter',
  'eye',
  'chart',
  'home',
  'settings',
  'help',
  'theme',
  'fullscreen',
] as const;

export const ICONS = [...KIND_ICONS, ...ACTION_ICONS, ...SIGN_ICONS, ...CONTROL_ICONS] as const;

export type IconName = (typeof ICONS)[number];
