// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectLinks, productLinks } from '../../../helper/plugin/links.ts';
import { html, linked } from './pages.ts';

const origin = 'https://www.amazon.de';
const page = new URL(`${origin}/s?k=jacke`);
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const dp = (number: number) => `/dp/B${String(number).padStart(9, '0')}`;

afterEach(() => vi.unstubAllGlobals());

describe('Product links of a search page', () => {
  it('are those of its list and its anchors, each once, of its own origin', () => {
    const head = linked({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', url: `${origin}${dp(1)}` },
        { '@type': 'ListItem', item: { '@type': 'Product', url: dp(2) } },
      ],
    });
    const body = `<a href="${dp(1)}?ref=1">1</a><a href="${dp(3)}?a=1#x">3</a><a href="${dp(3)}?b=2">3</a>
      <a href="/help">Hilfe</a><a href="javascript:void(0)">x</a><a href="https://www.amazon.fr${dp(4)}">4</a>
      <a href="http://www.amazon.de${dp(5)}">5</a>`;
    expect(productLinks(parse(html(body, { head })), page)).toEqual({
      links: [`${origin}${dp(1)}`, `${origin}${dp(2)}`, `${origin}${dp(3)}?a=1`],
      elsewhere: 2,
    });
  });

  it('are at most twenty', () => {
    const body = Array.from({ length: 50 }, (_, index) => `<a href="${dp(index)}">x</a>`).join('');
    expect(productLinks(parse(html(body)), page).links).toHaveLength(20);
  });

  it('are read two at a time; what leaves the origin, fails or is no product is left out', async () => {
    let open = 0;
    let most = 0;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (link: string, options: RequestInit) => {
      asked.push(link);
      expect(options).toMatchObject({ mode: 'same-origin', credentials: 'same-origin' });
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      if (link.endsWith('2')) throw new TypeError('broken');
      const type = link.endsWith('4') ? 'application/json' : 'text/html; charset=utf-8';
      const url = link.endsWith('3') ? 'https://evil.example/dp/B000000003' : link;
      const body = link.endsWith('5') ? '<p>nothing</p>' : `<h1>Jacke ${link.at(-1)}</h1>`;
      const answer = new Response(html(body), { headers: { 'content-type': type } });
      Object.defineProperty(answer, 'url', { value: url });
      return answer;
    });
    const progress: number[] = [];
    const links = [1, 2, 3, 4, 5, 6].map((number) => `${origin}${dp(number)}`);
    const found = await collectLinks([...links, `https://evil.example${dp(7)}`], page, {
      onProgress: (done) => progress.push(done),
    });
    expect(found.map(({ title }) => title)).toEqual(['Jacke 1', 'Jacke 6']);
    expect(asked.toSorted()).toEqual(links);
    expect(most).toBe(2);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('may be at another host of the same site, which the page does not ask by itself', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('asked by the page')));
    const search = new URL('https://s.1688.com/selloffer/offer_search.htm?keywords=x');
    const offer = (host: string, number: number) => `https://${host}/offer/${number}.html`;
    const [own, login, stranger] = [
      offer('detail.1688.com', 1),
      offer('detail.1688.com', 2),
      offer('detail.1688.com.evil.example', 3),
    ] as const;
    const elsewhere = [
      'https://www.alibaba.com/offer/4.html',
      'http://detail.1688.com/offer/5.html',
    ];
    const anchors = [own, login, stranger, ...elsewhere, 'https://work.1688.com/home.htm'];
    const body = anchors.map((href) => `<a href="${href}">x</a>`).join('');
    const { links } = productLinks(parse(html(body)), search);
    expect(links).toEqual([own, login]);
    const asked: string[] = [];
    const found = await collectLinks([...links, stranger, ...elsewhere], search, {
      readElsewhere: async (link) => {
        asked.push(link);
        const url = link === login ? 'https://login.1688.com/member/signin.htm' : link;
        return { url, text: html('<h1>收纳盒</h1>') };
      },
    });
    expect(asked).toEqual([own, login]);
    expect(found.map(({ title, sourceUrl }) => [title, sourceUrl])).toEqual([['收纳盒', own]]);
  });

  it('are read in the encoding that the page says', async () => {
    // 收纳盒 in GBK.
    const title = [0xca, 0xd5, 0xc4, 0xc9, 0xba, 0xd0];
    const [before = '', after = ''] = html('<h1>|</h1>', { head: '<meta charset="gbk">' }).split(
      '|',
    );
    const bytes = Uint8Array.from([...Buffer.from(before), ...title, ...Buffer.from(after)]);
    vi.stubGlobal(
      'fetch',
      async () => new Response(bytes, { headers: { 'content-type': 'text/html' } }),
    );
    const found = await collectLinks([`${origin}${dp(1)}`], page);
    expect(found.map((product) => product.title)).toEqual(['收纳盒']);
  });
});
