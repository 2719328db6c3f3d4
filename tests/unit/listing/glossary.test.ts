import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../api/contract/rules/languages.ts';
import { glossaryTranslator, readWords } from '../../../api/listing/glossary.ts';
import * as tables from '../../../api/listing/glossary-words.ts';
import { drawProduct, kinds } from '../../../api/listing/simulated-goods.ts';

const { signal } = new AbortController();
async function translate(text: string, from: LanguageCode, to: LanguageCode) {
  const { texts, unknown } = await glossaryTranslator.translate({
    texts: [text],
    from,
    to,
    signal,
  });
  return { text: texts[0], unknown };
}

describe('The glossary', () => {
  it.each([
    ['硅胶锅铲 耐高温 厨房', 'zh-CN', 'en', 'Silicone spatula heat resistant kitchen'],
    ['大容量防水双肩包', 'zh-CN', 'es', 'Gran capacidad impermeable mochila'],
    ['Stainless Steel Insulated Bottle, Outdoor', 'en', 'zh-CN', '不锈钢保温杯, 户外'],
    ['Aufbewahrungsbox mit Deckel', 'de', 'fr', 'Boîte de rangement avec couvercle'],
    ['材质: 纯棉\n重量: 350 g', 'zh-CN', 'pt', 'Material: algodão puro\nPeso: 350 g'],
    ['颜色：黑色、白色', 'zh-CN', 'en', 'Colour: black, white'],
    ['黑色/大号', 'zh-CN', 'en', 'Black/large'],
  ] as const)('translates %s', async (text, from, to, expected) => {
    expect(await translate(text, from, to)).toEqual({ text: expected, unknown: [] });
  });

  it('leaves what it does not know as it was, and names it', async () => {
    expect(await translate('奶油风收纳盒', 'zh-CN', 'en')).toEqual({
      text: '奶油风 storage box',
      unknown: ['奶油风'],
    });
    expect(await translate('Boho storage box for Kitchen', 'en', 'zh-CN')).toEqual({
      text: 'Boho 收纳盒厨房',
      unknown: ['Boho'],
    });
  });

  it('keeps numbers, measures and models', async () => {
    expect(await translate('USB-C 数据线 2m 30×45cm X200', 'zh-CN', 'en')).toEqual({
      text: 'USB-C charging cable 2m 30×45cm X200',
      unknown: [],
    });
  });

  it('takes the unit behind a number for no word, and a letter elsewhere for one', async () => {
    expect((await translate('storage box 520 g, 1.5 l, 5 V', 'en', 'de')).unknown).toEqual([]);
    expect((await translate('storage box g', 'en', 'de')).unknown).toEqual(['g']);
  });

  it('keeps a text whose language is the wanted one, and refuses languages that it lacks', async () => {
    expect(await translate('  a b ', 'en', 'en')).toEqual({ text: '  a b ', unknown: [] });
    await expect(translate('收纳盒', 'zh-CN', 'ja')).rejects.toThrow('暂不支持翻译成该语言');
  });

  it('has every word in every language, and no Chinese word twice', () => {
    const words = Object.values(tables).flatMap(readWords);
    for (const word of words) expect(Object.values(word).every((text) => text !== '')).toBe(true);
    const chinese = words.map((word) => word['zh-CN']);
    expect(new Set(chinese).size).toBe(chinese.length);
  });
});

describe('A simulated product', () => {
  it('is the same for the same seed, and of its kind', () => {
    expect(drawProduct(7, 'zh-CN', kinds[3])).toEqual(drawProduct(7, 'zh-CN', kinds[3]));
    expect(drawProduct(7, 'zh-CN', kinds[3])).not.toEqual(drawProduct(8, 'zh-CN', kinds[3]));
    expect(drawProduct(7, 'zh-CN', kinds[3]).title).toContain('硅胶锅铲');
    expect(drawProduct(7, 'de', kinds[3]).title).toMatch(/Silikonspatel/);
  });

  it('has what a listing needs, whatever it is', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const product = drawProduct(seed, seed % 2 === 0 ? 'zh-CN' : 'es');
      expect(product.images).toHaveLength(4);
      expect(product.attributes.every(({ name, value }) => name !== '' && value !== '')).toBe(true);
      expect(product.skus.length).toBeGreaterThan(1);
      expect(new Set(product.skus.map((sku) => sku.spec)).size).toBe(product.skus.length);
      expect(product.skus.every((sku) => (sku.price ?? 0) > 100)).toBe(true);
    }
  });
});
