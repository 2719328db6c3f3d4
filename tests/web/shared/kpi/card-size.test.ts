import { expect, it } from 'vitest';
import { i18n } from '../../../../web/src/i18n/i18n.ts';
import { languages } from '../../../../web/src/i18n/languages.ts';
import { hasLongComparison } from '../../../../web/src/shared/kpi/card-size.ts';

it('gives the words of a comparison a line of their own where they are long beside the change', async () => {
  const long: string[] = [];
  for (const { code } of languages) {
    await i18n.changeLanguage(code);
    await i18n.loadNamespaces('statistics');
    if (hasLongComparison(i18n.getFixedT(code, 'statistics'))) long.push(code);
  }
  await i18n.changeLanguage('zh-CN');
  expect(long.sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ko', 'pt', 'vi']);
});
