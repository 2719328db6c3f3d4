import { expect, it } from 'vitest';
import { CandidateFilters } from '../../../web/src/features/listing/selection/CandidateFilters.tsx';
import type { CandidateList } from '../../../web/src/features/listing/selection/candidate-url.ts';
import { SelectionTool } from '../../../web/src/features/listing/selection/SelectionTool.tsx';
import { button, click, render, shows, unmount } from '../support/render.tsx';
import { directoryOf, managerOf, viewerOf } from '../support/viewer.ts';

const withoutShops = (viewer = viewerOf()) =>
  render(<SelectionTool shopId={null} shopChoice={null} />, { viewer, directory: directoryOf() });

it('shows a boss without a shop how to begin; others are given their shops', async () => {
  await withoutShops();
  expect(button('绑定店铺')).toBeDefined();
  expect(document.querySelector('a[href="/import"]')?.textContent).toBe('导入销售文件');
  await unmount();
  await withoutShops(managerOf());
  expect(shows('还没有店铺')).toBe(true);
  expect(shows('请联系BOSS分配店铺。')).toBe(true);
  expect(shows('绑定店铺主账号')).toBe(false);
  expect(document.querySelector('button, a')).toBeNull();
});

it('folds its filters away, says how many count, and takes all of them back at once', async () => {
  const plain: CandidateList = {
    search: '',
    category: '',
    min: '',
    max: '',
    sort: 'GROWTH',
    page: 1,
  };
  let changed: Partial<CandidateList> = {};
  const filters = (list: CandidateList) =>
    render(<CandidateFilters list={list} categories={[]} onChange={(part) => (changed = part)} />);
  await filters(plain);
  expect(shows('重置筛选')).toBe(false);
  await unmount();
  await filters({ ...plain, search: '灯', category: '家居', min: '5' });
  await click(button('重置筛选'));
  expect(changed).toEqual({ search: '', category: '', min: '', max: '' });
  await click(button('收起筛选'));
  expect(button('展开筛选（2 项生效）')).toBeDefined();
  expect(document.querySelector('[aria-label=最低价]')).toBeNull();
});
