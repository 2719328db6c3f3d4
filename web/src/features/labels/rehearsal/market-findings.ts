import type {
  FindingCode,
  GoodsGroup,
  LabelFinding,
} from '../../../../../api/contract/rules/label-findings.ts';
import { rehearseLabel } from '../../../../../api/contract/rules/label-rehearsal.ts';
import { drawingOf, type EditedDrawing, type EditedItem } from '../editor/edited.ts';

/** Told by the check of the drawn label already, which measures and scans it. */
type Measured = 'ceLow' | 'codeUnread' | 'codeDiffers' | 'codeImpossible' | 'skuNotInCodes';
export type MarketFindingCode = Exclude<FindingCode, Measured>;

const measured: readonly FindingCode[] = [
  'ceLow',
  'codeUnread',
  'codeDiffers',
  'codeImpossible',
  'skuNotInCodes',
] satisfies Measured[];

const isOfMarket = (code: FindingCode): code is MarketFindingCode => !measured.includes(code);

export interface MarketFinding extends Omit<LabelFinding, 'code' | 'item'> {
  readonly code: MarketFindingCode;
  /** What it is about; null where something is not there at all. */
  readonly item: EditedItem | null;
}

export interface Goods {
  readonly market: string;
  readonly group: GoodsGroup;
  readonly isManufacturerInUnion: boolean;
  readonly isForUnderThree: boolean;
  readonly isSmallPackage: boolean;
}

/** The market of labels that are judged by none. */
export const anywhere = '';

export const plainGoods: Goods = {
  market: anywhere,
  group: 'other',
  isManufacturerInUnion: false,
  isForUnderThree: false,
  isSmallPackage: false,
};

/** What a label lacks for a market, what must be mended first. */
export const marketFindings = (
  drawing: EditedDrawing,
  { market, ...facts }: Goods,
): MarketFinding[] =>
  rehearseLabel(drawingOf(drawing), market, facts).flatMap(({ code, item, ...rest }) =>
    isOfMarket(code)
      ? [{ ...rest, code, item: item === null ? null : (drawing.items[item] ?? null) }]
      : [],
  );
