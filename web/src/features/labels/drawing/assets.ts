/** What an item needs beside its own fields, fetched or made before it is drawn. */

/** A bar code as its library describes it: dark bars over the whole height, or outlines of dark areas. */
export interface CodeDrawing {
  readonly kind: 'code';
  readonly width: number;
  readonly height: number;
  readonly bars: readonly { readonly x: number; readonly width: number }[];
  readonly outlines: readonly (readonly (readonly [number, number])[])[];
  /** What people read below the bars; none below a QR code. */
  readonly words: string;
}

export interface PictureAsset {
  readonly kind: 'picture';
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** Why something cannot be drawn; a text of the catalogue says what to do. */
export const assetFailures = [
  'codeContent',
  'pictureUnreadable',
  'pictureAddress',
  'pdfAddress',
  'pdfUnreachable',
  'pdfUnreadable',
] as const;
export type AssetFailure = (typeof assetFailures)[number];

export interface FailedAsset {
  readonly kind: 'failed';
  readonly reason: AssetFailure;
}

export type Asset = CodeDrawing | PictureAsset | FailedAsset;

/** By the key of `assetKey`; what is not in it is still on its way. */
export type Assets = ReadonlyMap<string, Asset>;

export const noAssets: Assets = new Map();
