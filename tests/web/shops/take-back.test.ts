import { describe, expect, it } from 'vitest';
import { takenBack } from '../../../web/src/features/shops/take-back.ts';

const layout = (shown: string, hidden = '') => ({ shown: [...shown], hidden: [...hidden] });

describe('a change of the layout that is taken back', () => {
  it.each([
    ['hiding', layout('abc', 'x'), layout('ac', 'xb')],
    ['showing again', layout('ac', 'xby'), layout('acb', 'xy')],
    ['another order', layout('abc', 'xy'), layout('cab', 'xy')],
    ['all of it', layout('abc', 'xy'), layout('yxb', 'ca')],
  ])('leaves what was before: %s', (_name, before, after) => {
    expect(takenBack(before, after, after)).toEqual(before);
  });

  it.each([
    ['hidden by another window', layout('a', 'xbc'), layout('ab', 'xc')],
    ['shown by another window', layout('acx', 'b'), layout('abcx')],
    ['new', layout('acn', 'xb'), layout('abcn', 'x')],
    ['gone', layout('a', 'xb'), layout('ab', 'x')],
    ['the one that was hidden, gone', layout('ac', 'x'), layout('ac', 'x')],
  ])('keeps what has happened since to a shop that was %s', (_name, now, expected) => {
    expect(takenBack(layout('abc', 'x'), layout('ac', 'xb'), now)).toEqual(expected);
  });
});
