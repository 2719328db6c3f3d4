import { afterEach, describe, expect, it, vi } from 'vitest';
import { render, shows } from '../support/render.tsx';

interface Details {
  readonly filing: string;
  readonly policeFiling?: string;
  readonly email: string;
  readonly phone: string;
  readonly address?: string;
  readonly hours: string;
}

/** The pages of a build with these details of the site. */
async function built(details: Details) {
  vi.resetModules();
  vi.stubEnv('VITE_POLICE_FILING_NUMBER', details.policeFiling ?? '');
  vi.stubEnv('VITE_CONTACT_ADDRESS', details.address ?? '');
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
    { at: '/index/contactUs' },
  );
}

afterEach(() => vi.unstubAllEnvs());

describe('what names the operator of the site', () => {
  it.each(['沪ICP备12345678号', '粤ICP备7号-1'])(
    '[R2.3-12] [R2.1-06] is shown where it is set: %s',
    async (filing) => {
      const details = {
        filing,
        email: 'a@seller.example',
        policeFiling: '沪公网安备 31010102001234号',
        phone: '400',
        address: '上海市静安区 1 号',
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
      const police = document.querySelector<HTMLAnchorElement>(
        'footer a[href="https://beian.mps.gov.cn/#/query/webSearch?code=31010102001234"]',
      );
      expect(police?.textContent).toBe(details.policeFiling);
      expect(document.querySelector('a[href="mailto:a@seller.example"]')).not.toBeNull();
      for (const text of ['邮箱', 'a@seller.example', '电话', '400', '上海市静安区 1 号'])
        expect(shows(text)).toBe(true);
      expect(shows('服务时间')).toBe(false);
    },
  );

  it('is not made up where it is not', async () => {
    await built({ filing: '', email: '', phone: '', hours: '' });
    expect(shows('遇到问题')).toBe(true);
    expect(shows('尚未公布联系方式')).toBe(true);
    expect(document.body.textContent).not.toMatch(/ICP|邮箱|电话|example\.com|400-/);
  });

  it('names whole addresses to search engines and chat apps where it is known, and none where it is not', async () => {
    const page = { path: '/index', title: 'A & "B"', name: 'index', isPublic: true } as const;
    const of = async (address: string) => {
      vi.resetModules();
      vi.stubEnv('VITE_SITE_URL', address);
      return import('../../../web/src/app/page-head.ts');
    };
    const known = await of('https://seller.example/');
    const head = known.headOf(page);
    expect(head).toContain('<title>A &#38; &#34;B&#34;</title>');
    expect(head).toContain('<link rel="canonical" href="https://seller.example/index">');
    expect(head).toContain('<meta property="og:url" content="https://seller.example/index">');
    expect(known.siteMapOf(['/index', '/delme'])).toEqual({
      text: 'https://seller.example/index\n',
      robots: 'Sitemap: https://seller.example/sitemap.txt\n',
    });
    const unknown = await of('');
    expect(unknown.headOf(page)).not.toMatch(/canonical|og:url|og:image/);
    expect(unknown.siteMapOf(['/index'])).toBeUndefined();
  });
});
