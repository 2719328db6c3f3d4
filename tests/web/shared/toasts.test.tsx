import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../web/src/shared/ui/ToastHost.tsx';
import { loadToaster, toast } from '../../../web/src/shared/ui/toast.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await unmount();
});

it('what went wrong stays long after what went well has gone, and goes too', async () => {
  await loadToaster();
  await render(<ToastHost />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => {
    toast.success('已保存');
    toast.error('没有保存成功');
  });
  await until(() => shows('已保存') && shows('没有保存成功'), 'both messages');
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(shows('已保存')).toBe(false);
  expect(shows('没有保存成功')).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shows('没有保存成功')).toBe(false);
});

it('what can be taken back stays for eight seconds; of one topic the last alone, and of others each', async () => {
  await loadToaster();
  await render(<ToastHost />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const takenBack: string[] = [];
  const offer = (text: string, label: string, topic?: string) =>
    toast.success(text, {
      label,
      onClick: () => takenBack.push(label),
      ...(topic === undefined ? {} : { topic }),
    });
  await act(async () => {
    offer('已隐藏', '撤销甲', 'layout');
    offer('已隐藏', '撤销乙', 'layout');
    offer('已推迟', '撤销丙');
    offer('已推迟', '撤销丁');
  });
  const offered = () =>
    ['撤销甲', '撤销乙', '撤销丙', '撤销丁'].filter((label) => shows(label)).join();
  await until(() => offered() === '撤销乙,撤销丙,撤销丁', 'the last of its topic, and each other');
  await click(button('撤销乙'));
  await click(button('撤销丙'));
  expect(takenBack).toEqual(['撤销乙', '撤销丙']);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(offered()).toBe('撤销丁');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(offered()).toBe('');
});
