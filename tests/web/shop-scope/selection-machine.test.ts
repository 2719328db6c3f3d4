import { describe, expect, it } from 'vitest';
import { ALL, type Selection } from '../../../web/src/shared/url-state/selection.ts';
import {
  enterPage,
  inPanelOrder,
  type Selectable,
  shownSelection,
  stillShown,
} from '../../../web/src/shop-scope/selection-machine.ts';

const shop = (id: string): Selection => ({ kind: 'shop', id });
const group = (id: string): Selection => ({ kind: 'group', id });
const temu: Selection = { kind: 'platform', platform: 'TEMU', managedType: null };
const shein: Selection = { kind: 'platform', platform: 'SHEIN', managedType: 'FULLY_MANAGED' };

const selectable: Selectable = {
  shops: [
    { id: 'shein:5', platform: 'SHEIN', managedType: 'FULLY_MANAGED' },
    { id: 'temu:2', platform: 'TEMU', managedType: 'SEMI_MANAGED' },
    { id: 'temu:1', platform: 'TEMU', managedType: 'FULLY_MANAGED' },
  ],
  groups: [
    { id: 'group:1', shopIds: ['temu:1', 'temu:2'] },
    { id: 'group:2', shopIds: ['temu:1', 'temu:9'] },
    { id: 'group:3', shopIds: [] },
  ],
};
const nothing: Selectable = { shops: [], groups: [] };

describe('what can be shown', () => {
  it.each<[string, Selection, Selection]>([
    ['all shops', ALL, ALL],
    ['a shop', shop('temu:2'), shop('temu:2')],
    ['a platform', temu, temu],
    ['a part of a platform', shein, shein],
  ])('%s stays selected', (_name, asked, expected) =>
    expect(shownSelection(asked, selectable)).toEqual(expected),
  );

  it.each<[string, Selection]>([
    ['a shop that is not in the list', shop('temu:3')],
    ['a shop of the other marketplace with the same number', shop('shein:2')],
    ['a platform without shops', { ...shein, managedType: 'SEMI_MANAGED' }],
  ])('[R4-17] %s falls back to all shops', (_name, asked) =>
    expect(shownSelection(asked, selectable)).toEqual(ALL),
  );

  it('[R4-18] a group of which a member is not shown falls back to all shops', () => {
    expect(shownSelection(group('group:1'), selectable)).toEqual(group('group:1'));
    expect(shownSelection(group('group:2'), selectable)).toEqual(ALL);
    expect(shownSelection(group('group:3'), selectable)).toEqual(ALL);
    expect(shownSelection(group('group:8'), selectable)).toEqual(ALL);
  });
});

describe('entering a page', () => {
  it.each(['/home', '/account/manager'])('%s keeps whatever is selected', (path) => {
    for (const selection of [ALL, shop('temu:1'), shop('shein:5'), group('group:1'), shein]) {
      expect(enterPage(selection, path, null)).toEqual({ selection, isReset: false });
    }
  });

  it.each(['/deliveryCenter', '/aiProducts/list', '/shopManage', '/home/consult', '/no-such'])(
    '%s turns a shop or platform of shein into all shops, and asks for a refresh',
    (path) => {
      for (const selection of [shop('shein:5'), shein]) {
        expect(enterPage(selection, path, null)).toEqual({ selection: ALL, isReset: true });
      }
      for (const selection of [ALL, shop('temu:1'), group('group:2'), temu]) {
        expect(enterPage(selection, path, null)).toEqual({ selection, isReset: false });
      }
    },
  );

  describe.each(['/aiProducts/edit', '/selectionTool'])('%s', (path) => {
    it.each<[string, Selection]>([
      ['all shops', ALL],
      ['a group', group('group:1')],
      ['a platform', temu],
      ['a shop that is not shown', shop('temu:9')],
    ])('takes the first shop of the panel where %s is selected', (_name, selection) =>
      expect(enterPage(selection, path, selectable)).toEqual({
        selection: shop('temu:1'),
        isReset: false,
      }),
    );

    it('keeps a shop, and takes the first one in the place of one of shein', () => {
      expect(enterPage(shop('temu:2'), path, selectable)).toEqual({
        selection: shop('temu:2'),
        isReset: false,
      });
      expect(enterPage(shop('shein:5'), path, selectable)).toEqual({
        selection: shop('temu:1'),
        isReset: true,
      });
    });

    it('waits for the shops, and without any is all shops', () => {
      expect(enterPage(ALL, path, null)).toBe('unknown');
      expect(enterPage(ALL, path, nothing)).toEqual({ selection: ALL, isReset: false });
    });
  });
});

describe('after shops have gone', () => {
  const order = ['temu:1', 'temu:2', 'shein:5'];
  const without = (...ids: string[]): Selectable => ({
    ...selectable,
    shops: selectable.shops.filter(({ id }) => !ids.includes(id)),
  });

  it.each([
    ['the first', 'temu:1', 'temu:2'],
    ['one between', 'temu:2', 'shein:5'],
    ['the last', 'shein:5', 'temu:2'],
  ])('[R4-21] [R4-24] the neighbour of %s is selected', (_name, removed, neighbour) =>
    expect(stillShown(shop(removed), without(removed), order)).toEqual(shop(neighbour)),
  );

  it('the nearest that is left is selected where the neighbours have gone too', () => {
    expect(stillShown(shop('temu:1'), without('temu:1', 'temu:2'), order)).toEqual(shop('shein:5'));
    expect(stillShown(shop('shein:5'), without('shein:5', 'temu:2'), order)).toEqual(
      shop('temu:1'),
    );
  });

  it('what can still be shown stays the same', () => {
    for (const selection of [ALL, shop('temu:2'), group('group:1'), temu]) {
      expect(stillShown(selection, selectable, order)).toBe(selection);
    }
  });

  it('all shops are selected without a neighbour, and where the shop was never seen', () => {
    expect(stillShown(shop('temu:1'), nothing, order)).toEqual(ALL);
    expect(stillShown(shop('temu:9'), selectable, order)).toEqual(ALL);
    expect(stillShown(group('group:1'), without('temu:1'), order)).toEqual(ALL);
  });
});

it('the panel lists temu before shein and fully managed before semi-managed shops', () => {
  expect(inPanelOrder(selectable.shops).map(({ id }) => id)).toEqual([
    'temu:1',
    'temu:2',
    'shein:5',
  ]);
});
