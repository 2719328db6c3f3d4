import { act, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunk } from '../../../../web/src/app/chunk.tsx';
import { i18n } from '../../../../web/src/i18n/i18n.ts';
import { ConnectionStrip } from '../../../../web/src/shared/connection/ConnectionStrip.tsx';
import { connection, troubleOf } from '../../../../web/src/shared/connection/connection.ts';
import { fetchPart } from '../../../../web/src/shared/connection/fetch-part.ts';
import { PageSkeleton } from '../../../../web/src/shared/ui/PageSkeleton.tsx';
import { button, click, render, shows } from '../../support/render.tsx';

let isServerThere: boolean;

/** Lets time and what waits for it pass. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A load that fails so often before it brings its part. */
const failing = <T,>(failures: number, part: T) =>
  vi.fn(() => {
    if (failures-- > 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(part);
  });

beforeEach(() => {
  vi.useFakeTimers();
  isServerThere = true;
  vi.stubGlobal('fetch', () =>
    isServerThere ? Promise.resolve(new Response('ok')) : Promise.reject(new TypeError('away')),
  );
});

afterEach(async () => {
  isServerThere = true;
  await pass(60_000);
  connection.set({ isOnline: true, isAnswering: true, isSocketCut: false, isOutdated: false });
});

describe('a part of the product that could not be fetched', () => {
  it('is asked for again, and is there', async () => {
    const load = failing(1, 'part');
    const part = fetchPart(load);
    await pass(0);
    expect(await part).toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is waited for while the server is away, however long, and the page says so', async () => {
    isServerThere = false;
    const load = vi.fn(() =>
      isServerThere ? Promise.resolve('part') : Promise.reject(new TypeError('away')),
    );
    const part = fetchPart(load);
    await pass(10 * 60_000);
    expect(troubleOf(connection.get())).toBe('cutOff');
    isServerThere = true;
    await pass(5_000);
    expect(await part).toBe('part');
    expect(troubleOf(connection.get())).toBeNull();
  });

  it('that the server has not got any more makes the page offer a reload', async () => {
    const part = fetchPart(failing(5, 'part'));
    await pass(2_000);
    expect(troubleOf(connection.get())).toBe('outdated');
    await pass(60_000);
    expect(await part).toBe('part');
    expect(troubleOf(connection.get())).toBeNull();
  });
});

describe('a page whose code is not there', () => {
  it('is outlined; after 5 s the outline says why and offers to try again', async () => {
    isServerThere = false;
    const load = vi.fn(() =>
      isServerThere
        ? Promise.resolve({ default: () => <p>the page</p> })
        : Promise.reject(new TypeError('away')),
    );
    const Content = chunk(load);
    await render(
      <>
        <Suspense fallback={<PageSkeleton />}>
          <Content />
        </Suspense>
        <ConnectionStrip />
      </>,
    );
    await pass(4_000);
    expect(shows('网络已断开')).toBe(true);
    expect(shows('连接不上，正在重试。')).toBe(false);
    await pass(1_500);
    expect(shows('连接不上，正在重试。')).toBe(true);
    isServerThere = true;
    await click(button('重试'));
    await pass(0);
    expect(shows('the page')).toBe(true);
    expect(shows('网络已断开')).toBe(false);
  });

  it('says only that it takes long where the server answers', async () => {
    await render(<PageSkeleton />);
    await pass(5_000);
    expect(shows('加载比平时慢，请稍候。')).toBe(true);
  });
});

describe('words that are not there', () => {
  it('are never replaced by the name of the text', () => {
    expect(i18n.t('selectionTool:title' as 'retry')).toBe('—');
    expect(i18n.t('selectionTool:title' as 'retry', { defaultValue: '选品' })).toBe('选品');
  });
});
