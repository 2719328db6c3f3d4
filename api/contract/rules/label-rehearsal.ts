import { canSay, codesIn, isFilled } from './label-codes.ts';
import { type LabelDrawing, labelDefaults, unitsPerMillimetre } from './label-drawing.ts';
import { finding, type LabelFacts, type LabelFinding, type LabelRule } from './label-findings.ts';
import {
  ageRule,
  binRule,
  ceRule,
  cosmeticsRule,
  foodContactRule,
  textileRule,
  toyWarningRule,
} from './label-goods.ts';
import { linesIn, partiesIn } from './label-lines.ts';
import { isLabelMarket } from './label-markets.ts';
import { identificationRule, makerRule, responsibleRule, warningRule } from './label-safety.ts';

/**
 * What is missing on a label for a market, before it is printed. It finds what can be told from the drawing, and does
 * not say that goods are safe or their documents complete.
 */

/** A small x is about half as high as its letters, in the fonts that labels are set in. */
const xHeight = 0.5;

/** Regulation (EU) 1169/2011, Article 13(2) and (3), in millimetres: binding for food, a guide for all else. */
const leastX = { usual: 1.2, smallPackage: 0.9 } as const;

const sizeRule: LabelRule = ({ drawing, facts: { isSmallPackage = false } }) => {
  const least = isSmallPackage ? leastX.smallPackage : leastX.usual;
  return drawing.pointsList.flatMap(({ type, text = '', size = labelDefaults.size }, item) => {
    const isRead = (type === 'text' || type === 'warning') && text.trim() !== '';
    const millimetres = (size * xHeight) / unitsPerMillimetre;
    if (!isRead || millimetres >= least) return [];
    const source = `(EU) 1169/2011 Art. 13(${isSmallPackage ? 3 : 2})`;
    const params = { millimetres: Math.round(millimetres * 100) / 100, least };
    return [finding('textSmall', source, { item, level: 'guide', params })];
  });
};

/** GS1 General Specifications, section 5.12: what is printed must scan to what was to be said. */
const scanned = 'GS1 General Specifications 5.12';

const codeRule: LabelRule = ({ drawing, facts: { scanned: read, skuId } }) => {
  const codes = codesIn(drawing);
  const wrong = codes.flatMap(({ item, kind, content }) => {
    if (!canSay({ kind, content }))
      return [
        finding('codeImpossible', 'GS1 General Specifications 5', {
          item,
          params: { kind, content },
        }),
      ];
    const found = read?.get(item);
    // Not scanned, or with placeholders, for which nobody knows what comes.
    if (found === undefined || !isFilled(content)) return [];
    if (found === null) return [finding('codeUnread', scanned, { item, params: { kind } })];
    return found === content
      ? []
      : [finding('codeDiffers', scanned, { item, params: { kind, content, found } })];
  });
  const isTold =
    skuId === undefined ||
    codes.length === 0 ||
    codes.some(({ content }) => !isFilled(content) || content.includes(skuId));
  return isTold
    ? wrong
    : [...wrong, finding('skuNotInCodes', scanned, { level: 'guide', params: { skuId } })];
};

/** Of every market. */
const everywhere: readonly LabelRule[] = [sizeRule, codeRule];

/** Of the markets that the law of the Union rules. */
const inUnion: readonly LabelRule[] = [
  makerRule,
  responsibleRule,
  identificationRule,
  warningRule,
  ceRule,
  binRule,
  ageRule,
  toyWarningRule,
  textileRule,
  foodContactRule,
  cosmeticsRule,
];

/** What is missing or wrong, what must be mended first. `market` is the country by its ISO 3166 code. */
export function rehearseLabel(
  drawing: LabelDrawing,
  market: string,
  facts: LabelFacts,
): LabelFinding[] {
  const label = {
    drawing,
    market,
    facts,
    lines: linesIn(drawing),
    manufacturers: partiesIn(drawing, 'manufacturer'),
    responsible: partiesIn(drawing, 'responsible'),
  };
  const rules = isLabelMarket(market) ? [...inUnion, ...everywhere] : everywhere;
  const found = rules.flatMap((rule) => rule(label));
  return [
    ...found.filter(({ level }) => level === 'must'),
    ...found.filter(({ level }) => level === 'guide'),
  ];
}
