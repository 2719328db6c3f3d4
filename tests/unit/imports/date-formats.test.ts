import { expect, it } from 'vitest';
import { readCellStyles } from '../../../api/imports/source/cell-styles.ts';
import { dateStyles } from '../../../api/imports/source/date-formats.ts';

it.each<[string, boolean]>([
  ['yyyy-mm-dd', true],
  ['yyyy\\-mm\\-dd\\ hh:mm:ss', true],
  ['yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@', true],
  ['[$-409]h:mm AM/PM', true],
  ['[h]:mm:ss', true],
  ['mm:ss.0', true],
  ['General', false],
  ['0.00', false],
  ['#,##0.00;[Red]-#,##0.00', false],
  ['0.0%', false],
  ['0&quot;件&quot;', false],
  ['@', false],
])('a number of the format %s is a date: %s', (format, isDate) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  expect([...dateStyles(readCellStyles(styles))]).toEqual(isDate ? ['1'] : []);
});

it('knows the formats that are built in, also of the style that one builds on', () => {
  const styles = `<styleSheet><cellStyleXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellStyleXfs>
    <cellXfs><xf numFmtId="14"/><xf numFmtId="2"/><xf xfId="1"/><xf numFmtId="57" xfId="0"/></cellXfs></styleSheet>`;
  expect([...dateStyles(readCellStyles(styles))]).toEqual(['0', '2', '3']);
});
