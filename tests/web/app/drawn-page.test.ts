import { describe, expect, it } from 'vitest';
import { declarations, drawnColors } from '../../../web/src/app/drawn/colors.ts';
import { system } from '../../../web/src/theme/system.ts';

/** What a colour of the theme comes to in a mode, through all the names that it goes by. */
function resolved(name: string, condition: '_light' | '_dark'): string {
  const token = system.tokens.getByName(`colors.${name}`);
  const value = String(token?.extensions.conditions?.[condition] ?? token?.originalValue);
  const [, next] = /^\{colors\.(.+)\}$/.exec(value) ?? [];
  return next === undefined ? value : resolved(next, condition);
}

describe('the page that the server draws', () => {
  it('has the colours of the theme, by day and by night', () => {
    for (const [name, [light, dark]] of Object.entries(drawnColors)) {
      expect([name, resolved(name, '_light')]).toEqual([name, light]);
      expect([name, resolved(name, '_dark')]).toEqual([name, dark]);
    }
    expect(declarations('light')).not.toBe(declarations('dark'));
  });
});
