import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSay, codesIn, eanCheckDigit } from '../../../api/contract/rules/label-codes.ts';
import type { LabelDrawing, LabelItem } from '../../../api/contract/rules/label-drawing.ts';
import {
  type FindingCode,
  goodsGroups,
  type LabelFacts,
} from '../../../api/contract/rules/label-findings.ts';
import { labelMarkets } from '../../../api/contract/rules/label-markets.ts';
import { rehearseLabel } from '../../../api/contract/rules/label-rehearsal.ts';

const seat = (y: number, h = 100, x = 0, w = 600) => ({ x, y, w, h });
const text = (y: number, words: string, size = 30): LabelItem => ({
  type: 'text',
  seatObj: seat(y),
  text: words,
  size,
});
const icon = (src: string, h = 100, w = 140): LabelItem => ({
  type: 'icon',
  seatObj: seat(0, h, 700, w),
  src,
});
const code = (src: string): LabelItem => ({ type: 'img', seatObj: seat(600), src });

const maker = text(
  0,
  'Manufacturer: Beispiel Trading Co., Ltd.\nNo. 1 Example Road, Shenzhen, China\nE-mail: a@example.com',
);
const responsible = text(
  150,
  'EU Responsible Person:\nMuster GmbH\nMusterstraße 1, 10115 Berlin\nhttps://example.org',
);
const model = text(300, 'Model: K-1');
const warning = text(400, 'Achtung: Nicht für Kinder unter 3 Jahren geeignet.');
const complete = [maker, responsible, model, warning];

const drawn = (...pointsList: LabelItem[]): LabelDrawing => ({
  width: 1_000,
  height: 700,
  pointsList,
});
const rehearse = (items: readonly LabelItem[], facts: Partial<LabelFacts> = {}, market = 'DE') =>
  rehearseLabel(drawn(...items), market, { group: 'other', ...facts });
const codes = (...given: Parameters<typeof rehearse>): FindingCode[] =>
  rehearse(...given).map((one) => one.code);

describe('the rehearsal of a label', () => {
  it('finds nothing wrong with one that says all that is asked for', () => {
    expect(rehearse(complete)).toEqual([]);
  });

  it('names all that an empty one lacks, with the law that asks for it', () => {
    expect(rehearse([])).toEqual([
      ...[
        ['manufacturerMissing', '(EU) 2023/988 Art. 9(6)'],
        ['responsibleMissing', '(EU) 2023/988 Art. 16(3)'],
        ['identificationMissing', '(EU) 2023/988 Art. 9(5)'],
      ].map(([name, source]) => ({ code: name, source, item: null, level: 'must', params: {} })),
      {
        code: 'warningMissing',
        source: '(EU) 2023/988 Art. 9(7)',
        item: null,
        level: 'guide',
        params: {},
      },
    ]);
  });

  it.each([
    ['制造商：示例公司\n深圳市示例路1号\nservice@example.com'],
    ['Hersteller: Muster AG\nMusterweg 2, 8000 Ort\nwww.example.com'],
    ['Fabricant / Hersteller:\nExemple SA\n1 rue de l’Exemple\nE-mail: a@example.com'],
    ['FABBRICANTE: Esempio srl, Via Esempio 1, Milano, a@example.com'],
    ['Fabricante: Ejemplo SL\nDirección: Calle Ejemplo 1\nCorreo electrónico: a@example.com'],
    ['Fabrikant: Voorbeeld BV\nAdres: Voorbeeldstraat 1\na@example.com'],
    ['Producent: Przykład sp. z o.o.\nAdres: ul. Przykładowa 1\na@example.com'],
    ['Made by {{maker}}\nAddress: {{address}}\nE-mail: {{mail}}'],
  ])('recognises a manufacturer in %j', (words) => {
    expect(rehearse([text(0, words), responsible, model, warning])).toEqual([]);
  });

  it.each([
    ['EU RP: Muster GmbH\nMusterstraße 1, 10115 Berlin\na@example.org'],
    ['EC REP: Muster GmbH, Musterstraße 1, Berlin, a@example.org'],
    ['欧盟负责人：Muster GmbH\nMusterstraße 1\na@example.org'],
    ['Verantwortliche Person: Muster GmbH\nMusterstraße 1\na@example.org'],
    ['Personne responsable UE : Exemple SARL\n1 rue Exemple\na@example.org'],
    ['Osoba odpowiedzialna: Przykład\nul. Przykładowa 1\na@example.org'],
    ['Gemachtigde: Voorbeeld BV\nVoorbeeldstraat 1\na@example.org'],
  ])('recognises a responsible person in %j', (words) => {
    expect(rehearse([maker, text(150, words), model, warning])).toEqual([]);
  });

  it('says which part of a name and its addresses is missing, and where', () => {
    const half = text(0, 'Manufacturer:\nAddress:\nE-mail:');
    expect(rehearse([half, responsible, model, warning])).toMatchObject(
      ['nameMissing', 'postalMissing', 'electronicMissing'].map((one) => ({
        code: one,
        item: 0,
        params: { who: 'manufacturer' },
      })),
    );
    const without = text(150, 'EU Responsible Person: Muster GmbH\na@example.org');
    expect(rehearse([maker, without, model, warning])).toMatchObject([
      { code: 'postalMissing', item: 1, params: { who: 'responsible' } },
    ]);
  });

  it('reads on below in the same column, and not in another', () => {
    const parts = [
      text(0, 'Manufacturer: Beispiel'),
      { ...text(150, 'Model: K-1'), seatObj: seat(20, 50, 700, 200) },
      text(50, 'No. 1 Example Road, Shenzhen'),
      text(100, 'a@example.com'),
      responsible,
      warning,
    ];
    expect(rehearse(parts)).toEqual([]);
    const aside = parts.map((one, item) =>
      item === 2 ? { ...one, seatObj: seat(50, 9, 900) } : one,
    );
    expect(codes(aside)).toEqual(['postalMissing']);
  });

  it('asks for a responsible person inside the Union, unless the manufacturer is there', () => {
    const abroad = text(150, 'Importer: Example Ltd.\n1 Example Street, London, UK\na@example.org');
    expect(rehearse([maker, abroad, model, warning])).toMatchObject([
      { code: 'responsibleOutsideUnion', item: 1, source: '(EU) 2023/988 Art. 16(1)' },
    ]);
    const alone = [maker, model, warning];
    expect(codes(alone)).toEqual(['responsibleMissing']);
    expect(codes(alone, { isManufacturerInUnion: true })).toEqual([]);
  });

  it('wants warnings in the language of the market', () => {
    expect(rehearse(complete, {}, 'FR')).toMatchObject([
      { code: 'warningLanguage', item: 3, params: { languages: 'fr' } },
    ]);
    const both = text(500, 'Attention : ne convient pas aux enfants.');
    expect(codes([...complete, both], {}, 'FR')).toEqual([]);
    expect(rehearse([...complete, both], {}, 'BE')).toMatchObject([
      { code: 'warningLanguage', params: { languages: 'nl' } },
    ]);
    expect(codes([...complete, both], {}, 'LU')).toEqual([]);
    expect(rehearse(complete, {}, 'SE')).toMatchObject([
      { code: 'languageUnknown', level: 'guide', params: { market: 'SE' } },
    ]);
    // A warning sign whose text begins with no such word.
    const sign: LabelItem = {
      type: 'warning',
      seatObj: seat(400),
      text: 'Von Kindern fernhalten und nicht essen.',
      size: 30,
    };
    expect(codes([maker, responsible, model, sign])).toEqual([]);
    expect(codes([maker, responsible, model, sign], {}, 'IT')).toEqual(['warningLanguage']);
  });

  it.each([
    'Batch: 2026-03',
    'Charge 17',
    'LOT 17',
    'N° de lot : 17',
    'Numero di serie: 17',
    '型号：K-1',
    'Nr partii: 17',
    'SKU: {{skuCode}}',
  ])('takes %j for what identifies the product', (words) => {
    expect(codes([maker, responsible, text(300, words), warning])).toEqual([]);
    const [label = ''] = words.split(/[\d{K]/);
    expect(codes([maker, responsible, text(300, label), warning])).toEqual([
      'identificationMissing',
    ]);
  });
});

describe('the rehearsal of certain goods', () => {
  const ce = icon('ce');

  it('wants of a toy its mark, its age warning and the word before its warnings', () => {
    const toy = { group: 'toy' } as const;
    expect(rehearse([...complete, ce], toy)).toEqual([]);
    expect(rehearse(complete, toy)).toMatchObject([
      { code: 'ceMissing', source: '2009/48/EC Art. 16-17', item: null },
    ]);
    const caution = text(400, 'Vorsicht: Nicht für Kinder unter 3 Jahren geeignet.');
    expect(rehearse([maker, responsible, model, caution, ce], toy)).toMatchObject([
      { code: 'warningWordMissing', item: 3, params: { word: 'achtung', languages: 'de' } },
    ]);
    const ageless = text(400, 'Achtung: Erstickungsgefahr, nicht für Babys. Ab 3 Jahren.');
    expect(codes([maker, responsible, model, ageless, ce], toy)).toEqual(['ageMissing']);
    expect(codes([maker, responsible, model, ageless, ce, icon('not-under-3')], toy)).toEqual([]);
    const forBabies = { ...toy, isForUnderThree: true };
    expect(codes([maker, responsible, model, ageless, ce], forBabies)).toEqual([]);
    expect(rehearse([...complete, ce], forBabies)).toMatchObject([
      { code: 'ageContradicts', item: 3 },
    ]);
  });

  it.each([
    ['EN', 'IE', 'Warning: not suitable for children under 36 months.'],
    ['ES', 'ES', 'Advertencia: no conviene para niños menores de tres años.'],
    ['FR', 'FR', 'Attention : ne convient pas aux enfants de moins de 36 mois.'],
    ['IT', 'IT', 'Avvertenza: non adatto a bambini di età inferiore a 36 mesi.'],
    ['NL', 'NL', 'Waarschuwing: niet geschikt voor kinderen jonger dan 3 jaar.'],
    ['PL', 'PL', 'Ostrzeżenie: nie nadaje się dla dzieci w wieku poniżej 36 miesięcy.'],
  ])('knows the age warning in %s', (_language, market, words) => {
    const items = [maker, responsible, model, text(400, words), ce];
    expect(codes(items, { group: 'toy' }, market)).toEqual([]);
  });

  it('wants of electrical goods a CE mark of 5 mm and the crossed-out bin', () => {
    const group = { group: 'electronics' } as const;
    expect(codes(complete, group)).toEqual(['ceMissing', 'binMissing']);
    const bin = icon('weee');
    expect(codes([...complete, bin, ce], group)).toEqual([]);
    // 49 units are 4.9 mm; a seat that is too narrow makes it low as well.
    for (const low of [icon('ce', 49), icon('ce', 100, 60)])
      expect(rehearse([...complete, bin, low], group)).toMatchObject([
        { code: 'ceLow', item: 5, params: { least: 5 } },
      ]);
    expect(codes([...complete, bin, icon('ce', 50, 70)], group)).toEqual([]);
  });

  it('only advises an electronic address where another law than the GPSR says what stands there', () => {
    const silent = text(0, 'Manufacturer: Beispiel\nNo. 1 Example Road, Shenzhen');
    const items = [silent, responsible, model, warning, ce];
    expect(rehearse(items, { group: 'toy' })).toMatchObject([
      { code: 'electronicMissing', level: 'guide', source: '(EU) 2023/988 Art. 19' },
    ]);
    expect(rehearse(items)).toMatchObject([{ code: 'electronicMissing', level: 'must' }]);
  });

  it('refuses a CE mark on goods whose law has none', () => {
    for (const group of ['cosmetics', 'textile', 'foodContact'] as const)
      expect(rehearse([...complete, ce], { group })).toContainEqual(
        expect.objectContaining({ code: 'ceNotAllowed', item: 4 }),
      );
  });

  it('wants fibres of textiles, the food mark of what touches food, and what cosmetics are made of', () => {
    expect(codes(complete, { group: 'textile' })).toEqual(['fibresMissing']);
    for (const fibres of ['80% Baumwolle, 20% Elasthan', 'Baumwolle 100 %'])
      expect(codes([...complete, text(500, fibres)], { group: 'textile' })).toEqual([]);
    expect(rehearse(complete, { group: 'foodContact' })).toMatchObject([
      { code: 'foodContactMissing', level: 'guide' },
    ]);
    for (const food of [icon('food-safe'), text(500, 'Für Lebensmittelkontakt')])
      expect(codes([...complete, food], { group: 'foodContact' })).toEqual([]);
    const group = { group: 'cosmetics' } as const;
    expect(codes(complete, group)).toEqual([
      'batchMissing',
      'ingredientsMissing',
      'contentMissing',
      'durabilityMissing',
      'originMissing',
    ]);
    const cosmetic = text(500, 'LOT 17\nIngredients: Aqua\n50 ml\n12M\nMade in China');
    expect(codes([responsible, warning, cosmetic], group)).toEqual([]);
  });
});

describe('the rehearsal of any label', () => {
  it('advises letters whose x is 1.2 mm high, 0.9 mm on small packages', () => {
    const small = [...complete, text(500, 'klein', 23)];
    expect(rehearse(small)).toMatchObject([
      { code: 'textSmall', item: 4, level: 'guide', params: { millimetres: 1.15, least: 1.2 } },
    ]);
    expect(codes(small, { isSmallPackage: true })).toEqual([]);
    expect(codes([text(0, 'small', 17)], { isSmallPackage: true }, 'US')).toEqual(['textSmall']);
    expect(codes([...complete, text(500, 'gut', 24)])).toEqual([]);
  });

  it('has codes read back what they should say', () => {
    const items = [code('code128:SK-1'), code('qr:https://example.com/{{skuCode}}')];
    const scanned = (read: string | null) => ({ scanned: new Map([[0, read]]) });
    expect(codes(items, scanned('SK-1'), 'US')).toEqual([]);
    expect(codes(items, {}, 'US')).toEqual([]);
    expect(rehearse(items, scanned(null), 'US')).toMatchObject([{ code: 'codeUnread', item: 0 }]);
    expect(rehearse(items, scanned('SK-2'), 'US')).toMatchObject([
      { code: 'codeDiffers', item: 0, params: { content: 'SK-1', found: 'SK-2' } },
    ]);
    const [one] = items;
    expect(codes(one ? [one] : [], { skuId: 'SK-2' }, 'US')).toEqual(['skuNotInCodes']);
    expect(codes(one ? [one] : [], { skuId: 'SK-1' }, 'US')).toEqual([]);
    expect(codes(items, { skuId: 'SK-2' }, 'US')).toEqual([]);
  });

  it.each([
    ['ean13:4006381333931', true],
    ['ean13:400638133393', true],
    ['ean13:4006381333932', false],
    ['ean13:40063813', false],
    ['ean13:{{ean}}', true],
    ['code128:中文', false],
    ['qr:中文', true],
  ])('knows whether %s can be a code', (src, isPossible) => {
    expect(codes([code(src)], {}, 'US')).toEqual(isPossible ? [] : ['codeImpossible']);
  });

  it('reads an EAN-13 of twelve digits as the thirteen that are drawn', () => {
    const items = [code('ean13:400638133393')];
    expect(codes(items, { scanned: new Map([[0, '4006381333931']]) }, 'US')).toEqual([]);
  });

  it('gives every number of twelve digits one check digit that holds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.integer({ min: 1, max: 9 }), (digits, off) => {
        const [{ content = '' } = {}] = codesIn(drawn(code(`ean13:${digits}`)));
        expect(content).toBe(`${digits}${eanCheckDigit(digits)}`);
        expect(canSay({ kind: 'ean13', content })).toBe(true);
        const wrong = `${digits}${(eanCheckDigit(digits) + off) % 10}`;
        expect(canSay({ kind: 'ean13', content: wrong })).toBe(false);
      }),
    );
  });

  it('speaks of items that there are, and the same each time, whatever is on the label', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        'Manufacturer:',
        'EU RP: x',
        'Warning',
        '警告',
        'Model',
        '{{name}}',
        '3 years',
      ),
    );
    const item = fc.record({
      type: fc.constantFrom('text', 'warning', 'img', 'icon', 'rect'),
      seatObj: fc.record({
        x: fc.integer({ min: -100, max: 1000 }),
        y: fc.integer({ min: -100, max: 1000 }),
        w: fc.nat(1000),
        h: fc.nat(1000),
      }),
      text: fc.array(words, { maxLength: 4 }).map((lines) => lines.join('\n')),
      src: fc.constantFrom('ce', 'weee', 'qr:x', 'code128:é', 'ean13:1', undefined),
      size: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 8 }),
        fc.constantFrom(...labelMarkets, 'US', '__proto__'),
        fc.constantFrom(...goodsGroups),
        (items, market, group) => {
          const found = rehearse(items, { group }, market);
          expect(rehearse(items, { group }, market)).toEqual(found);
          for (const { item: at, level } of found) {
            if (at !== null) expect(items[at]).toBeDefined();
            expect(['must', 'guide']).toContain(level);
          }
          const levels = found.map(({ level }) => level);
          expect(levels).toEqual(levels.toSorted().toReversed());
        },
      ),
    );
  });
});
