import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patientFetch } from '../../../web/src/graphql/patient-fetch.ts';
import { toast } from '../../../web/src/shared/ui/toast.ts';

const now = Date.parse('2026-03-10T16:30:00Z');

/** Asks a server whose clock is so much behind this one. */
async function ask(behind: number | null) {
  const headers: HeadersInit =
    behind === null ? {} : { date: new Date(now - behind).toUTCString() };
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  await patientFetch('/graphql');
}

beforeEach(() => {
  vi.spyOn(toast, 'warning').mockImplementation(() => {});
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => vi.restoreAllMocks());

it.each([
  [3, '2026-03-10 21:30'],
  [-1, '2026-03-11 01:30'],
])(
  'says that the clock of the device is %s hours off, once until it is right',
  async (hours, there) => {
    await ask(hours * 3_600_000);
    await ask(hours * 3_600_000);
    await ask(null);
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
      `本机时间与服务器不一致（服务器现在是 ${there}），“今日”和截止时间会显示错误，请校准本机时间后刷新页面`,
    );
    await ask(0);
    await ask(hours * 3_600_000);
    expect(toast.warning).toHaveBeenCalledTimes(2);
    await ask(0);
  },
);

it.each([0, 60_000, -60_000, null])('says nothing of one that is %s ms off', async (off) => {
  await ask(off);
  expect(toast.warning).not.toHaveBeenCalled();
});
