import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const refused = [
  ['api/contract/a.ts', '../../db/connect.ts'],
  ['api/contract/b.ts', '../refusal.ts'],
  ['api/handlers/a.ts', '../../bff/context.ts'],
  ['bff/schema/a.ts', '../../api/handlers/shops.ts'],
  ['bff/schema/b.ts', '../../api/app.ts'],
  ['bff/schema/c.ts', '../../db/connect.ts'],
  ['db/a.ts', '../api/refusal.ts'],
  ['web/src/features/a.ts', '../../../bff/context.ts'],
  ['web/src/features/b.ts', '../../../api/contract/index.ts'],
] as const;

const allowed = [
  ['api/handlers/y.ts', '../contract/shops.ts'],
  ['api/handlers/z.ts', '../../db/connect.ts'],
  ['bff/schema/z.ts', '../../api/contract/shops.ts'],
  ['bff/server.ts', '../api/app.ts'],
  ['tests/api/z.ts', '../../db/connect.ts'],
] as const;

describe('the import rule between the layers', () => {
  const biome = resolve('node_modules/.bin/biome');
  let folder = '';
  let report = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'import-rule-'));
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ overrides }));
    for (const [file, path] of [...refused, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `import { thing } from '${path}';\n\nexport { thing };\n`);
    }
    const args = [
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=100',
      '--reporter=github',
      '.',
    ];
    report = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' }).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refused)('%s may not import %s', (file) => {
    expect(report).toContain(`${file},line=1`);
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(report).toContain('::error');
    expect(report).not.toContain(`${file},line=1`);
  });
});
