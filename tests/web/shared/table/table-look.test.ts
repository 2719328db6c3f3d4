import { describe, expect, it } from 'vitest';
import {
  plainLook,
  readLook,
  swapColumns,
  toggleColumn,
  writeLook,
} from '../../../../web/src/shared/table/table-look.ts';

const columns = [
  { key: 'shop' },
  { key: 'stock' },
  { key: 'net7', isShownAtFirst: false },
  { key: 'amount' },
];

describe('the look of a table', () => {
  it('is the one that everybody has until something is chosen', () => {
    expect(readLook(undefined, columns)).toEqual({
      order: ['shop', 'stock', 'net7', 'amount'],
      hidden: ['net7'],
      isCompact: false,
    });
  });

  it('comes back as it was written: columns, their order, the rows', () => {
    const chosen = {
      ...swapColumns(toggleColumn(plainLook(columns), 'stock'), 'shop', 'amount'),
      isCompact: true,
    };
    expect(readLook(writeLook(chosen), columns)).toEqual(chosen);
    expect(chosen).toMatchObject({ order: ['amount', 'stock', 'net7', 'shop'] });
    expect(toggleColumn(chosen, 'stock').hidden).toEqual(['net7']);
  });

  it('has a column that came later where everybody has it, shown or not as for everybody', () => {
    const note = writeLook({ order: ['amount', 'shop'], hidden: ['shop'], isCompact: false });
    expect(readLook(note, columns)).toEqual({
      order: ['amount', 'shop', 'stock', 'net7'],
      hidden: ['shop', 'net7'],
      isCompact: false,
    });
  });

  it('keeps what was chosen about columns that the reader may not have now', () => {
    const note = writeLook({ order: ['profit', 'shop'], hidden: ['profit'], isCompact: false });
    const look = toggleColumn(readLook(note, [{ key: 'shop' }]), 'shop');
    expect(readLook(writeLook(look), [{ key: 'shop' }, { key: 'profit' }])).toEqual({
      order: ['profit', 'shop'],
      hidden: ['profit', 'shop'],
      isCompact: false,
    });
  });

  it('is read from any text', () => {
    for (const note of ['', ';;;;', ',,a,,a;b', 'gone'])
      expect(readLook(note, columns).order).toEqual(
        expect.arrayContaining(['shop', 'stock', 'net7', 'amount']),
      );
  });
});
