import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toggleFolded, toggleHidden } from '../../../web/src/features/statistics/layout/layout.ts';
import { useHomeLayout } from '../../../web/src/features/statistics/layout/use-home-layout.ts';
import { button, click, render, shows, unmount } from '../support/render.tsx';

function Layout() {
  const { layout, choose, reset } = useHomeLayout('7');
  return (
    <>
      <p>{`隐藏：${layout.hidden.join()}；收起：${layout.folded.join()}。`}</p>
      <button type="button" onClick={() => choose((seen) => toggleFolded(seen, 'stock'))}>
        库存
      </button>
      <button type="button" onClick={() => choose((seen) => toggleHidden(seen, 'finance'))}>
        资金
      </button>
      <button type="button" onClick={reset}>
        重置
      </button>
    </>
  );
}

const kept = () => JSON.parse(localStorage.getItem('user.7') ?? '{}').homeLayout?.split(';') ?? [];

afterEach(() => vi.restoreAllMocks());

it('a link to a block that is away opens it for this visit, and no longer', async () => {
  localStorage.setItem('user.7', JSON.stringify({ homeLayout: ';finance;stock' }));
  await render(<Layout />, { at: '/home#home-finance' });
  expect(shows('隐藏：；收起：stock。')).toBe(true);
  await click(button('库存'));
  expect(shows('隐藏：；收起：。')).toBe(true);
  expect(kept().slice(1)).toEqual(['finance', '']);
  await unmount();
  await render(<Layout />, { at: '/home' });
  expect(shows('隐藏：finance；收起：。')).toBe(true);
});

it('every window of this browser has the layout that was chosen in one of them', async () => {
  await render(<Layout />, { at: '/home' });
  expect(shows('隐藏：；收起：。')).toBe(true);
  localStorage.setItem('user.7', JSON.stringify({ homeLayout: ';stock;trend' }));
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user.7' })));
  expect(shows('隐藏：stock；收起：trend。')).toBe(true);
  // What is chosen next is chosen upon that.
  await click(button('资金'));
  expect(kept().slice(1)).toEqual(['stock,finance', 'trend']);
  expect(shows('隐藏：finance,stock；收起：trend。')).toBe(true);
  await click(button('重置'));
  expect(kept().slice(1)).toEqual(['', '']);
});

it('without a storage what is chosen holds in this window', async () => {
  await render(<Layout />, { at: '/home' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await click(button('库存'));
  expect(shows('隐藏：；收起：stock。')).toBe(true);
  await click(button('库存'));
  expect(shows('隐藏：；收起：。')).toBe(true);
});
