import { expect, test } from 'vitest';
import { isRuleId } from '#words/rulebook';
import { CONTROL_ICONS, ICONS } from '../art/icons/names.ts';
import { RULE_OF_ICON } from './ruleOfIcon.ts';

test('every icon of the game has a rule', () => {
  const controls = new Set<string>(CONTROL_ICONS);
  expect(Object.keys(RULE_OF_ICON).sort()).toEqual(ICONS.filter((icon) => !controls.has(icon)).sort());
  for (const [icon, rule] of Object.entries(RULE_OF_ICON)) expect(isRuleId(rule), icon).toBe(true);
});
