import { describe, expect, it } from 'vitest';
import { countryCode } from '../../../api/contract/rules/source-countries.ts';
import {
  defaultSources,
  parseSources,
  recogniseSource,
} from '../../../api/listing/source-platforms.ts';

const platformOf = (url: string) => recogniseSource(url)?.platform;
const countryOf = (url: string) => recogniseSource(url)?.country;

describe('The platform of a product address', () => {
  it.each([
    ['https://detail.1688.com/offer/684412035519.html', '1688'],
    ['https://www.amazon.com/dp/B0C7WQ91KX', 'amazon'],
    ['https://www.temu.com/g-601099533042817.html', 'temu'],
    ['https://www.aliexpress.com/item/1005006120457731.html', 'aliexpress'],
    ['https://www.lazada.co.th/products/i4411870262.html', 'lazada'],
    ['https://us.shein.com/p-20914457.html', 'shein'],
    ['https://www.walmart.com/ip/1588302247', 'walmart'],
    ['https://shopee.com.my/product/318004411/21845120943', 'shopee'],
    ['https://articulo.mercadolibre.com.mx/MLM-1932077415', 'mercadolibre'],
    ['https://produto.mercadolivre.com.br/MLB-3344556677', 'mercadolibre'],
  ])('[R9.5-03] %s is of %s', (url, platform) => {
    expect(platformOf(url)).toBe(platform);
  });

  it.each([
    'https://www.example.com/dp/B0C7WQ91KX',
    'https://amazon.example.com/dp/1',
    'https://www.amazon.com.evil.net/dp/1',
    'https://notamazon.com/dp/1',
    'https://example.com/?url=https://www.amazon.com/dp/1',
    'https://amazon.com:8443/dp/1',
    'https://user@www.amazon.com/dp/1',
    'file:///www.amazon.com/dp/1',
    'javascript:alert(1)//www.amazon.com',
    '收纳盒',
    '',
  ])('[R9.5-03] %s is of none', (url) => {
    expect(recogniseSource(url)).toBeUndefined();
  });

  it('is found in an address without a scheme, and what follows the visitor falls away', () => {
    expect(
      recogniseSource(' WWW.Amazon.de/dp/B0?th=1&utm_source=mail&ref_=x&spm=a2#reviews '),
    ).toEqual({ platform: 'amazon', country: '德国', url: 'https://www.amazon.de/dp/B0?th=1' });
  });
});

describe('The country of a product address', () => {
  it('has a code, by which every language has a name for it', () => {
    const names = Object.values(defaultSources).flatMap(({ suffixes, subdomains = {} }) => [
      ...Object.values(suffixes),
      ...Object.values(subdomains),
    ]);
    const without = names.filter((name) => name !== null && countryCode(name) === undefined);
    expect(without).toEqual(['阿拉伯地区']);
  });

  it.each([
    ['https://www.amazon.co.uk/dp/1', '英国'],
    ['https://www.amazon.co.jp/dp/1', '日本'],
    ['https://www.lazada.com.my/products/i1.html', '马来西亚'],
    ['https://www.lazada.vn/products/i1.html', '越南'],
    ['https://www.shein.com.mx/p-1.html', '墨西哥'],
    ['https://www.shein.co.uk/p-1.html', '英国'],
    ['https://shopee.ph/product/1/2', '菲律宾'],
    ['https://shopee.com.br/product/1/2', '巴西'],
    ['https://articulo.mercadolibre.com.ar/MLA-1', '阿根廷'],
    ['https://articulo.mercadolibre.cl/MLC-1', '智利'],
    ['https://articulo.mercadolibre.com.ve/MLV-1', '委内瑞拉'],
    ['https://www.amazon.cn/dp/1', '中国'],
    ['https://www.shein.com/p-1.html', '美国'],
    ['https://us.shein.com/p-1.html', '美国'],
    ['https://de.shein.com/p-1.html', '德国'],
    ['https://m.shein.com/p-1.html', '美国'],
  ])('[R9.5-04] %s is %s', (url, country) => {
    expect(countryOf(url)).toBe(country);
  });

  it('[R9.5-04] is none for an unknown suffix, and for platforms that say none', () => {
    expect(countryOf('https://www.amazon.xyz/dp/1')).toBeUndefined();
    expect(countryOf('https://shopee.com.zz/product/1/2')).toBeUndefined();
    expect(countryOf('https://detail.1688.com/offer/1.html')).toBeNull();
    expect(countryOf('https://www.walmart.ca/ip/1')).toBeNull();
  });

  it('[R9.5-04] is what a deployer says', () => {
    const table = parseSources('{"amazon": {"suffixes": {"com": "美利坚"}}}');
    expect(recogniseSource('https://www.amazon.com/dp/1', table)?.country).toBe('美利坚');
    expect(recogniseSource('https://www.amazon.de/dp/1', table)).toBeUndefined();
    expect(recogniseSource('https://shopee.ph/product/1/2', table)?.country).toBe('菲律宾');
  });

  it.each([
    ['{', /is no JSON/],
    ['{"ebay": {"suffixes": {}}}', /SOURCE_PLATFORMS/],
    ['{"amazon": {"suffixes": {"com": 1}}}', /amazon\.suffixes\.com/],
    ['{"amazon": {"names": []}}', /amazon\.names/],
  ])('refuses the file %s', (json, problem) => {
    expect(() => parseSources(json)).toThrow(problem);
  });
});
