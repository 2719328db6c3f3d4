import { describe, expect, it } from 'vitest';
import { withFormForMillions } from '../../../web/src/i18n/plural-forms.ts';

const texts = { a: 'A', lines_one: '1', lines_other: 'n', list: ['x'], part: { b_other: 'b' } };

describe('the plural form for whole millions', () => {
  it.each(['es', 'fr', 'pt'])('is that of other numbers in %s, at every depth', (language) => {
    const filled = withFormForMillions(language, texts);
    expect(filled).toEqual({
      ...texts,
      lines_many: 'n',
      part: { b_other: 'b', b_many: 'b' },
    });
    expect(new Intl.PluralRules(language).select(1_000_000)).toBe('many');
  });

  it.each(['en', 'ar', 'ja'])('is not made up in %s', (language) => {
    expect(withFormForMillions(language, texts)).toBe(texts);
  });
});
