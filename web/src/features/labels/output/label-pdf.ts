import { PDFDocument, type PDFImage } from 'pdf-lib';
import { unitsPerMillimetre } from '../../../../../api/contract/rules/label-drawing.ts';
import type { LabelPage } from './page.ts';

/** Points of a PDF, of which an inch has 72. */
const points = (units: number): number => ((units / unitsPerMillimetre) * 72) / 25.4;

/**
 * A page of its own size for each label. Pictures rather than fonts: Chinese ones are megabytes, and what is printed
 * then is what was seen. Copies of a label share their picture. Comes as a chunk of its own, with the library.
 */
export async function labelPdf(pages: readonly LabelPage[], title: string): Promise<Blob> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const images = new Map<Blob, PDFImage>();
  for (const { size, picture } of pages) {
    const image = images.get(picture) ?? (await document.embedPng(await picture.arrayBuffer()));
    images.set(picture, image);
    const [width, height] = [points(size.width), points(size.height)];
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  const bytes = await document.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
