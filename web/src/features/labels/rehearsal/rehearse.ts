import { fetchPart } from '../../../shared/connection/fetch-part.ts';
import { assetKey } from '../drawing/asset-key.ts';
import type { Asset, Assets } from '../drawing/assets.ts';
import { codeIn, codeText } from '../drawing/code-source.ts';
import { drawingOf, type EditedDrawing, type EditedItem } from '../editor/edited.ts';
import { assetsOf, labelCanvas, printScale } from '../output/label-picture.ts';
import { type Finding, findingsIn } from './findings.ts';

/** Where a hand-held scanner is aimed at bars: a rim of them that is left free is no help. */
const middle = { from: 0.25, part: 0.3 } as const;

/** Where a code is on the picture for paper. */
function areaOf({ seatObj }: EditedItem, isFlat: boolean, { width, height }: HTMLCanvasElement) {
  const top = isFlat ? seatObj.y : seatObj.y + seatObj.h * middle.from;
  const high = isFlat ? seatObj.h : seatObj.h * middle.part;
  const x = Math.max(0, Math.floor(seatObj.x * printScale));
  const y = Math.max(0, Math.floor(top * printScale));
  const right = Math.min(width, Math.ceil((seatObj.x + seatObj.w) * printScale));
  const bottom = Math.min(height, Math.ceil((top + high) * printScale));
  return { x, y, w: right - x, h: bottom - y };
}

/** The codes that a scanner does not read from the label as it is printed, whatever lies on them. */
async function unreadIn(
  drawing: EditedDrawing,
  assets: Assets,
  canvas: HTMLCanvasElement,
): Promise<Finding[]> {
  const codes = drawing.items.flatMap((item) => {
    const code = item.type === 'img' ? codeIn(item.src) : null;
    return code && assets.get(assetKey(item) ?? '')?.kind === 'code' ? [{ item, code }] : [];
  });
  if (codes.length === 0) return [];
  const paper = canvas.getContext('2d');
  const { scan } = await fetchPart(() => import('./scan.ts'));
  return codes.flatMap(({ item, code }) => {
    const { x, y, w, h } = areaOf(item, code.kind === 'qr', canvas);
    const read = w > 0 && h > 0 && paper ? scan(paper.getImageData(x, y, w, h), code.kind) : null;
    return read === codeText(code) ? [] : [{ id: item.id, kind: 'unread' as const }];
  });
}

/** Draws the label as it is printed and says what would go wrong. What is in `known` is not fetched again. */
export async function rehearse(
  drawing: EditedDrawing,
  known?: Map<string, Asset>,
): Promise<readonly Finding[]> {
  const plain = drawingOf(drawing);
  const assets = await assetsOf(plain, known);
  const canvas = await labelCanvas(plain, assets, {
    width: Math.round(drawing.width * printScale),
    height: Math.round(drawing.height * printScale),
  });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser gives no canvas');
  const unread = await unreadIn(drawing, assets, canvas);
  // Measuring sets the font of the paper, which has been read by now.
  return [...findingsIn(drawing, assets, paper), ...unread];
}
