import {
  type LabelDrawing,
  type LabelItem,
  labelOutputSize,
  unitsPerMillimetre,
} from '../../../../../api/contract/rules/label-drawing.ts';
import { assetKey } from '../drawing/asset-key.ts';
import type { Asset, AssetFailure, Assets } from '../drawing/assets.ts';
import { loadAsset } from '../drawing/load-asset.ts';
import { paintLabel } from '../drawing/paint-item.ts';
import { fontOf } from '../drawing/paint-text.ts';

export interface ItemFailure {
  readonly item: LabelItem;
  readonly reason: AssetFailure;
}

/** Pixels of a unit at 300 dpi. */
export const printScale = 300 / 25.4 / unitsPerMillimetre;

/** Fetches what the drawing needs; what is in `known` is not asked for again. */
export async function assetsOf(
  { pointsList }: LabelDrawing,
  known: Map<string, Asset> = new Map(),
): Promise<Assets> {
  const keys = new Set(pointsList.map(assetKey).filter((key) => key !== null));
  await Promise.all(
    [...keys].map(async (key) => {
      if (!known.has(key)) known.set(key, await loadAsset(key));
    }),
  );
  return known;
}

/** A font that comes in slices is fetched for what is written, or paper would show boxes. */
async function fontsOf({ pointsList }: LabelDrawing): Promise<void> {
  const texts = pointsList.filter(({ text }) => text !== undefined && text !== '');
  await Promise.all(texts.map((item) => document.fonts.load(fontOf(item), item.text)));
}

/** What of a drawing cannot be drawn. */
export const failuresIn = ({ pointsList }: LabelDrawing, assets: Assets): ItemFailure[] =>
  pointsList.flatMap((item) => {
    const asset = assets.get(assetKey(item) ?? '');
    return asset?.kind === 'failed' ? [{ item, reason: asset.reason }] : [];
  });

export async function labelCanvas(
  drawing: LabelDrawing,
  assets: Assets,
  size: { readonly width: number; readonly height: number },
): Promise<HTMLCanvasElement> {
  await fontsOf(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser gives no canvas');
  paintLabel(paper, drawing, assets, size.width / drawing.width);
  return canvas;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });

/** The picture that is put out: 600 pixels wide. */
export const outputPicture = async (drawing: LabelDrawing, assets: Assets): Promise<Blob> =>
  pngOf(await labelCanvas(drawing, assets, labelOutputSize(drawing)));

/** The picture for paper, at 300 dpi. */
export const printPicture = async (drawing: LabelDrawing, assets: Assets): Promise<Blob> =>
  pngOf(
    await labelCanvas(drawing, assets, {
      width: Math.round(drawing.width * printScale),
      height: Math.round(drawing.height * printScale),
    }),
  );
