import { describe, expect, it } from 'vitest';
import { byGroups } from '../../../web/src/features/people/page/by-groups.ts';
import {
  filterOf,
  isWhole,
  plainView,
  viewCodec,
} from '../../../web/src/features/people/page/view.ts';

describe('the shops of somebody', () => {
  const all = ['1', '2', '3', '4'].map((id) => ({ id }));
  const groups = [
    { id: 'a', name: '甲组', shopIds: ['2', '1'] },
    { id: 'b', name: '乙组', shopIds: ['2', '4'] },
    { id: 'c', name: '丙组', shopIds: ['4'] },
  ];

  it('stand under each of their groups, in the order of all shops, those without one last', () => {
    expect(byGroups(['3', '2', '1'], all, groups)).toEqual([
      { id: 'a', name: '甲组', shops: [{ id: '1' }, { id: '2' }] },
      { id: 'b', name: '乙组', shops: [{ id: '2' }] },
      { id: 'none', name: null, shops: [{ id: '3' }] },
    ]);
  });

  it('that are unknown here are left out', () => {
    expect(byGroups(['9'], all, groups)).toEqual([]);
  });
});

describe('what is looked at of the people', () => {
  const read = (query: string) => viewCodec.read(new URLSearchParams(query));

  it('stands in the address, and what is wrong there is the plain view', () => {
    const view = read('kind=OPERATOR&shop=temu:1&right=2&q=小&sort=AWAY&page=3');
    expect(filterOf(view)).toEqual({
      kind: 'OPERATOR',
      shopId: 'temu:1',
      permissionId: 2,
      search: '小',
    });
    expect(view).toMatchObject({ sort: 'AWAY', page: 3 });
    const written = Object.entries(viewCodec.write(view)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(viewCodec.read(new URLSearchParams(written))).toEqual(view);
    expect(read('kind=BOSS&right=9&sort=up&page=0')).toEqual(plainView);
  });

  it('is whole while nothing narrows it down, however it is sorted', () => {
    expect(isWhole(read('sort=SEEN'))).toBe(true);
    expect(isWhole(read('q=a'))).toBe(false);
  });
});
