import { describe, expect, it } from 'vitest';
import {
  allOption,
  optionsChecked,
  toggledOption,
} from '../../../../web/src/shared/lists/check-select.ts';

describe('a list whose first option ticks all', () => {
  const found = ['a', 'b'];

  it('[R5.9-05] has the value -1 for it, which ticks all and unticks all', () => {
    expect(allOption).toBe('-1');
    const all = toggledOption(new Set(['a']), allOption, found);
    expect(all).toEqual(new Set(['a', 'b']));
    expect(toggledOption(all, allOption, found)).toEqual(new Set());
  });

  it('leaves alone what the search does not show', () => {
    const checked = new Set(['hidden']);
    const all = toggledOption(checked, allOption, found);
    expect(all).toEqual(new Set(['hidden', 'a', 'b']));
    expect(toggledOption(all, allOption, found)).toEqual(checked);
  });

  it('ticks the first option when all that is found is ticked, and never of nothing', () => {
    expect(optionsChecked(new Set(['a']), found)).toEqual(new Set(['a']));
    expect(optionsChecked(new Set(['a', 'b']), found)).toEqual(new Set(['a', 'b', allOption]));
    expect(optionsChecked(new Set(), [])).toEqual(new Set());
  });

  it('ticks and unticks one option', () => {
    const one = toggledOption(new Set(), 'b', found);
    expect(one).toEqual(new Set(['b']));
    expect(toggledOption(one, 'b', found)).toEqual(new Set());
  });
});
