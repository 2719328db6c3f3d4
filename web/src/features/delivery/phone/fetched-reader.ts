import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

/** Reads codes by WebAssembly, which this server has: what the library asks for by itself is on a foreign one. */
export async function fetchedReader(
  formats: ('qr_code' | 'code_128' | 'code_39' | 'ean_13')[],
): Promise<CodeReader> {
  const overrides = { locateFile: () => wasm };
  // Told here whether it can be had, and not by each look at a picture.
  await prepareZXingModule({ overrides, fireImmediately: true });
  return new BarcodeDetector({ formats });
}
