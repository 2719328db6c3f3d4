import { unitsPerMillimetre } from '../../../../../api/contract/rules/label-drawing.ts';
import { assetKey } from '../drawing/asset-key.ts';
import type { AssetFailure, Assets } from '../drawing/assets.ts';
import { codeIn } from '../drawing/code-source.ts';
import { layText } from '../drawing/paint-text.ts';
import type { Paper } from '../drawing/paper.ts';
import type { EditedDrawing, EditedItem } from '../editor/edited.ts';

export type FindingKind = 'outside' | 'overflow' | 'fineCode' | 'lowCe' | 'unread' | AssetFailure;

/** What would go wrong on paper, and with which item. */
export interface Finding {
  readonly id: string;
  readonly kind: FindingKind;
}

/** GS1 General Specifications: the narrowest bar of an EAN-13; office label printers manage no finer one of the others. */
const leastModule = { qr: 0.3, code128: 0.19, ean13: 0.264 } as const;

/** Regulation (EC) 765/2008, annex II: 5 mm. */
const leastCeHeight = 5;

function isOutside({ seatObj: { x, y, w, h } }: EditedItem, page: EditedDrawing): boolean {
  return x < 0 || y < 0 || x + w > page.width || y + h > page.height;
}

function isFine({ src, seatObj }: EditedItem, width: number, isFlat: boolean): boolean {
  const code = codeIn(src);
  if (code === null) return false;
  const side = isFlat ? Math.min(seatObj.w, seatObj.h) : seatObj.w;
  return side / width / unitsPerMillimetre < leastModule[code.kind];
}

/** A CE mark is as high as its seat lets it be: 200 to 280 wide. */
const isLowCe = ({ type, src, seatObj }: EditedItem): boolean =>
  type === 'icon' &&
  src === 'ce' &&
  Math.min(seatObj.h, (seatObj.w * 200) / 280) < leastCeHeight * unitsPerMillimetre;

/** What can be told from the drawing itself; whether codes can be read back is another matter. */
export function findingsIn(drawing: EditedDrawing, assets: Assets, paper: Paper): Finding[] {
  return drawing.items.flatMap((item) => {
    const kinds: FindingKind[] = [];
    const asset = assets.get(assetKey(item) ?? '');
    if (asset?.kind === 'failed') kinds.push(asset.reason);
    if (asset?.kind === 'code' && isFine(item, asset.width, asset.bars.length === 0)) {
      kinds.push('fineCode');
    }
    if (isOutside(item, drawing)) kinds.push('outside');
    if (item.type === 'text' && layText(paper, item, item.seatObj.w).height > item.seatObj.h) {
      kinds.push('overflow');
    }
    if (isLowCe(item)) kinds.push('lowCe');
    return kinds.map((kind) => ({ id: item.id, kind }));
  });
}
