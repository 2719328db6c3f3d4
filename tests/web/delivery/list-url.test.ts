import { describe, expect, it } from 'vitest';
import {
  type ListState,
  listCodec,
  recordsCodec,
  sortOf,
  sortsOf,
} from '../../../web/src/features/delivery/list-url.ts';
import { printQuery, withValue } from '../../../web/src/shared/url-state/codec.ts';

const plain: ListState = {
  tab: 'packing',
  due: null,
  type: 'all',
  warehouse: '',
  search: '',
  sort: null,
  page: 1,
};
const read = (query: string) => listCodec.read(new URLSearchParams(query));
const write = (state: Partial<ListState>, from = '') =>
  printQuery(withValue(new URLSearchParams(from), listCodec, { ...plain, ...state }));

describe('the list in the address', () => {
  it('is the plain address by itself', () => {
    expect(read('')).toEqual(plain);
    expect(write({})).toBe('');
  });

  it('has every part of it, and keeps the selected shop', () => {
    const state: ListState = {
      tab: 'shipped',
      due: null,
      type: 'manufacturer',
      warehouse: '佛山2号仓',
      search: 'FH26',
      sort: 'deadline',
      page: 3,
    };
    const query = write(state, 'shop=temu:7');
    expect(query).toBe(
      `?shop=temu:7&tab=shipped&type=manufacturer&warehouse=${encodeURIComponent('佛山2号仓')}&q=FH26&sort=deadline&page=3`,
    );
    expect(read(query)).toEqual(state);
  });

  it('names a deadline instead of a tab', () => {
    expect(write({ due: 'overdue' }, 'group=g1')).toBe('?group=g1&due=overdue');
    expect(read('tab=shipping&due=soon')).toEqual({ ...plain, due: 'soon' });
    expect(read('due=short')).toEqual({ ...plain, due: 'short' });
  });

  it.each([
    'due=late',
    'tab=4',
    'type=2',
    'sort=size',
    'page=0',
    'page=1.5',
    'page=x',
    'page=99999',
    'q=%20',
    'warehouse=%20',
  ])('reads what it does not understand as the default: %s', (query) => {
    expect(read(query)).toEqual(plain);
  });

  it('begins with the next deadline where one is ahead, else with the newest, unless asked', () => {
    expect(sortOf(plain)).toBe('deadline');
    expect(sortOf({ ...plain, tab: 'shipping' })).toBe('deadline');
    expect(sortOf({ ...plain, tab: 'shipped' })).toBe('newest');
    expect(sortOf({ ...plain, tab: 'cancelled' })).toBe('newest');
    expect(sortOf({ ...plain, sort: 'newest' })).toBe('newest');
    expect(sortOf({ ...plain, tab: 'shipped', sort: 'warehouse' })).toBe('warehouse');
  });

  it('begins with what is worth most while it waits, and not when it has left', () => {
    for (const part of [{ tab: 'packing' }, { tab: 'shipping' }, { due: 'overdue' }] as const) {
      expect(sortsOf({ ...plain, ...part })).toContain('value');
      expect(sortOf({ ...plain, ...part, sort: 'value' })).toBe('value');
    }
    expect(sortsOf({ ...plain, tab: 'shipped' })).not.toContain('value');
    expect(sortOf({ ...plain, tab: 'shipped', sort: 'value' })).toBe('newest');
    expect(sortOf({ ...plain, due: 'short', sort: 'value' })).toBe('deadline');
  });
});

it('has the records with the assessment that was led to in the address', () => {
  const read = (records: string) => recordsCodec.read(new URLSearchParams({ records }));
  expect(read('packages')).toEqual({ kind: 'packages', marked: null });
  const marked = { kind: 'assessments', marked: '2026-11-01' } as const;
  expect(read('assessments:2026-11-01')).toEqual(marked);
  expect(recordsCodec.write(marked)).toEqual({ records: 'assessments:2026-11-01' });
  expect(recordsCodec.write(null)).toEqual({ records: null });
  expect(read('assessments:yesterday')).toBeNull();
});
