/** What is asked back before a deed that is often regretted. */
export const guard = {
  undo: 'Undo',
  hold: 'Hold',
  again: 'Press again to do it at once.',
  reasons: {
    canAct: 'One of your workers can still act.',
    canPlace: 'One of your workers is still on your mat and could be placed.',
    strands: 'One of your workers would miss its action or get stuck.',
    reward: 'You keep this choice.',
    lastHome: 'It is your last worker on the board.',
  },
  setting: 'Second thoughts',
  settingHint:
    'Before “I am done” with something left to do, a flip that costs you an action, a reward, or your last worker going home. A second press does it at once.',
  modes: { off: 'Off', undo: '2 seconds to undo', hold: 'Hold to do it' },
} as const;
