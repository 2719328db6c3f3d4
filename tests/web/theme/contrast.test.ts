import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { system } from '../../../web/src/theme/system.ts';

const hex = z.string().regex(/^#[\da-f]{6}$/);
const pair = z.object({ _light: z.string(), _dark: z.string() });

/** The colour that a semantic name stands for in a mode. */
function colorOf(name: string, mode: '_light' | '_dark'): string {
  const token = system.tokens.getByName(`colors.${name}`);
  const colors = pair.parse(token?.extensions.conditions);
  const raw = colors[mode];
  return hex.parse(system.token(raw.replace(/[{}]/g, ''), raw));
}

/** Relative luminance, after WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// Small text, whatever hour it stands for: an order turns from one colour to the next as time passes.
describe.each(['_light', '_dark'] as const)('what tells of time in small letters, %s', (mode) => {
  it.each(['status.due', 'status.overdue', 'fg.muted'])(
    '%s is read on the page and on panels',
    (name) => {
      for (const ground of ['bg.canvas', 'bg.panel'])
        expect(contrast(colorOf(name, mode), colorOf(ground, mode)), ground).toBeGreaterThan(4.5);
    },
  );
});
