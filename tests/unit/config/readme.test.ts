import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/config.ts';
import type { Variable } from '../../../bff/variable-kinds.ts';
import { variables } from '../../../bff/variables.ts';
import { variables as helperVariables } from '../../../helper/settings.ts';

const root = join(import.meta.dirname, '../../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const ofPlugin = readFileSync(join(root, 'helper/plugin/build.ts'), 'utf8');
const ofPages = readFileSync(join(root, 'web/src/app/env.d.ts'), 'utf8');

/** A row of the table in README.md. */
function row(name: string, variable: Variable): string {
  const value = variable.default === undefined ? '–' : `\`${variable.default}\``;
  return `| \`${name}\` | ${variable.defaultNote ?? value} | ${variable.description} |`;
}

describe('The table of variables in README.md', () => {
  it.each(Object.entries<Variable>(variables))('has %s as it is declared', (name, variable) => {
    expect(readme).toContain(row(name, variable));
  });

  it('has no variable that is not declared', () => {
    const named = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    const isDeclared = (name = '') =>
      name in variables ||
      name in helperVariables ||
      ofPages.includes(`readonly ${name}?:`) ||
      ofPlugin.includes(`env.${name}?`);
    expect(named.filter((name) => !isDeclared(name))).toEqual([]);
  });
});

it('The settings that README.md names for production are all that it needs', () => {
  const [, given = ''] = readme.match(/^\*\*Production\.\*\* `([^`]+)`/m) ?? [];
  const settings = given.replaceAll('…', 'seller.example').split(' ');
  const env = Object.fromEntries(settings.map((each) => each.split('=')));
  expect(readConfig(env)).toMatchObject({ production: true, publicUrl: 'https://seller.example' });
});

describe('the table of the desktop helper in README.md', () => {
  it('[R7.7-08] has every variable with its default and its description, and no other', () => {
    const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(HELPER_\w+)` \| (.*)$/gm)];
    expect(rows.map(([, name, rest]) => [name, rest?.replaceAll('`', '')])).toEqual(
      Object.entries(helperVariables).map(([name, { default: value, description }]) => [
        name,
        `${value} | ${description} |`,
      ]),
    );
    expect(helperVariables.HELPER_PROXY_SECONDS.default).toBe('30');
  });
});
