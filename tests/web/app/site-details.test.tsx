import { afterEach, describe, expect, it, vi } from 'vitest';
import { render, shows, unmount } from '../support/render.tsx';

/** The pages of a build with these details of the site. */
async function built(details: { filing: string; email: string; phone: string; hours: string }) {
  vi.resetModules();
  vi.stubEnv('VITE_FILING_NUMBER', details.filing);
  vi.stubEnv('VITE_CONTACT_EMAIL', details.email);
  vi.stubEnv('VITE_CONTACT_PHONE', details.phone);
  vi.stubEnv('VITE_CONTACT_HOURS', details.hours);
  const { Footer } = await import('../../../web/src/app/Footer.tsx');
  const { default: ArticlePage } = await import('../../../web/src/public-site/ArticlePage.tsx');
  const { PageTitleContext } = await import('../../../web/src/shared/ui/page-title.ts');
  await render(
    <PageTitleContext value="contactUs">
      <ArticlePage />
      <Footer />
    </PageTitleContext>,
    { at: '/index/contactUs', texts: ['articles'] },
  );
}

afterEach(async () => {
  await unmount();
  vi.unstubAllEnvs();
});

describe('what names the operator of the site', () => {
  it.each(['沪ICP备12345678号', '粤ICP备7号-1'])(
    '[R2.3-12] [R2.1-06] is shown where it is set: %s',
    async (filing) => {
      const details = {
        filing,
        email: 'a@seller.example',
        phone: '400',
        hours: '',
      };
      await built(details);
      const toRegistry = [
        ...document.querySelectorAll<HTMLAnchorElement>(
          'footer a[href="https://beian.miit.gov.cn/"]',
        ),
      ];
      expect(toRegistry.map(({ textContent, target }) => [textContent, target])).toEqual([
        [filing, '_blank'],
      ]);
      for (const text of ['邮箱', 'a@seller.example', '电话', '400'])
        expect(shows(text)).toBe(true);
      expect(shows('服务时间')).toBe(false);
    },
  );

  it('is not made up where it is not', async () => {
    await built({ filing: '', email: '', phone: '', hours: '' });
    expect(shows('遇到问题')).toBe(true);
    expect(document.body.textContent).not.toMatch(/ICP|邮箱|电话|example\.com|400-/);
  });
});
