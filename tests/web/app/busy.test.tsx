import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { BusyHost } from '../../../web/src/shared/ui/BusyHost.tsx';
import { runBusy } from '../../../web/src/shared/ui/busy.ts';
import { render, until } from '../support/render.tsx';

const mask = () => document.querySelector('[role=status]');

describe('[R2.7-27] the loading mask', () => {
  it('covers the page during a long act, and goes afterwards', async () => {
    await render(<BusyHost />);
    expect(mask()).toBeNull();
    let finish = (_answer: number) => {};
    let answer: Promise<number> | undefined;
    await act(async () => {
      answer = runBusy(
        () =>
          new Promise<number>((resolve) => {
            finish = resolve;
          }),
        '正在导出',
      );
    });
    await until(() => mask()?.textContent === '正在导出', 'the mask');
    await act(async () => finish(7));
    expect(await answer).toBe(7);
    await until(() => mask() === null, 'gone');
  });

  it('goes when the act fails, whose failure is the caller’s', async () => {
    await render(<BusyHost />);
    let failed: Promise<unknown> | undefined;
    await act(async () => {
      failed = runBusy(() => Promise.reject(new Error('no'))).catch(
        (error: Error) => error.message,
      );
    });
    expect(await failed).toBe('no');
    await until(() => mask() === null, 'gone');
  });
});
