import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { useListPage } from '../../../../web/src/shared/lists/use-list-page.ts';
import { DataTable } from '../../../../web/src/shared/table/DataTable.tsx';
import { Pager } from '../../../../web/src/shared/table/Pager.tsx';
import { useCardFocus } from '../../../../web/src/shared/table/use-row-focus.ts';
import { button, click, render } from '../../support/render.tsx';

const columns = (onDone: (row: string) => void) => [
  { key: 'name', header: '名称', cell: (row: string) => row },
  {
    key: 'acts',
    header: '操作',
    cell: (row: string) => (
      <button type="button" onClick={() => onDone(row)}>
        完成{row}
      </button>
    ),
  },
];

/** The same as a table and, where there is no room for one, as cards. */
function Tasks({ isNarrow }: { isNarrow: boolean }) {
  const cardFocus = useCardFocus();
  const [rows, setRows] = useState(['甲', '乙', '丙']);
  const done = (row: string) => setRows(rows.filter((one) => one !== row));
  return (
    <>
      {isNarrow ? (
        <ul aria-label="任务" {...cardFocus}>
          {rows.map((row) => (
            <li key={row} tabIndex={-1}>
              {columns(done).map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <DataTable caption="任务" columns={columns(done)} rows={rows} rowKey={(row) => row} />
      )}
      <button type="button" onClick={() => done('丙')}>
        别处完成丙
      </button>
    </>
  );
}

const press = async (name: string) => {
  await act(async () => button(name).focus());
  await click(button(name));
};
const focused = () => document.activeElement?.textContent;

it.each([
  ['row', false],
  ['card', true],
])(
  'gives the focus of a %s that was dealt with to the one in its place, and takes it from nobody',
  async (_kind, isNarrow) => {
    await render(<Tasks isNarrow={isNarrow} />);
    await press('完成甲');
    expect(focused()).toBe('乙完成乙');
    await press('别处完成丙');
    expect(focused()).toBe('别处完成丙');
    await press('完成乙');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('任务');
  },
);

it('turns pages by key without losing its place, and turns none while one is on its way', async () => {
  let asked = 0;
  const Pages = () => {
    const [page, setPage] = useState(1);
    return (
      <Pager
        page={page}
        pageSize={10}
        total={20}
        isBusy={page === 2}
        label="页"
        onPage={(next) => {
          asked += 1;
          setPage(next);
        }}
      />
    );
  };
  await render(<Pages />);
  await press('下一页');
  expect(focused()).toBe('下一页');
  expect(button('下一页').getAttribute('aria-disabled')).toBe('true');
  await click(button('下一页'));
  await click(button('上一页'));
  expect(asked).toBe(1);
});

it('keeps the pager while another page comes, and not while another list does', async () => {
  const Listed = () => {
    const [list, setList] = useState({ page: 1, status: 'a' });
    const isHere = list.page === 1 && list.status === 'a';
    const answer = { rows: isHere ? ['甲'] : null, total: isHere ? 20 : 0, isBusy: !isHere };
    const { pages, change } = useListPage([list, setList], answer, { pageSize: 10 });
    return (
      <>
        {pages && <Pager {...pages} label="页" />}
        <button type="button" onClick={() => change({ status: 'b' })}>
          另一个列表
        </button>
      </>
    );
  };
  await render(<Listed />);
  await press('下一页');
  expect(focused()).toBe('下一页');
  await press('另一个列表');
  expect(document.querySelector('nav')).toBeNull();
});
