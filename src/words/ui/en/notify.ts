/** What is told to a player who is looking at something else. */
export const notify = {
  setting: 'Notifications',
  settingHint:
    'When a friend sits down, the game starts or the council is waiting for you, while this page is in the background.',
  forbidden: 'Your browser does not allow notifications for this page.',
  satDown: (name: string) => `${name} has sat down at your table.`,
  started: 'The game has started.',
  council: 'The council is waiting for you.',
} as const;
