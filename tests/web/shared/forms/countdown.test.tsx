import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countdowns, useCountdown } from '../../../../web/src/shared/forms/use-countdown.ts';
import { overlayMinimum, useAtLeast } from '../../../../web/src/shared/ui/use-at-least.ts';
import { button, click, render } from '../../support/render.tsx';

function Countdown({ seconds }: { seconds: number }) {
  const { left, start } = useCountdown(seconds);
  return (
    <button type="button" disabled={left > 0} onClick={start}>
      {left > 0 ? String(left) : 'send'}
    </button>
  );
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('countdown of a code', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    });
  });

  it.each([['[R9.1-02] login and register', countdowns.loginAndRegister, 300]])(
    '%s: disabled until %i s have passed',
    async (_id, seconds, expected) => {
      expect(seconds).toBe(expected);
      await render(<Countdown seconds={seconds} />);
      await click(button('send'));
      expect(button('300').disabled).toBe(true);
      await pass(299_000);
      expect(button('1').disabled).toBe(true);
      await pass(1_000);
      expect(button('send').disabled).toBe(false);
    },
  );

  it('follows the clock when the tab slept through the ticks', async () => {
    await render(<Countdown seconds={300} />);
    await click(button('send'));
    vi.setSystemTime(Date.now() + 200_000);
    await pass(1_000);
    expect(button('99').disabled).toBe(true);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(1_000);
    expect(button('send').disabled).toBe(false);
  });
});

function Overlay({ active }: { active: boolean }) {
  return useAtLeast(active, overlayMinimum) ? <p>mask</p> : null;
}

describe('loading mask', () => {
  it('[R9.1-05] stays about 500 ms though the answer came after 10', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    let finish = () => {};
    const { useState } = await import('react');
    function Act() {
      const [active, setActive] = useState(true);
      finish = () => setActive(false);
      return <Overlay active={active} />;
    }
    const shown = () => document.body.textContent?.includes('mask') ?? false;
    await render(<Act />);
    await pass(10);
    await act(async () => finish());
    expect(shown()).toBe(true);
    await pass(480);
    expect(shown()).toBe(true);
    await pass(20);
    expect(shown()).toBe(false);
  });
});
