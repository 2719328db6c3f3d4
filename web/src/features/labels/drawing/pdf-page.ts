// The builds for older browsers: the others ask for what Chrome 145 and Safari 26 were the first to have.
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import Reader from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import type { PictureAsset } from './assets.ts';

/** Pixels of the longer side: 300 dpi on the largest label that is usual. */
const longestSide = 1_800;

/** The first page of a PDF as a picture; null where it is none. Comes as a chunk of its own, with the library. */
export async function firstPage(bytes: ArrayBuffer): Promise<PictureAsset | null> {
  const reader = new Reader();
  const worker = PDFWorker.create({ port: reader });
  // This page may run no WebAssembly; the library has a plain way for each of its uses.
  const loading = getDocument({ data: bytes, worker, useWasm: false });
  try {
    const page = await (await loading.promise).getPage(1);
    const plain = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({
      scale: longestSide / Math.max(plain.width, plain.height),
    });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return { kind: 'picture', image: canvas, width: canvas.width, height: canvas.height };
  } catch {
    return null;
  } finally {
    await loading.destroy();
    worker.destroy();
    reader.terminate();
  }
}
