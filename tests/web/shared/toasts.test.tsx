import { act } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadToaster, toast } from '../../../web/src/shared/ui/toast.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

const at = (text: string) => document.body.textContent?.split(text).length ?? 0;

it('what went wrong stays until it is closed; what went well passes', async () => {
  await loadToaster();
  await render(null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => {
    toast.success('已保存');
    toast.warning('图片太大');
    toast.error('没有保存成功');
  });
  await until(() => shows('已保存') && shows('没有保存成功'), 'the messages');
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect([shows('已保存'), shows('图片太大')]).toEqual([false, true]);
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect([shows('图片太大'), shows('没有保存成功')]).toEqual([false, true]);
  await click(button('关闭'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(shows('没有保存成功')).toBe(false);
});

it('a failure of five requests is told once, and anew when it was tried anew; of more than three errors the first goes', async () => {
  await loadToaster();
  await render(null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => {
    for (let time = 0; time < 5; time += 1) toast.error('密码错误');
  });
  await until(() => at('密码错误') === 2, 'the failure, once');
  const first = document.querySelector('[data-type=error]')?.id;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await act(async () => toast.error('密码错误'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(at('密码错误')).toBe(2);
  expect(document.querySelector('[data-type=error]')?.id).not.toBe(first);
  await act(async () => {
    for (const text of ['甲失败', '乙失败', '丙失败']) toast.error(text);
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const standing = ['密码错误', '甲失败', '乙失败', '丙失败'].filter((text) => shows(text));
  expect(standing).toEqual(['甲失败', '乙失败', '丙失败']);
});

it('an error that could be read stays behind with its page; a new one comes along', async () => {
  const Elsewhere = () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate('/home')}>
        首页
      </button>
    );
  };
  await loadToaster();
  await render(<Elsewhere />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => toast.error('没有保存成功'));
  await until(() => shows('没有保存成功'), 'the error');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await act(async () => toast.error('打包失败'));
  await until(() => shows('打包失败'), 'the later error');
  await click(button('首页'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([shows('没有保存成功'), shows('打包失败')]).toEqual([false, true]);
});

it('what can be taken back stays for eight seconds; of one topic the last alone, and of others each', async () => {
  await loadToaster();
  await render(null);
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
