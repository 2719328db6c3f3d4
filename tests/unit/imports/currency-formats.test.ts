import { describe, expect, it } from 'vitest';
import { readCellStyles } from '../../../api/imports/source/cell-styles.ts';
import { foreignInFormat, foreignStyles } from '../../../api/imports/source/currency-formats.ts';
import { MergedCells } from '../../../api/imports/source/merged-cells.ts';
import { SheetRows } from '../../../api/imports/source/sheet-rows.ts';
import { XmlReader } from '../../../api/imports/source/xml.ts';
import { SpilledTexts } from '../../../db/imports/spilled-texts.ts';

describe('the currency that the format of a cell shows', () => {
  it.each<[string, string | undefined]>([
    ['General', undefined],
    ['0.00', undefined],
    ['#,##0.00_);(#,##0.00)', undefined],
    ['[Red]0.00', undefined],
    ['yyyy-mm-dd', undefined],
    ['[$-409]h:mm AM/PM', undefined],
    ['"¥"#,##0.00', undefined],
    ['[$¥-804]#,##0.00', undefined],
    ['0.00"元"', undefined],
    ['0"件"', undefined],
    ['[$$-409]#,##0.00', 'USD'],
    ['[$¥-411]#,##0', 'JPY'],
    ['[$$-1009]0.00', 'CAD'],
    ['[$€-2] #,##0.00', '€'],
    ['#,##0.00 [$€-407]', '€'],
    ['"$"#,##0.00;[Red]-"$"#,##0.00', '$'],
    ['\\$0.00', '$'],
    ['_($* #,##0.00_)', '$'],
    ['_([$$-409]* #,##0.00_)', 'USD'],
    ['[$USD] 0.00', 'USD'],
    ['£0.00', '£'],
  ])('%s: %s', (format, word) => {
    expect(foreignInFormat(format)).toBe(word);
  });

  it('becomes text beside the number, and nothing else changes', () => {
    const styles = foreignStyles(
      readCellStyles(`<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts>
       <cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"><alignment/></xf><xf numFmtId="165"/></cellXfs></styleSheet>`),
    );
    expect([...styles]).toEqual([['1', '$']]);
    const texts = new SpilledTexts();
    texts.add('text');
    const rows: (readonly string[])[] = [];
    const formats = { dates: new Set<string>(), currencies: styles, isFrom1904: false };
    const reader = new XmlReader(
      new SheetRows(texts, formats, MergedCells.none(), (cells) => rows.push(cells)),
    );
    const kept =
      '<c r="A1" s="1"/><c r="B1" s="2"><v>2</v></c><c r="C1" s="1" t="s"><v>0</v></c><c r="D1"><v>4</v></c>';
    const sheet = `<sheetData><row r="1">${kept}<c r="E1" s="1"><f>1+9</f><v>10</v></c><x:c r="F1" s="1" t="n"><x:v>-5</x:v></x:c></row></sheetData>`;
    // However the text comes in parts.
    for (const letter of sheet) reader.write(letter);
    reader.end();
    expect(rows).toEqual([['', '2', 'text', '4', '$ 10', '$ -5']]);
  });
});
