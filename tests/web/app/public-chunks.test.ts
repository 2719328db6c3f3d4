import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../web/src');

/** What a module pulls in at once: static imports and re-exports, without types and lazy ones. */
function staticImports(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [
    ...source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm),
  ]
    .map(([, name]) => name ?? '')
    .filter(Boolean);
}

function reach(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [resolve(root, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of staticImports(file)) {
      if (name.startsWith('.')) open.push(resolve(dirname(file), name));
      else packages.add(name);
    }
  }
  return { files, packages };
}

const graphql = (packages: Set<string>) =>
  [...packages].filter((name) => /^(@apollo|graphql|rxjs)/.test(name));

describe('what the public pages carry', () => {
  it.each([
    'app/start.tsx',
    'public-site/LandingPage.tsx',
    'public-site/MobileHomePage.tsx',
    'public-site/ArticlePage.tsx',
    'public-site/test-page/TestPage.tsx',
    'features/notices/PublicNewsPage.tsx',
    'features/labels/CanvasPage.tsx',
    'features/desktop/AppPage.tsx',
    'features/desktop/AppQrCodes.tsx',
    'features/desktop/DesktopDialogs.tsx',
    'features/desktop/SoftwareIntroductionPage.tsx',
  ])('%s brings no GraphQL code along', (entry) => {
    expect(graphql(reach(entry).packages)).toEqual([]);
  });

  it('the home page takes a file without the code that tries it', () => {
    const names = [...reach('public-site/LandingPage.tsx').files].filter((file) =>
      file.includes('/features/imports/'),
    );
    expect(names).toEqual([]);
  });

  it('would notice it: the main layout brings it', () => {
    expect(graphql(reach('app/layouts/MainLayout.tsx').packages)).not.toEqual([]);
  });

  it('the entry brings Chinese along, and no other language', () => {
    const languages = [...reach('app/start.tsx').files]
      .map((file) => /\/i18n\/([^/]+)\/\w+\.ts$/.exec(file)?.[1])
      .filter((language) => language !== undefined);
    expect([...new Set(languages)]).toEqual(['zh-CN']);
  });

  it('the entry brings neither dialogs nor forms nor charts nor QR codes', () => {
    const { files, packages } = reach('app/start.tsx');
    const names = [...files].map((file) => file.slice(root.length + 1));
    expect(names).not.toContain('shared/ui/AppDialog.tsx');
    expect(names).not.toContain('shared/ui/Toaster.tsx');
    expect([...packages].filter((name) => /nivo|react-hook-form|qrcode/.test(name))).toEqual([]);
  });
});
