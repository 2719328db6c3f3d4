import { describe, expect, it } from 'vitest';
import type { PanelShop } from '../../../web/src/features/shops/panel/panel-rows.ts';
import { neighbour, panelRows } from '../../../web/src/features/shops/panel/panel-rows.ts';

const shop = (
  mallId: string,
  name: string,
  platform: PanelShop['platform'] = 'TEMU',
  managedType: PanelShop['managedType'] = 'FULLY_MANAGED',
): PanelShop => ({
  id: `${platform.toLowerCase()}:${mallId}`,
  mallId,
  name,
  platform,
  managedType,
});

const shops = [
  shop('11', '晨光家居'),
  shop('12', '晨光 Home', 'TEMU', 'SEMI_MANAGED'),
  shop('21', '海风女装', 'SHEIN', 'SEMI_MANAGED'),
  shop('13', '山野户外'),
];
const groups = [
  { id: 'group:1', name: '晨光', shopIds: ['temu:11', 'temu:12'] },
  { id: 'group:2', name: '空分组', shopIds: [] },
];
const base = { shops, groups, search: '', isVisitor: false, openCard: null };
const keys = (change: Partial<Omit<typeof base, 'openCard'>> & { openCard?: string }) =>
  panelRows({ ...base, ...change }).map(({ key }) => key);

describe('rows of the side panel', () => {
  it('[R2.6-01] [R2.6-02] [R2.6-03] [R2.6-04] summary, groups, then each marketplace split by managed type', () => {
    expect(keys({})).toEqual([
      'all',
      'groups',
      'group:1',
      'group:2',
      'TEMU',
      'TEMU.FULLY_MANAGED',
      'temu:11',
      'temu:13',
      'TEMU.SEMI_MANAGED',
      'temu:12',
      'SHEIN',
      'SHEIN.SEMI_MANAGED',
      'shein:21',
    ]);
    expect(panelRows(base)[0]).toMatchObject({ kind: 'all', count: 4 });
  });

  it('[R2.6-05] [R2.6-06] visitors see neither groups nor shein', () => {
    const rows = panelRows({ ...base, isVisitor: true });
    expect(rows.map(({ kind }) => kind)).not.toContain('group');
    expect(rows.map(({ key }) => key)).not.toContain('SHEIN');
    expect(rows[0]).toMatchObject({ kind: 'all', count: 3 });
  });

  it('[R2.6-14] a platform heading stands for its shops', () => {
    const selections = panelRows(base).flatMap((row) =>
      row.kind === 'platform' || row.kind === 'managed' ? [row.selection] : [],
    );
    expect(selections[0]).toEqual({ kind: 'platform', platform: 'TEMU', managedType: null });
    expect(selections[2]).toEqual({
      kind: 'platform',
      platform: 'TEMU',
      managedType: 'SEMI_MANAGED',
    });
  });

  it.each([
    [
      '晨光',
      [
        'groups',
        'group:1',
        'TEMU',
        'TEMU.FULLY_MANAGED',
        'temu:11',
        'TEMU.SEMI_MANAGED',
        'temu:12',
      ],
    ],
    ['home', ['TEMU', 'TEMU.SEMI_MANAGED', 'temu:12']],
    [' ＨＯＭＥ ', ['TEMU', 'TEMU.SEMI_MANAGED', 'temu:12']],
    ['21', ['SHEIN', 'SHEIN.SEMI_MANAGED', 'shein:21']],
    ['没有的', []],
  ])('the search for %s keeps what holds it and the headings above', (search, expected) =>
    expect(keys({ search })).toEqual(expected),
  );

  it('puts the open info card right under its shop', () => {
    const rows = keys({ openCard: 'temu:13' });
    expect(rows[rows.indexOf('temu:13') + 1]).toBe('card temu:13');
  });

  it('arrow keys pass over headings without a choice and over cards, and stop at the ends', () => {
    const rows = panelRows({ ...base, openCard: 'temu:11' });
    const at = (key: string) => rows.findIndex((row) => row.key === key);
    expect(neighbour(rows, at('all'), 1)).toBe(at('group:1'));
    expect(neighbour(rows, at('temu:11'), 1)).toBe(at('temu:13'));
    expect(neighbour(rows, at('all'), -1)).toBe(at('all'));
    expect(neighbour(rows, at('shein:21'), 1)).toBe(at('shein:21'));
  });
});
