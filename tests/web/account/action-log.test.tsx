import { expect, it, vi } from 'vitest';
import ActionLogDialog from '../../../web/src/features/account/ActionLogDialog.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows } from '../support/render.tsx';

it('[R2.7-38] [R2.7-39] has four columns over fixed rows that say so, and asks nothing of the server', async () => {
  const server = fakeServer();
  const showRecords = vi.fn();
  await render(<ActionLogDialog onClose={() => {}} onShowRecords={showRecords} />);
  expect([...document.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
    '操作账号',
    '操作内容',
    '店铺名称',
    '操作时间',
  ]);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(shows('以下为示例数据')).toBe(true);
  await click(button('查看操作记录'));
  expect(showRecords).toHaveBeenCalledOnce();
  expect(server.asked).toEqual([]);
});
