import { describe, expect, it } from 'vitest';
import {
  ALL,
  type Selection,
  selectionCodec,
} from '../../../web/src/shared/url-state/selection.ts';
import { clientState, type StateShop } from '../../../web/src/shop-scope/client-state.ts';

const now = Date.parse('2026-03-11T04:00:00Z');

const shop = (mallId: string, change: Partial<StateShop> = {}): StateShop => ({
  id: `${(change.platform ?? 'TEMU').toLowerCase()}:${mallId}`,
  mallId,
  name: `店铺${mallId}`,
  platform: 'TEMU',
  managedType: 'FULLY_MANAGED',
  badgeCount: 0,
  expiresAt: null,
  ...change,
});

const shops = [
  shop('11', { badgeCount: 7 }),
  shop('12', { managedType: 'SEMI_MANAGED', expiresAt: '2026-03-11T04:00:00.000Z' }),
  shop('21', { platform: 'SHEIN', badgeCount: null, expiresAt: '2026-03-11T04:00:01.000Z' }),
];
const hidden = [shop('13', { badgeCount: 2, expiresAt: '2026-01-01T00:00:00.000Z' })];
const groups = [
  { id: 'group:7', name: '家居', shopIds: ['temu:12', 'temu:11'] },
  { id: 'group:8', name: '空', shopIds: [] },
];
const stateOf = (selection: Selection) => clientState({ selection, shops, hidden, groups, now });

describe('state of the client', () => {
  it('[R9.2-03] begins with 100, which stands for all shops and is none of them', () => {
    const first = selectionCodec.read(new URLSearchParams());
    const state = stateOf(first);
    expect(state.selectedMallId).toBe('100');
    expect(state.realSelMallIds).toBe('11,12,21');
    expect(
      [...state.listShowTab, ...state.listClosedTab].map(({ mallId }) => mallId),
    ).not.toContain('100');
  });

  it.each<[string, Selection, string, string]>([
    ['a shop', { kind: 'shop', id: 'temu:12' }, '12', '12'],
    ['a group', { kind: 'group', id: 'group:7' }, '7-11,12', '11,12'],
    [
      'a platform',
      { kind: 'platform', platform: 'TEMU', managedType: null },
      'temu-11,12',
      '11,12',
    ],
    [
      'a part of a platform',
      { kind: 'platform', platform: 'TEMU', managedType: 'SEMI_MANAGED' },
      'temu-12',
      '12',
    ],
    ['what is not there', { kind: 'shop', id: 'temu:99' }, '100', ''],
  ])('[R3-17] %s gives the selected id and the real ids', (_name, selection, selected, real) => {
    const state = stateOf(selection);
    expect(state.selectedMallId).toBe(selected);
    expect(state.realSelMallIds).toBe(real);
  });

  it('[R3-17] lists shown and hidden shops, groups, and shown shops whose time is over', () => {
    const state = stateOf(ALL);
    expect(state.listShowTab.map(({ mallId }) => mallId)).toEqual(['11', '12', '21']);
    expect(state.listClosedTab.map(({ mallId }) => mallId)).toEqual(['13']);
    expect(state.shopGroupList.map(({ mallName }) => mallName)).toEqual(['家居', '空']);
    expect(state.expiredShopList).toEqual([{ mallId: '12' }]);
  });

  it('[R4-16] marks the selected shop and no other', () => {
    const { listShowTab, shopGroupList } = stateOf({ kind: 'shop', id: 'temu:11' });
    expect(
      [...listShowTab, ...shopGroupList].filter(({ isSelected }) => isSelected).map(({ id }) => id),
    ).toEqual(['temu:11']);
  });

  it('[R3-07] says of a shop and of a group whether it is selected, what it is, and what waits', () => {
    const { listShowTab, shopGroupList } = stateOf({ kind: 'group', id: 'group:7' });
    expect(listShowTab[0]).toEqual({
      id: 'temu:11',
      mallId: '11',
      mallName: '店铺11',
      isSelected: false,
      isShopGroup: false,
      groupMallId: '',
      sumnum: 7,
      checked: true,
    });
    expect(shopGroupList).toEqual([
      {
        id: 'group:7',
        mallId: '11,12',
        mallName: '家居',
        isSelected: true,
        isShopGroup: true,
        groupMallId: '7-11,12',
        sumnum: 7,
        checked: true,
      },
      {
        id: 'group:8',
        mallId: '',
        mallName: '空',
        isSelected: false,
        isShopGroup: true,
        groupMallId: '8-',
        sumnum: 0,
        checked: false,
      },
    ]);
  });
});
