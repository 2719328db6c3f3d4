import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultSystem, type SystemContext } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { system } from '../../../web/src/theme/system.ts';
import { colors, shades } from '../../../web/src/theme/tokens.ts';

const web = resolve(import.meta.dirname, '../../../web/src');
const chakra = resolve(
  import.meta.dirname,
  '../../../node_modules/@chakra-ui/react/dist/esm/components',
);

/** Every component that the sources import from Chakra. */
const imported = new Set(
  globSync('**/*.tsx', { cwd: web }).flatMap((file) => {
    const source = readFileSync(resolve(web, file), 'utf8');
    return [...source.matchAll(/import\s*\{([^}]+)\}\s*from\s*'@chakra-ui\/react'/g)].flatMap(
      ([, names]) =>
        (names ?? '')
          .split(',')
          .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
          .filter((name) => /^[A-Z]/.test(name) && !name.startsWith('type ')),
    );
  }),
);

const kebab = (name: string) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** The recipe keys that a component's own code asks for. */
function recipeKeys(component: string): string[] {
  const folder = [kebab(component), kebab(component).replace(/-[^-]+$/, '')]
    .map((name) => resolve(chakra, name))
    .find((path) => existsSync(path));
  if (!folder) return [];
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  return [...source.matchAll(/key:\s*"([a-zA-Z]+)"/g)].map(([, key]) => key ?? '');
}

/** Recipes that are handed to their component, so that they are fetched with it. */
const handed = new Set(
  globSync('**/*.tsx', { cwd: web }).flatMap((file) =>
    [...readFileSync(resolve(web, file), 'utf8').matchAll(/recipe=\{(\w+?)(Slot)?Recipe\}/g)].map(
      ([, key]) => key ?? '',
    ),
  ),
);

const isKnown = (theme: SystemContext, key: string) =>
  theme.isRecipe(key) || theme.isSlotRecipe(key);

describe('theme', () => {
  it('registers the recipe of every Chakra component in use', () => {
    const missing = [...imported].flatMap((component) =>
      recipeKeys(component)
        // A few components, e.g. Text, ask for a recipe that Chakra itself does not have.
        .filter((key) => isKnown(defaultSystem, key) && !isKnown(system, key) && !handed.has(key))
        .map((key) => `${component}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('would notice a missing one', () => {
    expect(imported.size).toBeGreaterThan(15);
    expect(recipeKeys('Dialog')).toContain('dialog');
    expect(recipeKeys('ColorPicker')).toContain('colorPicker');
    expect(system.isSlotRecipe('colorPicker')).toBe(false);
  });
});

/** Relative luminance of #rrggbb, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const raw: Readonly<Record<string, string>> = {
  white: colors.white.value,
  ...Object.fromEntries(
    Object.entries(shades).flatMap(([hue, steps]) =>
      Object.entries(steps).map(([step, value]) => [`${hue}.${step}`, value]),
    ),
  ),
};

describe('colours', () => {
  it.each([
    ['accent.600', 'white'],
    ['accent.700', 'accent.50'],
    ['red.600', 'white'],
    ['orange.600', 'white'],
    ['green.600', 'white'],
    ['gray.600', 'gray.50'],
    ['gray.500', 'white'],
    ['gray.500', 'gray.50'],
    ['accent.300', 'gray.950'],
    ['accent.300', 'accent.950'],
    ['red.300', 'gray.950'],
    ['orange.300', 'gray.950'],
    ['green.300', 'gray.950'],
    ['gray.400', 'gray.950'],
    ['white', 'accent.500'],
  ])('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(contrast(raw[text] ?? '', raw[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('are asked for by what they mean: a raw one is no token, and would silently be none', () => {
    const asking = globSync('**/*.{ts,tsx}', { cwd: web })
      .filter((file) => !file.startsWith('theme/'))
      .filter((file) =>
        /['"{.](?:gray|accent|red|orange|green)\.\d{2,3}\b/.test(
          readFileSync(resolve(web, file), 'utf8'),
        ),
      );
    expect(asking).toEqual([]);
  });
});
