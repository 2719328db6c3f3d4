import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { CodeKind } from '../drawing/code-source.ts';

const formats = {
  qr: BarcodeFormat.QR_CODE,
  code128: BarcodeFormat.CODE_128,
  ean13: BarcodeFormat.EAN_13,
} as const;

/**
 * What a scanner reads from a picture; null: nothing. In plain script, where the reader of the phone's workbench is
 * WebAssembly, which this page may not run. Comes as a chunk of its own, with the library.
 */
export function scan({ data, width, height }: ImageData, kind: CodeKind): string | null {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [formats[kind]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const source = new RGBLuminanceSource(grey, width, height);
  try {
    return new MultiFormatReader()
      .decode(new BinaryBitmap(new HybridBinarizer(source)), hints)
      .getText();
  } catch {
    return null;
  }
}
