import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAtLeast, isBuilt, isInstalled, runtimeNode, sourceHash } from '../../../bff/install.mjs';

let root: string;
const write = (path: string, content: unknown) => {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'seller-launcher-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('The version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
    ['22.1.0', true],
    ['100.0.0', true],
  ])('%s is at least 20.19: %s', (version, expected) => {
    expect(isAtLeast(version, [20, 19])).toBe(expected);
  });

  it('takes this one when it is new enough, and the pinned one otherwise', () => {
    expect(runtimeNode(root, [1, 0])).toBe(process.execPath);
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    const name = process.platform === 'win32' ? 'node.exe' : 'node';
    const pinned = join('node_modules', `node-${platform}-${process.arch}`, 'bin', name);
    write(pinned, '');
    expect(runtimeNode(root, [999, 0])).toBe(join(root, pinned));
  });
});

describe('Whether the packages are there', () => {
  const lock = {
    packages: {
      '': { name: 'product' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
      'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'sha512-c', optional: true },
    },
  };
  const { '': _, 'node_modules/only-elsewhere': elsewhere, ...installed } = lock.packages;

  it.each([
    ['nothing is installed', undefined, false],
    ['exactly they are installed', { packages: installed }, true],
    [
      'the optional one is there too',
      { packages: { ...installed, 'node_modules/only-elsewhere': elsewhere } },
      true,
    ],
    ['one is missing', { packages: { 'node_modules/a': installed['node_modules/a'] } }, false],
    [
      'one has another version',
      { packages: { ...installed, 'node_modules/b': { version: '1.9.0', integrity: 'sha512-b' } } },
      false,
    ],
    [
      'one has other contents',
      { packages: { ...installed, 'node_modules/b': { version: '2.0.0', integrity: 'sha512-x' } } },
      false,
    ],
    ['the record is broken', '{half', false],
  ])('when %s', (_title, record, expected) => {
    write('package-lock.json', lock);
    if (record !== undefined) write('node_modules/.package-lock.json', record);
    expect(isInstalled(root)).toBe(expected);
  });
});

describe('Whether the build is there', () => {
  beforeEach(() => {
    write('package-lock.json', '{}');
    for (const folder of ['api', 'bff', 'db', 'helper', 'web']) write(`${folder}/a.ts`, folder);
    write('dist/server.mjs', '');
    write('dist/web/index.html', '');
    write('dist/stamp.json', { sources: sourceHash(root) });
  });

  it('is, also after a fresh checkout that changed only the times', () => {
    expect(isBuilt(root)).toBe(true);
    utimesSync(join(root, 'web/a.ts'), 1, 1);
    expect(isBuilt(root)).toBe(true);
  });

  it.each([
    ['a file is changed', () => write('api/a.ts', 'other')],
    ['a file is added', () => write('web/deep/b.ts', '')],
    ['a file is deleted', () => rmSync(join(root, 'db/a.ts'))],
    ['a dependency is changed', () => write('package-lock.json', '{"a":1}')],
    ['a result is deleted', () => rmSync(join(root, 'dist/web/index.html'))],
    ['the build broke off', () => rmSync(join(root, 'dist/stamp.json'))],
  ])('is not, when %s', (_title, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });
});
