export const manners = {
  mute: 'Mute',
  muteHint: 'You no longer see what this person says, at this table and at all others.',
  muteGuestHint: 'You no longer see what this guest says at this table and its rematches.',
  block: 'Block',
  blockHint:
    'Muted; cannot sit down at tables of yours or play on for a bot there, and quick play does not bring you together. For guests without a proven name this holds for this table only.',
  report: 'Report to the operator',
  reportHint: 'The operator sees who sits at this table and the last 50 lines that were said.',
  lines: 'The last lines of this person',
  note: 'What happened? (if you like)',
  send: 'Send the report',
} as const;
