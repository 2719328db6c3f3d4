import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const refused = [
  ['api/contract/a.ts', '../../db/engine/connect.ts'],
  ['api/contract/b.ts', '../refusal.ts'],
  ['api/shops/a.ts', '../../bff/context.ts'],
  ['bff/schema/a.ts', '../../api/shops/shops.ts'],
  ['bff/schema/b.ts', '../../api/app.ts'],
  ['bff/schema/c.ts', '../../db/engine/connect.ts'],
  ['api/contract/rules/a.ts', 'zod'],
  ['api/contract/rules/b.ts', '@apollo/client'],
  ['api/contract/rules/c.ts', 'node:fs'],
  ['api/contract/rules/d.ts', '../call.ts'],
  ['api/contract/rules/e.ts', '../../refusal.ts'],
  ['api/contract/rules/f.ts', '../../../db/engine/connect.ts'],
  ['db/a.ts', '../api/refusal.ts'],
  ['db/b.ts', '../api/contract/call.ts'],
  ['db/statistics/a.ts', '../../api/contract/index.ts'],
  ['helper/a.ts', '../api/app.ts'],
  ['helper/b.ts', '../api/http/body.ts'],
  ['helper/local/c.ts', '../../db/engine/connect.ts'],
  ['helper/plugin/c.ts', '../../api/listing/drafts.ts'],
  ['helper/d.ts', '../bff/config.ts'],
  ['web/src/features/a.ts', '../../../bff/context.ts'],
  ['web/src/features/b.ts', '../../../api/contract/index.ts'],
  ['web/src/features/statistics/c.ts', '../../../../api/contract/statistics.ts'],
  ['web/src/features/d.ts', '../../../api/shops/rules/shops.ts'],
  ['web/src/shared/ui/a.tsx', '../../session/session.ts'],
  ['web/src/shared/ui/b.tsx', '../../graphql/failures.ts'],
  ['web/src/shared/c.ts', '../app/route-table.ts'],
  ['web/src/i18n/a.ts', '../features/shops/index.ts'],
  ['web/src/graphql/a.ts', '../features/account/index.ts'],
  ['web/src/session/a.ts', '../shop-scope/use-directory.ts'],
  ['web/src/session/visitor/b.tsx', '../../features/account/index.ts'],
  ['web/src/live/a.ts', '../shop-scope/use-directory.ts'],
  ['web/src/shop-scope/a.ts', '../features/shops/index.ts'],
  ['web/src/shop-scope/b.ts', '../../../bff/context.ts'],
  ['web/src/features/people/a.ts', '../billing/renew-dialog.ts'],
  ['web/src/features/people/operators/b.ts', '../../account/sign-in/PhoneField.tsx'],
  ['web/src/features/people/c.ts', '../../app/route-table.ts'],
  ['web/src/features/people/d.ts', './index.ts'],
  ['web/src/features/people/e.ts', '../../public-site/pictures.tsx'],
  ['web/src/public-site/a.tsx', '../features/desktop/plugin.ts'],
  ['web/src/public-site/b.tsx', '../app/route-table.ts'],
  ['web/src/app/layouts/a.tsx', '../../features/shops/SidePanel.tsx'],
  ['web/src/app/route-table.ts', '../../../bff/context.ts'],
] as const;

const allowed = [
  ['api/shops/y.ts', '../contract/shops.ts'],
  ['api/contract/y.ts', './rules/money.ts'],
  ['api/contract/z.ts', 'zod'],
  ['api/contract/rules/z.ts', './money.ts'],
  ['bff/schema/y.ts', '../../api/contract/rules/money.ts'],
  ['db/z.ts', '../api/contract/rules/money.ts'],
  ['helper/y.ts', '../api/contract/desktop.ts'],
  ['helper/proxy/z.ts', '../../api/http/public-network.ts'],
  ['helper/plugin/z.ts', '../../api/listing/source-platforms.ts'],
  ['web/src/features/y.ts', '../../../api/contract/rules/money.ts'],
  ['web/src/features/statistics/z.ts', '../../../../api/contract/rules/money.ts'],
  ['api/shops/z.ts', '../../db/engine/connect.ts'],
  ['bff/schema/z.ts', '../../api/contract/shops.ts'],
  ['bff/server.ts', '../api/app.ts'],
  ['bff/embedded.ts', '../api/app.ts'],
  ['tests/api/z.ts', '../../db/engine/connect.ts'],
  ['web/src/shared/ui/z.tsx', '../store.ts'],
  ['web/src/graphql/z.ts', '../session/session.ts'],
  ['web/src/session/z.ts', '../graphql/hooks.ts'],
  ['web/src/live/z.ts', '../graphql/socket.ts'],
  ['web/src/shop-scope/z.ts', '../live/reload.ts'],
  ['web/src/shop-scope/y.ts', '../session/viewer-context.ts'],
  ['web/src/features/people/z.ts', '../billing/index.ts'],
  ['web/src/features/people/operators/z.ts', '../../account/index.ts'],
  ['web/src/features/people/operators/y.ts', '../values.ts'],
  ['web/src/features/people/y.ts', '../../shop-scope/use-directory.ts'],
  ['web/src/features/people/x.ts', '../../../../api/contract/rules/money.ts'],
  ['web/src/features/people/w.ts', '../../i18n/zh-CN/shops.ts'],
  ['web/src/public-site/z.tsx', '../features/desktop/index.ts'],
  ['web/src/app/layouts/z.tsx', '../../features/shops/index.ts'],
  ['web/src/app/parts.ts', '../features/desktop/AppQrCodes.tsx'],
  ['web/src/app/layouts/parts.ts', '../../features/shops/SidePanel.tsx'],
] as const;

describe('the import rule between the layers, and inside of the web client', () => {
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
