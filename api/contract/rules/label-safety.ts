import { finding, type GoodsGroup, type LabelRule } from './label-findings.ts';
import { beginsWith, isAbout, type LabelParty, languagesIn, saidAbout } from './label-lines.ts';
import { type LabelLanguage, languagesOf } from './label-markets.ts';
import { topicWords } from './label-words.ts';

/**
 * What every consumer product must say in the Union: who made it, who answers for it, which product it is, and what
 * to beware of. Regulation (EU) 2023/988 (GPSR); of toys, electrical goods and cosmetics their own laws say most of it
 * (Article 2(1) of the GPSR), those of toys and electrical goods without the electronic address.
 */

const byGpsr = {
  maker: '(EU) 2023/988 Art. 9(6)',
  identification: '(EU) 2023/988 Art. 9(5)',
  responsible: '(EU) 2023/988 Art. 16(3)',
  warnings: '(EU) 2023/988 Art. 9(7)',
} as const;

const byLaw: Readonly<Record<GoodsGroup, Readonly<Record<keyof typeof byGpsr, string>>>> = {
  textile: byGpsr,
  foodContact: byGpsr,
  other: byGpsr,
  toy: {
    maker: '2009/48/EC Art. 4(6)',
    identification: '2009/48/EC Art. 4(5)',
    responsible: '(EU) 2019/1020 Art. 4(4)',
    warnings: '2009/48/EC Art. 11(3)',
  },
  electronics: {
    maker: '2014/35/EU Art. 6(6)',
    identification: '2014/35/EU Art. 6(5)',
    responsible: '(EU) 2019/1020 Art. 4(4)',
    warnings: '2014/35/EU Art. 6(7)',
  },
  cosmetics: {
    maker: '(EC) 1223/2009 Art. 19(1)(a)',
    identification: '(EC) 1223/2009 Art. 19(1)(e)',
    responsible: '(EC) 1223/2009 Art. 19(1)(a)',
    warnings: '(EC) 1223/2009 Art. 19(5)',
  },
};

/** Offers at a distance must show electronic addresses of all goods, so labels had better. */
const online = '(EU) 2023/988 Art. 19';

type Who = 'manufacturer' | 'responsible';

/** What is missing of the one who is named best. */
function partyFindings(who: Who, parties: readonly LabelParty[], group: GoodsGroup) {
  const law = byLaw[group];
  const source = who === 'manufacturer' ? law.maker : law.responsible;
  const score = (party: LabelParty) =>
    [party.hasName, party.hasPostal, party.hasElectronic].filter(Boolean).length;
  const best = [...parties].sort((one, other) => score(other) - score(one))[0];
  if (best === undefined)
    return [finding(who === 'manufacturer' ? 'manufacturerMissing' : 'responsibleMissing', source)];
  const at = { item: best.item, params: { who } };
  const isGpsr = law === byGpsr;
  return [
    ...(best.hasName ? [] : [finding('nameMissing', source, at)]),
    ...(best.hasPostal ? [] : [finding('postalMissing', source, at)]),
    ...(best.hasElectronic
      ? []
      : isGpsr
        ? [finding('electronicMissing', source, at)]
        : [finding('electronicMissing', online, { ...at, level: 'guide' })]),
  ];
}

export const makerRule: LabelRule = ({ manufacturers, facts: { group } }) =>
  // Of cosmetics the responsible person is named alone.
  group === 'cosmetics' && manufacturers.length === 0
    ? []
    : partyFindings('manufacturer', manufacturers, group);

/** Countries of sellers that are none of the Union, where an address ends with them. */
const outside =
  /(?<!\p{L})(?:p\.?\s?r\.?\s?china|china|hong kong|taiwan|united kingdom|great britain|u\.?k\.?|u\.?s\.?a\.?|united states|switzerland|schweiz|türkiye|turkey)[\s.]*$|(?:中国|香港|英国|美国)/imu;

export const responsibleRule: LabelRule = ({ responsible, facts }) => {
  const { group, isManufacturerInUnion = false } = facts;
  if (isManufacturerInUnion && responsible.length === 0) return [];
  const abroad =
    responsible.length > 0 && responsible.every(({ text }) => outside.test(text))
      ? responsible.slice(0, 1)
      : [];
  const source = group === 'cosmetics' ? '(EC) 1223/2009 Art. 4' : '(EU) 2023/988 Art. 16(1)';
  return [
    ...partyFindings('responsible', responsible, group),
    ...abroad.map(({ item }) => finding('responsibleOutsideUnion', source, { item })),
  ];
};

export const identificationRule: LabelRule = ({ lines, facts: { group } }) => {
  const source = byLaw[group].identification;
  if (group === 'cosmetics')
    return saidAbout('batch', lines).length > 0 ? [] : [finding('batchMissing', source)];
  return saidAbout('identification', lines).length > 0 || saidAbout('batch', lines).length > 0
    ? []
    : [finding('identificationMissing', source)];
};

const isLanguage = (name: string): name is LabelLanguage => name !== 'zh';

/** The languages whose word for a warning a line begins with. */
const warnedIn = (text: string): LabelLanguage[] =>
  Object.entries(topicWords.warning).flatMap(([name, words]) =>
    isLanguage(name) && beginsWith(words, text) ? [name] : [],
  );

/** Whether there are warnings depends on the goods; those that there are must be in the language of the market. */
export const warningRule: LabelRule = ({ drawing, lines, market, facts: { group } }) => {
  const source = byLaw[group].warnings;
  const marked = drawing.pointsList.flatMap(({ type, text = '' }, item) =>
    type === 'warning' && text.trim() !== '' ? [{ item, text }] : [],
  );
  const begun = lines.filter(({ text }) => isAbout('warning', text));
  const warnings = [...marked, ...begun];
  const [first] = warnings;
  if (first === undefined) return [finding('warningMissing', source, { level: 'guide' })];
  const at = { item: first.item };
  const needed = languagesOf(market);
  if (needed === null)
    return [finding('languageUnknown', source, { ...at, level: 'guide', params: { market } })];
  const found = new Set(
    warnings.flatMap(({ text }) => [
      ...text.split('\n').flatMap((line) => warnedIn(line.trim())),
      ...languagesIn(text),
    ]),
  );
  return needed
    .filter((languages) => !languages.some((language) => found.has(language)))
    .map((languages) =>
      finding('warningLanguage', source, { ...at, params: { languages: languages.join(',') } }),
    );
};
