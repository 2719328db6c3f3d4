import { unitsPerMillimetre } from './label-drawing.ts';
import { finding, type GoodsGroup, type LabelRule } from './label-findings.ts';
import { beginsWith, isAbout, saidAbout } from './label-lines.ts';
import { languagesOf } from './label-markets.ts';
import { toyWarningWords } from './label-words.ts';

/** What the laws of certain goods ask of their labels, beside what is asked of all. */

const hasIcon = (names: readonly string[]) => (item: { type: string; src?: string | undefined }) =>
  item.type === 'icon' && names.includes(item.src ?? '');

const ceSource: Partial<Record<GoodsGroup, string>> = {
  toy: '2009/48/EC Art. 16-17',
  // Likewise 2014/30/EU (electromagnetic compatibility) and 2014/53/EU (radio).
  electronics: '2014/35/EU Art. 16-17',
};

/** Goods whose law has no CE marking may not bear it. */
const withoutCe: readonly GoodsGroup[] = ['cosmetics', 'textile', 'foodContact'];

const general = '(EC) 765/2008 Art. 30';
/** The least height of the mark, in millimetres; the Blue Guide, section 4.5.1.4, says the same. */
const leastCe = { millimetres: 5, source: '(EC) 765/2008 Annex II' } as const;
/** Width to height of the mark as the annex draws it. */
const ceShape = 280 / 200;

export const ceRule: LabelRule = ({ drawing, facts: { group } }) => {
  const marks = drawing.pointsList.flatMap((one, item) =>
    hasIcon(['ce'])(one) ? [{ item, seat: one.seatObj }] : [],
  );
  if (withoutCe.includes(group))
    return marks.map(({ item }) => finding('ceNotAllowed', general, { item }));
  const source = ceSource[group];
  if (source !== undefined && marks.length === 0) return [finding('ceMissing', source)];
  return marks.flatMap(({ item, seat }) => {
    const millimetres = Math.min(seat.h, seat.w / ceShape) / unitsPerMillimetre;
    if (millimetres >= leastCe.millimetres) return [];
    const params = { millimetres: Math.round(millimetres * 10) / 10, least: leastCe.millimetres };
    return [finding('ceLow', leastCe.source, { item, params })];
  });
};

/** The crossed-out bin; batteries and lamps aside, all electrical goods bear it. */
export const binRule: LabelRule = ({ drawing, facts: { group } }) =>
  group !== 'electronics' || drawing.pointsList.some(hasIcon(['weee']))
    ? []
    : [finding('binMissing', '2012/19/EU Art. 14(4)')];

/** Three years, in months or years, in figures or in words. */
const threeYears =
  /(?<![\d.])(?:36|3|three|drei|tres|trois|tre|drie|trzech)\s*(?:months?|years?|monat\p{L}*|jahr\p{L}*|mois|ans|mesi|anni|meses|años|maanden|jaar|miesi\p{L}+|lat)(?!\p{L})/iu;
/** Not for those who are younger, where "from 3 years" is for those who are older. */
const younger =
  /under|younger|below|unter|jünger|moins|menor|inferior|sotto|onder|jonger|poniżej|młodsz/iu;

/** Not asked of toys that are plainly for older children either, which nobody can tell from the label. */
export const ageRule: LabelRule = ({
  drawing,
  lines,
  facts: { group, isForUnderThree = false },
}) => {
  if (group !== 'toy') return [];
  const icon = drawing.pointsList.findIndex(hasIcon(['not-under-3']));
  const said = lines.find(({ text }) => threeYears.test(text) && younger.test(text))?.item;
  const item = icon >= 0 ? icon : said;
  if (isForUnderThree)
    return item === undefined ? [] : [finding('ageContradicts', '2009/48/EC Art. 11(1)', { item })];
  return item === undefined ? [finding('ageMissing', '2009/48/EC Annex V B(1)')] : [];
};

/** Warnings of a toy begin with the one word that its directive has for the language of the market. */
export const toyWarningRule: LabelRule = ({ lines, market, facts: { group } }) => {
  const needed = languagesOf(market);
  if (group !== 'toy' || needed === null) return [];
  const begun = lines.filter(({ text }) => isAbout('warning', text));
  return needed
    .filter((languages) =>
      languages.every((one) => !begun.some(({ text }) => beginsWith(toyWarningWords[one], text))),
    )
    .map((languages) =>
      finding('warningWordMissing', '2009/48/EC Art. 11(2)', {
        item: begun[0]?.item ?? null,
        params: {
          languages: languages.join(','),
          word: languages.map((one) => toyWarningWords[one][0]).join(','),
        },
      }),
    );
};

export const textileRule: LabelRule = ({ lines, facts: { group } }) =>
  group !== 'textile' ||
  lines.some(({ text }) => /\d\s*%\s*\p{L}{3}|\p{L}{3}\s*[:：]?\s*\d+\s*%/u.test(text))
    ? []
    : [finding('fibresMissing', '(EU) 1007/2011 Art. 14, 16')];

const forFood =
  /food contact|contact with food|food.?safe|lebensmittel|contact alimentaire|denrées alimentaires|contatto con (?:gli )?alimenti|per alimenti|contacto con (?:los )?alimentos|contacto alimentario|levensmiddelen|kontakt\p{L}* z żywnością|食品接触/iu;

/** Words or the glass and fork; not where the goods are plainly for food, so that it is said as a guide. */
export const foodContactRule: LabelRule = ({ drawing, lines, facts: { group } }) =>
  group !== 'foodContact' ||
  drawing.pointsList.some(hasIcon(['food-safe'])) ||
  lines.some(({ text }) => forFood.test(text))
    ? []
    : [finding('foodContactMissing', '(EC) 1935/2004 Art. 15(1)(a)', { level: 'guide' })];

const content = /\d\s*(?:ml|cl|l|g|kg|fl\.?\s?oz|oz)(?!\p{L})/iu;
/** A date, or months after opening: "12M". */
const durability =
  /(?<!\d)\d{1,3}\s?M(?!\p{L})|\b(?:exp|best before)|mindestens haltbar|à utiliser (?:de préférence )?avant|da usare|usare preferibilmente|consumir preferentemente|ten minste houdbaar|najlepiej zużyć/iu;
const origin =
  /made in|hergestellt in|fabriqué en|prodotto in|fabricado en|vervaardigd in|wyprodukowano w|produkt z|中国制造/iu;

export const cosmeticsRule: LabelRule = ({
  lines,
  facts: { group, isManufacturerInUnion = false },
}) => {
  if (group !== 'cosmetics') return [];
  const says = (pattern: RegExp) => lines.some(({ text }) => pattern.test(text));
  const of = (point: string) => `(EC) 1223/2009 Art. 19(1)(${point})`;
  return [
    ...(saidAbout('ingredients', lines).length > 0 ? [] : [finding('ingredientsMissing', of('g'))]),
    ...(says(content) ? [] : [finding('contentMissing', of('b'))]),
    ...(says(durability) ? [] : [finding('durabilityMissing', of('c'))]),
    ...(isManufacturerInUnion || says(origin) ? [] : [finding('originMissing', of('a'))]),
  ];
};
