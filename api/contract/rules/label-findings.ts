import type { LabelDrawing } from './label-drawing.ts';
import type { LabelLine, LabelParty } from './label-lines.ts';

/** What a rehearsal of a label says. Codes and figures; whoever shows them has the words. */

/** Of what law goods are; `other` where none of these is theirs. */
export const goodsGroups = [
  'toy',
  'electronics',
  'cosmetics',
  'textile',
  'foodContact',
  'other',
] as const;
export type GoodsGroup = (typeof goodsGroups)[number];

/** What is known of the goods and of the label as it is drawn. */
export interface LabelFacts {
  readonly group: GoodsGroup;
  /** Of whom a code should tell; left out, of nobody. */
  readonly skuId?: string | undefined;
  /** What a scanner read at items of the label; null: nothing. Items that were not scanned are left out. */
  readonly scanned?: ReadonlyMap<number, string | null> | undefined;
  /** Of a manufacturer in the Union, who answers for the goods themselves. */
  readonly isManufacturerInUnion?: boolean | undefined;
  /** Of toys that are made for children under three years. */
  readonly isForUnderThree?: boolean | undefined;
  /** Whether the largest face of the package is smaller than 80 cm². */
  readonly isSmallPackage?: boolean | undefined;
}

export type FindingCode =
  | 'manufacturerMissing'
  | 'responsibleMissing'
  | 'nameMissing'
  | 'postalMissing'
  | 'electronicMissing'
  | 'responsibleOutsideUnion'
  | 'identificationMissing'
  | 'batchMissing'
  | 'warningMissing'
  | 'warningLanguage'
  | 'languageUnknown'
  | 'warningWordMissing'
  | 'ageMissing'
  | 'ageContradicts'
  | 'ceMissing'
  | 'ceLow'
  | 'ceNotAllowed'
  | 'binMissing'
  | 'fibresMissing'
  | 'foodContactMissing'
  | 'ingredientsMissing'
  | 'contentMissing'
  | 'durabilityMissing'
  | 'originMissing'
  | 'textSmall'
  | 'codeImpossible'
  | 'codeUnread'
  | 'codeDiffers'
  | 'skuNotInCodes';

export interface LabelFinding {
  readonly code: FindingCode;
  /** Index of the item that it is about; null: something is not there at all. */
  readonly item: number | null;
  /** `must` by law or so that it works at all; `guide` where it depends on the goods, or is good practice. */
  readonly level: 'must' | 'guide';
  /** The public document that says so. */
  readonly source: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A label as the rules read it. */
export interface ReadLabel {
  readonly drawing: LabelDrawing;
  readonly lines: readonly LabelLine[];
  readonly manufacturers: readonly LabelParty[];
  readonly responsible: readonly LabelParty[];
  readonly market: string;
  readonly facts: LabelFacts;
}

export type LabelRule = (label: ReadLabel) => LabelFinding[];

export const finding = (
  code: FindingCode,
  source: string,
  rest: Partial<Omit<LabelFinding, 'code' | 'source'>> = {},
): LabelFinding => ({ code, source, item: null, level: 'must', params: {}, ...rest });
