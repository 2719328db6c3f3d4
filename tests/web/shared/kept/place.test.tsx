import { act } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { KitTable } from '../../../../web/src/shared/table/KitTable.tsx';
import { usePage } from '../../../../web/src/shared/table/use-page.ts';
import { button, click, currentAddress, render, shows } from '../../support/render.tsx';

/** The keys that the browser's history would have, which the tests' router keeps to itself. */
const browserAt = (key: string) => window.history.replaceState({ key }, '');

afterEach(() => window.history.replaceState(null, ''));

function List() {
  const [page, setPage] = usePage('list');
  return (
    <>
      <p>第 {page} 页</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        下一页
      </button>
    </>
  );
}

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/list')}>
        列表
      </button>
      <button type="button" onClick={() => void navigate('/other')}>
        别处
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        返回
      </button>
    </>
  );
}

it('a list is at its page when its reader comes back to it, and begins anew where a link leads to it', async () => {
  browserAt('first');
  await render(
    <>
      <Ways />
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/list' },
  );
  await click(button('下一页'));
  expect(shows('第 2 页')).toBe(true);
  await click(button('别处'));
  expect(currentAddress()).toBe('/other');
  await click(button('返回'));
  expect(shows('第 2 页')).toBe(true);
  await click(button('别处'));
  await click(button('列表'));
  expect(shows('第 1 页')).toBe(true);
});

const rows = Array.from({ length: 40 }, (_, index) => ({ id: `第${index}行` }));

const Rows = () => (
  <KitTable
    userId="7"
    table="test"
    caption="货品"
    columns={[{ key: 'name', header: '名称', cell: ({ id }) => id }]}
    rows={rows}
    rowKey={({ id }) => id}
  />
);

it('a table stands where it stood when its reader comes back to it, and at its top where a link leads to it', async () => {
  browserAt('first');
  await render(
    <>
      <Ways />
      <Routes>
        <Route path="/list" element={<Rows />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/list' },
  );
  const scroller = () => {
    const found = document.querySelector<HTMLElement>('[role=region][aria-label=货品]');
    if (found === null) throw new Error('There is no table');
    return found;
  };
  await act(async () => {
    scroller().scrollTop = 240;
    scroller().dispatchEvent(new Event('scroll'));
  });
  await click(button('别处'));
  expect(document.querySelector('[role=region]')).toBeNull();
  await click(button('返回'));
  expect(scroller().scrollTop).toBe(240);
  await click(button('别处'));
  await click(button('列表'));
  expect(scroller().scrollTop).toBe(0);
});

it('what is remembered of the tab outlives a reload', async () => {
  browserAt('first');
  await render(
    <>
      <Ways />
      <Routes>
        <Route path="/kept" element={<List />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/kept' },
  );
  await click(button('下一页'));
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('places')).toContain('["default /kept page of list",2]');
});
