// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCollected } from '../../../api/contract/listing.ts';
import { readCollected } from '../../../api/contract/rules/collected.ts';
import { extract } from '../../../helper/plugin/extract.ts';
import { chinese, german, html, linked } from './pages.ts';

const offer = 'https://detail.1688.com/offer/684412035519.html';
const dp = 'https://www.amazon.de/dp/B0B4T2M8QY';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const read = (text: string, url = offer) => extract(parse(text), new URL(url));

/** Whether the product may be imported, by the contract and by what pages and plugin check. */
function fits(product: ReturnType<typeof extract>): boolean {
  const sent = { ...product, shopId: '11', language: 'en' };
  return importCollected.input.safeParse(sent).success && readCollected(product) !== undefined;
}

describe('A product page', () => {
  it('is read by its JSON-LD, with what else stands on it', () => {
    const product = read(chinese);
    expect(product).toEqual({
      sourceUrl: offer,
      sourceLanguage: 'zh-CN',
      title: '竹制收纳盒 带盖',
      description: '天然楠竹\n可叠放',
      attributes: [
        { name: '品牌', value: '山野' },
        { name: '容量', value: '12 L' },
        { name: '材质', value: '竹' },
        { name: '产地', value: '浙江' },
        { name: '重量', value: '350克' },
      ],
      images: ['https://cbu01.alicdn.com/img/a.jpg', 'https://detail.1688.com/img/b.jpg'],
      skus: [
        { spec: '小号', price: 1250, stock: 320 },
        { spec: '大号', price: 1990, stock: 0 },
      ],
    });
    expect(fits(product)).toBe(true);
  });

  it('has the variants of a group, and says prices in another currency as a text', () => {
    const product = read(german, dp);
    expect(product).toMatchObject({
      sourceLanguage: 'de',
      title: 'Regenjacke Nordwind',
      images: ['https://m.media-amazon.com/images/I/1.jpg'],
      skus: [
        { spec: 'Blau / M', price: null, stock: 0 },
        { spec: 'Blau / L', price: null, stock: 0 },
      ],
    });
    expect(product?.attributes).toEqual([
      { name: '页面价格', value: 'EUR 49.9 – 54.9' },
      { name: '材质', value: 'Polyester' },
      { name: '页面类目', value: 'Mode > Jacken' },
    ]);
    expect(fits(product)).toBe(true);
  });

  it.each([
    [
      'the offers inside',
      {
        lowPrice: 9,
        offers: [
          { name: 'A', price: 9, priceCurrency: 'CNY' },
          { name: 'B', price: 11, priceCurrency: 'CNY' },
        ],
      },
      [
        ['A', 900],
        ['B', 1100],
      ],
    ],
    [
      'the lowest price where there are none',
      { lowPrice: '9.90', highPrice: '20', priceCurrency: 'CNY' },
      [['默认', 990]],
    ],
  ])('has of an aggregate offer %s', (_what, offers, expected) => {
    const data = {
      '@type': 'Product',
      name: '收纳盒',
      offers: { '@type': 'AggregateOffer', ...offers },
    };
    const product = read(html('', { head: linked(data) }));
    expect(product?.skus.map(({ spec, price }) => [spec, price])).toEqual(expected);
  });

  it('is read by its microdata', () => {
    const product = read(
      html(
        `<div itemscope itemtype="https://schema.org/Product">
           <h2 itemprop="name">Wanderhut</h2><img itemprop="image" src="/i/hut.jpg">
           <div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><b itemprop="name">Alpin</b></div>
           <p itemprop="description">Leicht.</p>
           <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
             <meta itemprop="priceCurrency" content="CNY"><span itemprop="price" content="35.5">35,50</span></div>
           <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"><b itemprop="name">Schal</b></div>
         </div>`,
        { lang: 'de' },
      ),
      'https://www.amazon.de/hut',
    );
    expect(product).toMatchObject({
      title: 'Wanderhut',
      description: 'Leicht.',
      attributes: [{ name: '品牌', value: 'Alpin' }],
      images: ['https://www.amazon.de/i/hut.jpg'],
      skus: [{ spec: '默认', price: 3550, stock: 0 }],
    });
  });

  it('is read by Open Graph', () => {
    const meta = (property: string, content: string) =>
      `<meta property="${property}" content="${content}">`;
    const head = [
      meta('og:type', 'product'),
      meta('og:title', 'Camping lamp'),
      meta('og:image', 'http://img.kwcdn.com/lamp.jpg'),
      meta('product:price:amount', '8.99'),
      meta('product:price:currency', 'USD'),
    ].join('');
    expect(read(html('', { head, lang: 'en-US' }), 'https://www.temu.com/lamp')).toMatchObject({
      title: 'Camping lamp',
      sourceLanguage: 'en',
      images: ['https://img.kwcdn.com/lamp.jpg'],
      attributes: [{ name: '页面价格', value: 'USD 8.99' }],
      skus: [{ spec: '默认', price: null }],
    });
  });

  it('is called as its heading, without the name of the site', () => {
    const page = (title: string) =>
      html('<h1>Handtasche</h1>', { head: `<meta property="og:title" content="${title}">` });
    const titleOf = (title: string) => read(page(title), dp)?.title;
    expect(titleOf('Handtasche - Temu Germany')).toBe('Handtasche');
    expect(titleOf('Handtaschen - Set')).toBe('Handtaschen - Set');
  });

  it('is read without marks that nobody sees, and in the yen of Japan', () => {
    const body = `<h1>竹製収納ボックス</h1><span class="a-price">￥2,980</span>
      <table><tr><th>材質</th><td>\u200e竹</td></tr></table>`;
    expect(read(html(body), 'https://www.amazon.co.jp/dp/B0D7654321')?.attributes).toEqual([
      { name: '页面价格', value: 'JPY 2980' },
      { name: '材質', value: '竹' },
    ]);
  });

  it('is read as it stands where it says nothing of itself', () => {
    const body = `<nav><h1>首页</h1></nav><h1>  折叠
      椅 </h1><span class="od-price">¥ 1,299.00</span>
      <div id="swiper"><img srcset="/s.jpg 200w, /l.jpg 800w"></div><img src="/w.jpg" width="600" height="600">
      <table><tr><td>颜色</td><td>黑</td></tr><tr><td>a</td><td>b</td><td>c</td></tr></table>`;
    const product = read(html(body));
    expect(product).toMatchObject({
      sourceLanguage: 'zh-CN',
      title: '折叠 椅',
      attributes: [{ name: '颜色', value: '黑' }],
      images: ['https://detail.1688.com/l.jpg', 'https://detail.1688.com/w.jpg'],
      skus: [{ spec: '默认', price: 129_900 }],
    });
  });

  it('is none where neither the page nor its address says so', () => {
    expect(read(html('<h1>Angebote</h1>'), 'https://www.amazon.de/deals')).toBeUndefined();
    expect(read(html('<p>no title</p>'))).toBeUndefined();
  });

  it('is bounded, and free of what cannot be imported', () => {
    const data = {
      '@type': 'Product',
      name: `\u0000${'长'.repeat(249)}😀😀`,
      description: 'x'.repeat(9_000),
      image: [
        'javascript:alert(1)',
        'https://127.0.0.1/a.jpg',
        'https://user:pw@cbu01.alicdn.com/a.jpg',
        ...Array.from({ length: 60 }, (_, index) => `https://cbu01.alicdn.com/${index}.jpg`),
      ],
      additionalProperty: Array.from({ length: 90 }, (_, index) => ({
        name: `n${index}`,
        value: 'v'.repeat(900),
      })),
      offers: Array.from({ length: 300 }, (_, index) => ({
        name: `s${index}`,
        price: 1e12,
        priceCurrency: 'CNY',
      })),
    };
    const product = read(html('', { head: linked(data) }));
    expect(product?.title).toBe('长'.repeat(249));
    expect(product?.images).toHaveLength(30);
    expect(product?.attributes).toHaveLength(50);
    expect(product?.skus).toHaveLength(200);
    expect(fits(product)).toBe(true);
  });

  it('of any data whatever is left alone or fits', () => {
    const keys = fc.constantFrom(
      '@type',
      '@id',
      '@graph',
      'name',
      'offers',
      'price',
      'priceCurrency',
      'image',
      'hasVariant',
      'additionalProperty',
      'value',
    );
    const leaf = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constantFrom('Product', 'ProductGroup', 'CNY', '#a', null),
    );
    const { data } = fc.letrec((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.dictionary(keys, tie('data')),
        fc.array(tie('data')),
      ),
    }));
    fc.assert(
      fc.property(data, (any) => {
        const head = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'x', ...(typeof any === 'object' ? any : {}) }).replaceAll('<', '\\u003c')}</script>`;
        const product = read(html('', { head }));
        expect(product === undefined || fits(product)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('What came from outside', () => {
  const good = read(chinese);
  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['no title', { ...good, title: '' }],
    ['another scheme', { ...good, sourceUrl: 'javascript:alert(1)' }],
    ['a strange picture', { ...good, images: ['http://a.com/x.jpg'] }],
    ['no SKU', { ...good, skus: [] }],
    ['a price in part fen', { ...good, skus: [{ spec: 'a', price: 0.5, stock: 0 }] }],
    ['too much', { ...good, images: Array(31).fill('https://a.com/x.jpg') }],
  ])('is no product: %s', (_what, data) => {
    expect(readCollected(data)).toBeUndefined();
  });

  it('keeps only what a product has', () => {
    expect(readCollected({ ...good, token: 'secret' })).toEqual(good);
  });
});
