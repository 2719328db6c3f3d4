import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { directionOf, languages } from '../../../web/src/i18n/languages.ts';

afterEach(() => i18n.changeLanguage('zh-CN'));

describe('a name within a text', () => {
  const said = (message: string) => i18n.t('networkError', { message });

  it('keeps its own direction where the text runs from right to left', async () => {
    await i18n.changeLanguage('ar');
    expect(said('138****0001')).toContain('(\u2068138****0001\u2069)');
    expect(said('甲店 (US)')).toContain('(\u2068甲店 (US)\u2069)');
    expect(said('404')).toContain('(\u2068404\u2069)');
  });

  it('is left alone where nothing of it could part, or where it is in one piece already', async () => {
    await i18n.changeLanguage('ar');
    expect(said('متجر 2')).toContain('(متجر 2)');
    expect(said('\u2066−¥1.00\u2069')).toContain('(\u2066−¥1.00\u2069)');
  });

  it('is left alone in every other language', async () => {
    await i18n.changeLanguage('en');
    expect(said('138****0001')).toContain('(138****0001)');
  });
});

describe('what runs before the first paint', () => {
  const script = readFileSync(
    resolve(import.meta.dirname, '../../../web/public/before-paint.js'),
    'utf8',
  );

  /** Language and direction of the document after it, where the browser has kept `stored`. */
  const begin = (getItem: (key: string) => string | null) => {
    const root = {
      lang: 'zh-CN',
      dir: '',
      dataset: {},
      style: { colorScheme: '' },
      classList: { add: () => {} },
    };
    runInNewContext(script, {
      localStorage: { getItem },
      // A page without a picture to be asked for at once.
      document: { documentElement: root, querySelector: () => null },
      window: { matchMedia: () => ({ matches: false }) },
    });
    return { lang: root.lang, dir: root.dir };
  };

  it.each(languages.map(({ code }) => code))('knows %s and its direction', (code) => {
    const stored = (key: string) => (key === 'selectedLang' ? code : null);
    expect(begin(stored)).toEqual({ lang: code, dir: directionOf(code) });
  });

  it('leaves Chinese where nothing is kept, something else, or storage is refused', () => {
    const chinese = { lang: 'zh-CN', dir: '' };
    expect(begin(() => null)).toEqual(chinese);
    expect(begin(() => 'klingon')).toEqual(chinese);
    const refused = () => {
      throw new Error('refused');
    };
    expect(begin(refused)).toEqual(chinese);
  });
});
