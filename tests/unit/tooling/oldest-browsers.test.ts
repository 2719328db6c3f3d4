import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../../web/oldest-browsers.ts';

/** `ios17.4` as name and version. */
const oldest = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name, version };
});
const versionOf = (wanted: string) => oldest.find(({ name }) => name === wanted)?.version ?? '';

/** What some of them lack, and others had before. */
const newer =
  /\b(?:URL\.parse|AbortSignal\.any|Promise\.try|Array\.fromAsync|Iterator\.from|RegExp\.escape|Uint8Array\.from(?:Base64|Hex)|Math\.sumPrecise)\(|\.(?:getOrInsert(?:Computed)?|toBase64|toHex)\(/;

describe('the oldest browsers', () => {
  it('are those that README names', () => {
    const [told = ''] =
      /^\*\*Browsers\.\*\*(?:.+\n)+/m.exec(readFileSync('README.md', 'utf8')) ?? [];
    for (const { name, version } of oldest)
      expect(told.toLowerCase(), name).toMatch(new RegExp(`\\b${name}\\b[^\\d]*${version}(?!\\d)`));
  });

  it('are what owners of an iPhone are told, in every language', () => {
    const texts = globSync('web/src/i18n/*/push.ts');
    expect(texts).toHaveLength(11);
    for (const text of texts)
      expect(readFileSync(text, 'utf8'), text).toMatch(
        new RegExp(`iOS ${versionOf('ios')}(?!\\d)`),
      );
  });

  it('have all that is asked of them beside what the compiler refuses, in workers that it does not read, too', () => {
    const sources = globSync([
      'web/src/**/*.{ts,tsx}',
      'web/{,public/}*.js',
      'api/contract/rules/**/*.ts',
    ]);
    const asking = sources.filter((source) => newer.test(readFileSync(source, 'utf8')));
    expect(asking).toEqual([]);
  });
});
