import { afterEach, expect, it } from 'vitest';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import ArticlePage from '../../../web/src/public-site/ArticlePage.tsx';
import { site } from '../../../web/src/shared/site-config.ts';
import { PageTitleContext } from '../../../web/src/shared/ui/page-title.ts';
import { toldChinese, untoldChinese } from '../support/chinese.ts';
import { render, shows } from '../support/render.tsx';

afterEach(() => i18n.changeLanguage('zh-CN'));

it.each(['userAgreement', 'aboutUs', 'homePage'] as const)(
  'the article %s says of its text alone that it is Chinese, in a page of another language',
  async (title) => {
    await i18n.changeLanguage('en');
    await render(
      <PageTitleContext value={title}>
        <ArticlePage />
      </PageTitleContext>,
    );
    const { lead, sections } = i18n.t(`articles:texts.${title}`, { returnObjects: true });
    const words = [
      lead,
      ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ];
    expect(words.every(shows)).toBe(true);
    // A name is the same in every language.
    expect(untoldChinese().filter((text) => text !== site.company)).toEqual([]);
    const note = i18n.t('articles:onlyChinese');
    expect(shows(note)).toBe(true);
    expect(toldChinese().some((text) => text.includes(note))).toBe(false);
  },
);
