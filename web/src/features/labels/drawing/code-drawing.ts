import { code128, type DrawingContext, ean13, qrcode, type RenderOptions } from 'bwip-js/browser';
import type { CodeDrawing } from './assets.ts';
import { type CodeKind, type CodeSource, codeText } from './code-source.ts';

/** White that scanners need on either side, in modules (ISO/IEC 18004, 15417, 15420). */
const quiet = { qr: 4, code128: 10, ean13: 11 } as const;

type Encoder = <T>(options: RenderOptions, drawing: DrawingContext<T>) => T;
const encoders: Readonly<Record<CodeKind, Encoder>> = { qr: qrcode, code128, ean13 };

/** Takes down what the library would draw. */
function collector(margin: number, isFlat: boolean, words: string): DrawingContext<CodeDrawing> {
  const bars: { x: number; width: number }[] = [];
  const outlines: [number, number][][] = [];
  let size = { width: 0, height: 0 };
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => {
      size = { width, height };
    },
    // A bar is named by its middle, that of an odd width half a module too far to the right.
    line: (x0, _y0, _x1, _y1, width) => bars.push({ x: Math.floor(x0 - width / 2), width }),
    polygon: (points) => {
      outlines.push(points.map(([x, y]) => [x + margin, y + margin]));
    },
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => {
      if (isFlat) {
        const [width, height] = [size.width + 2 * margin, size.height + 2 * margin];
        return { kind: 'code', width, height, bars, outlines, words };
      }
      const begin = bars[0]?.x ?? 0;
      const placed = bars.map(({ x, width }) => ({ x: x - begin + margin, width }));
      const last = placed.at(-1) ?? { x: margin, width: 0 };
      const width = last.x + last.width + margin;
      return { kind: 'code', width, height: size.height, bars: placed, outlines, words };
    },
  };
}

/** Throws where the content does not fit the code. Comes as a chunk of its own, with the library. */
export function drawCode(source: CodeSource): CodeDrawing {
  const text = codeText(source);
  const isFlat = source.kind === 'qr';
  const drawing = collector(quiet[source.kind], isFlat, isFlat ? '' : text);
  const level = isFlat ? { eclevel: 'M' } : {};
  return encoders[source.kind]({ bcid: source.kind, text, scale: 1, ...level }, drawing);
}
