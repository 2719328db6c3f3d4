import { expect, it } from 'vitest';
import type { Directory } from '../../../web/src/shop-scope/use-directory.ts';
import { WithShops } from '../../../web/src/shop-scope/WithShops.tsx';
import { render, shows } from '../support/render.tsx';
import { directoryOf, managerOf, shopOf, viewerOf } from '../support/viewer.ts';

const open = (directory: Partial<Directory>, viewer = viewerOf()) =>
  render(<WithShops>加载失败</WithShops>, { viewer, directory: directoryOf(directory) });

it.each([
  [
    'a boss',
    viewerOf(),
    '请打开电脑版，绑定店铺主账号或导入销售文件。',
    ['绑定店铺', '导入销售文件'],
  ],
  ['a manager', managerOf(), '请联系BOSS分配店铺。', []],
])('tells %s without shops how to get one, and of no failure', async (_who, viewer, hint, ways) => {
  await open({}, viewer);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="desktop"]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(ways);
  expect(shows('还没有店铺')).toBe(true);
  expect(shows(hint)).toBe(true);
  expect(shows('加载失败')).toBe(false);
});

it.each<[string, Partial<Directory>]>([
  ['there are shops', { shops: [shopOf('甲店')] }],
  ['they are hidden', { hidden: [shopOf('甲店')] }],
  ['they may still come', { isComplete: false }],
])('shows the page where %s', async (_when, directory) => {
  await open(directory);
  expect(shows('加载失败')).toBe(true);
  expect(shows('还没有店铺')).toBe(false);
});
