import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../../web/oldest-browsers.ts';

/** `ios17.4` as name and version. */
const oldest = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name, version };
});
const versionOf = (wanted: string) => oldest.find(({ name }) => name === wanted)?.version ?? '';

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
});
