import { describe, expect, it } from 'vitest';
import type { Selection } from '../../../web/src/shared/url-state/selection.ts';
import { fallbackReason } from '../../../web/src/shop-scope/fallback.ts';

const known = {
  shops: [{ id: 'a', name: '甲店' }],
  hidden: [{ id: 'h', name: '乙店' }],
  groups: [
    { id: 'hidden', name: '一', shopIds: ['a', 'h'] },
    { id: 'taken', name: '二', shopIds: ['a', 'h', 'x'] },
    { id: 'empty', name: '三', shopIds: [] },
  ],
};
const seen = { names: new Map([['seen', '看过的店']]) };

describe('why a selection cannot be shown any more', () => {
  it.each<[Selection, boolean, ReturnType<typeof fallbackReason>]>([
    [{ kind: 'shop', id: 'h' }, true, 'shopHidden'],
    [{ kind: 'shop', id: 'x' }, true, 'shopUnknown'],
    [{ kind: 'shop', id: 'seen' }, true, 'shopGone'],
    [{ kind: 'shop', id: 'seen' }, false, 'shopTaken'],
    [{ kind: 'group', id: 'hidden' }, true, 'groupHidden'],
    [{ kind: 'group', id: 'taken' }, true, 'groupTaken'],
    [{ kind: 'group', id: 'empty' }, true, 'groupEmpty'],
    [{ kind: 'group', id: 'x' }, true, 'groupGone'],
    [{ kind: 'platform', platform: 'SHEIN', managedType: null }, true, 'platformEmpty'],
    [{ kind: 'all' }, true, null],
  ])('[R4-18] [R6-21] of %o, for a boss: %s, is %s', (selection, isBoss, reason) => {
    expect(fallbackReason(selection, known, seen, isBoss)).toBe(reason);
  });

  it('is not told of a shop that the viewer hid just now', () => {
    const names = new Map([['h', '乙店']]);
    expect(fallbackReason({ kind: 'shop', id: 'h' }, known, { names }, true)).toBeNull();
  });
});
