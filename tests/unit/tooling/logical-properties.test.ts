import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Arabic runs from right to left: what is said of the left and the right stays there, and everything around it
 * changes sides. `marginStart`, `insetEnd`, `textAlign: 'start'` and the like turn round with it.
 */
const physical = [
  /\b(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)\b/,
  /\bborder(?:Left|Right|TopLeft|TopRight|BottomLeft|BottomRight)\w*/,
  /\brounded(?:Left|Right|TopLeft|TopRight|BottomLeft|BottomRight)\b/,
  /(?<![\w.-])(?:ml|mr|pl|pr|left|right|float)=[{"]/,
  /(?<![\w.-])(?:ml|mr|pl|pr|left|right|float): (?:[`'"][^`'"]|[\d{-])/,
  /\btextAlign(?:=|: )\{?['"](?:left|right)/,
  /\bplacement(?:=|: )\{?['"](?:left|right)/,
  /translateX\(|translate3d\(/,
];

/** Where left and right are meant. */
const meant: Readonly<Record<string, string>> = {
  'web/src/shared/charts/margin.ts': 'time runs from left to right',
  'web/src/shared/charts/BarChart.tsx': 'size runs from left to right',
  'web/src/shared/charts/PieChart.tsx': 'the margin of a drawing',
  'web/src/app/phone/ShipperFrame.tsx': 'the notch of a phone is at a side of its own',
  'web/src/app/phone/SellerFrame.tsx': 'the notch of a phone is at a side of its own',
  'web/src/app/phone/TabBar.tsx': 'the notch of a phone is at a side of its own',
  'web/src/features/labels/editor/AlignButtons.tsx': 'a label has a left and a right on paper',
  'web/src/features/listing/image-translation/ComparedPictures.tsx': 'a place in a picture',
};

const findings = globSync('web/src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('web/src/i18n/') && !file.endsWith('.generated.ts'))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/\/.*|^\s*\*.*/, ''))
      .flatMap((line, index) =>
        physical.some((each) => each.test(line))
          ? [{ file, said: `${file}:${index + 1} ${line.trim()}` }]
          : [],
      ),
  );

it('the web client names no left and right where it means start and end', () => {
  expect(findings.filter(({ file }) => !(file in meant)).map(({ said }) => said)).toEqual([]);
});

it('the list of what is meant has nothing that is not there', () => {
  const found = new Set(findings.map(({ file }) => file));
  expect(Object.keys(meant).filter((file) => !found.has(file))).toEqual([]);
});
