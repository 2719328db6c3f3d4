import { describe, expect, it } from 'vitest';
import { systemHas } from '../../../web/src/theme/bundled-fonts.ts';

describe('probe for a font', () => {
  it('finds none where a sign is drawn like one that no font has', () => {
    expect(systemHas('国', () => 'an empty box')).toBe(false);
  });

  it('finds one where they differ', () => {
    expect(systemHas('ع', (text) => text)).toBe(true);
  });

  it('asks for nothing where it cannot draw', () => {
    expect(systemHas('国', () => undefined)).toBe(true);
  });
});
