import { loopMark } from './loop-mark.ts';
import { materialCode } from './material-code.ts';
import type { SymbolDrawing } from './symbols.ts';

/** Marks that the law asks for, in the proportions that its documents give. */
export const complianceMarks = {
  /** Regulation (EC) 765/2008, annex II: arcs of circles of 200 and 140, bars of 30. */
  ce: {
    width: 280,
    height: 200,
    parts: [
      {
        path: 'M110 .501A100 100 0 1 0 110 199.499V169.282A70 70 0 1 1 110 30.718ZM280 .501A100 100 0 1 0 280 199.499V169.282A70 70 0 0 1 201.626 115H270V85H201.626A70 70 0 0 1 280 30.718Z',
      },
    ],
  },
  /**
   * Directive 2012/19/EU, annex IX: the crossed-out wheeled bin, a lid with its handle, a body that narrows, a wheel; the
   * solid bar below is that of EN 50419, for what was put on the market after 13 August 2005.
   */
  weee: {
    width: 100,
    height: 140,
    parts: [
      { path: 'M24.5 31 30 92H66L71.5 31', line: 4 },
      { path: 'M18 23.5Q48 14 80 22.5L82 31H18Z' },
      { path: 'M40 19V13.5H56V18.5', line: 3.5 },
      { path: 'M76 31H84V40H75.2Z' },
      {
        path: 'M65 84a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19ZM65 89.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
      },
      { path: 'M32 92H42V99H32Z' },
      { path: 'M8 8 92 106M92 8 8 106', line: 4.5 },
      { path: 'M14 119H86V137H14Z' },
    ],
  },
  recycle: loopMark,
  /**
   * Directive 2009/48/EC, annex V, part B, section 1, as EN 71-1 describes it: a red circle with a bar from the upper left
   * to the lower right on white, the face and the years 0-3 in black, all of it at least 10 mm across.
   */
  'not-under-3': {
    width: 100,
    height: 100,
    parts: [
      { path: 'M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90Z', line: 8, color: '#e30613' },
      { path: 'M18.2 18.2 81.8 81.8', line: 8, color: '#e30613' },
      {
        path: 'M50 20a22 22 0 1 1 0 44a22 22 0 1 1 0-44Z',
        line: 2.6,
      },
      { path: 'M28.4 38q-6-1-6 5t6 5M71.6 38q6-1 6 5t-6 5', line: 2.6 },
      {
        path: 'M42 36a2.6 3.4 0 1 1 0 6.8a2.6 3.4 0 1 1 0-6.8ZM58 36a2.6 3.4 0 1 1 0 6.8a2.6 3.4 0 1 1 0-6.8Z',
      },
      { path: 'M50 43v4.5M41 53q9-7 18 0M46 25q2-6 6-3t-1 5', line: 2.4 },
      {
        path: 'M33.5 70Q38 70 38 77T33.5 84Q29 84 29 77T33.5 70ZM42 77.5h7M54 72.5Q55.5 70 58.5 70 63 70 63 73.5T58 76.7Q63.5 76.7 63.5 80.3T58.5 84Q55 84 53.5 81.3',
        line: 3,
      },
    ],
  },
  /** Regulation (EC) 1935/2004, annex II: the glass, and the fork beside it. */
  'food-safe': {
    width: 100,
    height: 100,
    parts: [
      {
        path: 'M14 8H52C53.5 19 54 27 53 34C51.5 44 45 50.5 36.5 52V80C39.5 84.5 46 85.5 51 87.5V92H15V87.5C20 85.5 26.5 84.5 29.5 80V52C21 50.5 14.5 44 13 34C12 27 12.5 19 14 8Z',
      },
      {
        path: 'M63 8H67.5V30H72.25V8H76.75V30H81.5V8H86V34C86 40 83 43.5 78.5 44.5L80 88C80 90.5 77.5 92 74.5 92S69 90.5 69 88L70.5 44.5C66 43.5 63 40 63 34Z',
      },
    ],
  },
  'pet-1': materialCode('1', 'PET'),
  'pe-hd': materialCode('2', 'HDPE'),
  'pe-ld': materialCode('4', 'LDPE'),
  'pp-5': materialCode('5', 'PP'),
  'pap-20': materialCode('20', 'PAP'),
  'pap-21': materialCode('21', 'PAP'),
} as const satisfies Record<string, SymbolDrawing>;

export type ComplianceMark = keyof typeof complianceMarks;
