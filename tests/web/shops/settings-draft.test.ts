import { describe, expect, it } from 'vitest';
import {
  draftOf,
  hide,
  isSameDraft,
  lists,
  show,
} from '../../../web/src/features/shops/settings/draft.ts';

const shops = [
  { id: 'a', isHidden: false },
  { id: 'b', isHidden: false },
  { id: 'c', isHidden: false },
  { id: 'd', isHidden: true },
];
const ids = (draft: ReadonlySet<string>) => {
  const { shown, hidden } = lists(shops, draft);
  return [shown.map(({ id }) => id).join(''), hidden.map(({ id }) => id).join('')];
};

describe('which shops are to be hidden', () => {
  const saved = draftOf(shops);

  it('begins with what is saved', () => {
    expect(ids(saved)).toEqual(['abc', 'd']);
  });

  it('moves one, several and all to either side', () => {
    expect(ids(hide(saved, ['b']))).toEqual(['ac', 'bd']);
    expect(ids(hide(saved, ['c', 'a']))).toEqual(['b', 'acd']);
    expect(ids(hide(saved, ['a', 'b', 'c']))).toEqual(['', 'abcd']);
    expect(ids(show(saved, ['d']))).toEqual(['abcd', '']);
  });

  it('is unchanged by a move there and back, and keeps the order', () => {
    const back = show(hide(saved, ['a', 'b']), ['b', 'a']);
    expect(ids(back)).toEqual(['abc', 'd']);
    expect(isSameDraft(back, saved)).toBe(true);
    expect(isSameDraft(hide(saved, ['a']), saved)).toBe(false);
    expect(isSameDraft(hide(show(saved, ['d']), ['a']), saved)).toBe(false);
  });
});
