import { describe, expect, it } from 'vitest';
import { accountKey, accountRows, toggled } from '../../../web/src/shop-scope/account-rows.ts';

const shop = (id: string, temuUid: string | null, platform: 'TEMU' | 'SHEIN' = 'TEMU') => ({
  id,
  temuUid,
  platform,
});
type Shop = ReturnType<typeof shop>;

const flags = (rows: ReturnType<typeof accountRows<Shop>>) =>
  rows.map(({ shop: { id }, rowSpan, isDrawn, isUnfolded }) => [id, rowSpan, isDrawn, isUnfolded]);

describe('the rows of a table grouped by main account', () => {
  const account = [shop('a', '7'), shop('b', '7'), shop('c', '7')];

  it('[R3-12] gives the first row of an account the length of all its shops', () => {
    expect(flags(accountRows(account, new Set()))).toEqual([
      ['a', 3, true, true],
      ['b', 0, true, true],
      ['c', 0, true, true],
    ]);
  });

  it('[R3-12] folds an account to its first row, and unfolds it again', () => {
    const folded = toggled(new Set(), 'TEMU:7');
    const rows = accountRows(account, folded);
    expect(flags(rows)).toEqual([
      ['a', 1, true, false],
      ['b', 0, false, false],
      ['c', 0, false, false],
    ]);
    expect(rows[0]?.shopCount).toBe(3);
    expect(flags(accountRows(account, toggled(folded, 'TEMU:7')))).toEqual(
      flags(accountRows(account, new Set())),
    );
  });

  it('brings the shops of an account together, temu before shein, and keeps the order otherwise', () => {
    const mixed = [
      shop('s', '9', 'SHEIN'),
      shop('a', '7'),
      shop('x', '8'),
      shop('b', '7'),
      shop('n', null),
    ];
    const rows = accountRows(mixed, new Set());
    expect(rows.map(({ shop: { id } }) => id)).toEqual(['a', 'b', 'x', 'n', 's']);
    expect(rows.map(({ rowSpan }) => rowSpan)).toEqual([2, 0, 1, 1, 1]);
  });

  it('keeps accounts of the same number on two marketplaces apart', () => {
    expect(accountKey(shop('a', '7'))).not.toBe(accountKey(shop('b', '7', 'SHEIN')));
  });
});
