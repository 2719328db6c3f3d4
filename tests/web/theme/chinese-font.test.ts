import { describe, expect, it } from 'vitest';
import { systemHasChineseFont } from '../../../web/src/theme/chinese-font.ts';

describe('probe for a Chinese font', () => {
  it('finds none where a Han character is drawn like one that no font has', () => {
    expect(systemHasChineseFont(() => 'an empty box')).toBe(false);
  });

  it('finds one where they differ', () => {
    expect(systemHasChineseFont((text) => text)).toBe(true);
  });

  it('asks for nothing where it cannot draw', () => {
    expect(systemHasChineseFont(() => undefined)).toBe(true);
  });
});
