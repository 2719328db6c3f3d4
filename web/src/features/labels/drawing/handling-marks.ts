import type { SymbolDrawing } from './symbols.ts';

/** How a package is to be handled, after ISO 780. */
export const handlingMarks = {
  fragile: {
    width: 100,
    height: 140,
    parts: [
      {
        path: 'M22 8h24l-6 20 14 10-8 16 18-20-13-9 7-17h20q8 54-20 66v42h20v12H22v-12h20V74Q14 62 22 8Z',
      },
    ],
  },
  'this-side-up': {
    width: 120,
    height: 140,
    parts: [
      { path: 'M34 8 60 44H44v66H24V44H8ZM86 8l26 36H96v66H76V44H60Z' },
      { path: 'M8 124h104v10H8Z' },
    ],
  },
  'keep-dry': {
    width: 120,
    height: 140,
    parts: [
      { path: 'M8 84q4-48 52-50 48 2 52 50-12-10-22 0-14-10-30 0-16-10-30 0-10-10-22 0Z' },
      { path: 'M60 84v36q0 12-11 12t-11-12', line: 6 },
      { path: 'M60 34V26M28 8l-8 16M52 4l-4 10M76 4l-4 12M100 8l-8 16', line: 5 },
    ],
  },
  'keep-from-sun': {
    width: 120,
    height: 140,
    parts: [
      { path: 'M60 12a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z' },
      { path: 'M60 50v12M38 42l-9 8M82 42l9 8M34 26H22M86 26h12', line: 5 },
      { path: 'M12 84 60 62l48 22M24 80v52h72V80', line: 6 },
    ],
  },
  'stack-limit': {
    width: 120,
    height: 140,
    parts: [
      { path: 'M30 92h60v40H30ZM30 50h60v34H30Z', line: 6 },
      { path: 'M30 10h60v32H30ZM20 4 100 48M100 4 20 48', line: 6 },
    ],
  },
  'no-hooks': {
    width: 120,
    height: 140,
    parts: [
      { path: 'M58 12v58q0 34-22 34-22 0-22-24M44 12h28', line: 9 },
      { path: 'M6 70l8-14 10 13Z' },
      { path: 'M14 16 106 128M106 16 14 128', line: 6 },
    ],
  },
} as const satisfies Record<string, SymbolDrawing>;

export type HandlingMark = keyof typeof handlingMarks;
