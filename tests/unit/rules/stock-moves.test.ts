import { describe, expect, it } from 'vitest';
import {
  restockOf,
  type ShopStock,
  suggestMoves,
} from '../../../api/contract/rules/stock-moves.ts';

const shop = (
  mallId: string,
  onHand: number | null,
  net30: number | null,
  more = {},
): ShopStock => ({
  mallId,
  isSemiManaged: true,
  isOnSale: true,
  onHand,
  inTransit: onHand === null ? null : 0,
  net30,
  ...more,
});
const full = { isSemiManaged: false };
const said = (shops: readonly ShopStock[]) =>
  suggestMoves(shops).map(({ from, to, pieces, way }) => `${from}>${to} ${pieces} ${way}`);

describe('where goods are wanted that another shop can do without', () => {
  it.each<[why: string, shops: ShopStock[], moves: string[]]>([
    ['nobody sells it', [shop('a', 100, 0), shop('b', 0, 0)], []],
    [
      'all that the taker sells in 14 days',
      [shop('a', 100, 0), shop('b', 0, 30)],
      ['a>b 14 transfer'],
    ],
    ['rounded up, less what is there', [shop('a', 100, 0), shop('b', 1, 31)], ['a>b 14 transfer']],
    [
      'less what is under way',
      [shop('a', 100, 0), shop('b', 0, 30, { inTransit: 9 })],
      ['a>b 5 transfer'],
    ],
    ['enough is under way', [shop('a', 100, 0), shop('b', 0, 30, { inTransit: 14 })], []],
    ['seven days are enough', [shop('a', 100, 0), shop('b', 7, 30)], []],
    ['one piece less is not', [shop('a', 100, 0), shop('b', 6, 30)], ['a>b 8 transfer']],
    [
      'the giver keeps what it sells in 14 days',
      [shop('a', 20, 30), shop('b', 0, 30)],
      ['a>b 6 transfer'],
    ],
    ['and gives nothing of it', [shop('a', 14, 30), shop('b', 0, 30)], []],
    [
      'from the most cover',
      [shop('a', 90, 30), shop('c', 60, 1), shop('b', 0, 30)],
      ['c>b 14 transfer'],
    ],
    [
      'what does not sell covers the longest',
      [shop('a', 99, 1), shop('c', 20, 0), shop('b', 0, 30)],
      ['c>b 14 transfer'],
    ],
    [
      'the shortest first, while it lasts',
      [shop('a', 20, 0), shop('b', 3, 30), shop('c', 0, 30)],
      ['a>c 14 transfer', 'a>b 6 transfer'],
    ],
    ['returns alone need nothing', [shop('a', 20, -3), shop('b', 0, -3)], []],
    ['unknown stock is not 0', [shop('a', 100, 0), shop('b', null, 30)], []],
    ['nor is it any to give', [shop('a', null, 0), shop('b', 0, 30)], []],
    ['what sold is unknown', [shop('a', 100, null), shop('b', 0, null)], []],
    ['it cannot be sold there', [shop('a', 100, 0), shop('b', 0, 30, { isOnSale: false })], []],
    [
      'off sale it can be given',
      [shop('a', 100, 0, { isOnSale: false }), shop('b', 0, 30)],
      ['a>b 14 transfer'],
    ],
    ['into a stock order', [shop('a', 100, 0), shop('b', 0, 30, full)], ['a>b 14 deliver']],
    [
      'not out of the platform’s warehouse',
      [shop('a', 100, 0, full), shop('b', 0, 30)],
      ['a>b 14 nextOrder'],
    ],
  ])('%s', (_why, shops, moves) => {
    expect(said(shops)).toEqual(moves);
  });
});

describe('what is to be ordered of a SKU', () => {
  it.each<[why: string, onHand: number, inTransit: number, net30: number, pieces: number]>([
    ['what 14 days sell', 0, 0, 30, 14],
    ['rounded up', 0, 0, 31, 15],
    ['less what is there and under way', 5, 3, 30, 6],
    ['enough is there', 14, 0, 30, 0],
    ['more than enough', 100, 100, 30, 0],
    ['nothing sells', 0, 0, 0, 0],
    ['more came back than was sold', 0, 0, -60, 0],
  ])('%s', (_why, onHand, inTransit, net30, pieces) => {
    expect(restockOf({ onHand, inTransit, net30 })).toBe(pieces);
  });
});
