import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAct,
  openOutbox,
  outbox,
  parseActs,
  removeAct,
  UNDO_MS,
  undoAct,
  waitingActs,
} from '../../../web/src/features/delivery/phone/outbox.ts';
import { type Sent, startSending } from '../../../web/src/features/delivery/phone/sender.ts';
import { readFilter, writeFilter } from '../../../web/src/features/delivery/phone/task-url.ts';

const pack = (orderNo: string) =>
  addAct({ step: 'pack', orderId: `shippingOrder:${orderNo}`, orderNo });

const numbers = () => outbox.get().acts.map(({ orderNo }) => orderNo);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  outbox.set({ userId: null, acts: [], sending: null });
  openOutbox('7');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends to a server that answers as told, one after the other; the last answer stays. */
function sending(...answers: Sent[]) {
  const sent: string[] = [];
  const onEmpty = vi.fn();
  const stop = startSending({
    send: async ({ orderNo }) => {
      sent.push(orderNo);
      return answers.length > 1 ? (answers.shift() ?? 'done') : (answers[0] ?? 'done');
    },
    onEmpty,
  });
  return { sent, stop, onEmpty };
}

describe('what is confirmed on the phone', () => {
  it('waits for the time in which it can be undone, then is sent once, in order', async () => {
    const { sent, stop, onEmpty } = sending('done');
    pack('FH1');
    pack('FH2');
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['FH1', 'FH2']);
    expect(outbox.get().acts).toEqual([]);
    expect(onEmpty).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is not sent once it was undone', async () => {
    const { sent, stop } = sending('done');
    pack('FH1');
    expect(undoAct(outbox.get().acts[0]?.id ?? '')).toBe(true);
    await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
    expect(sent).toEqual([]);
    stop();
  });

  it('cannot be undone any more while it is under way', async () => {
    const answer = Promise.withResolvers<Sent>();
    const stop = startSending({ send: () => answer.promise, onEmpty: () => {} });
    pack('FH1');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(undoAct(outbox.get().acts[0]?.id ?? '')).toBe(false);
    answer.resolve('done');
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers()).toEqual([]);
    stop();
  });

  it('is tried again with the same key while there is no network, before anything after it', async () => {
    vi.stubGlobal('fetch', async () => new Response('ok'));
    const { sent, stop } = sending('later', 'later', 'done');
    pack('FH1');
    pack('FH2');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent).toEqual(['FH1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['FH1', 'FH1', 'FH1', 'FH2']);
    stop();
  });

  it('stays with the reason where the server refuses it, and holds nothing up', async () => {
    const { sent, stop } = sending({ problem: '发货单FH1已取消' }, 'done');
    pack('FH1');
    pack('FH2');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent).toEqual(['FH1', 'FH2']);
    expect(outbox.get().acts).toMatchObject([{ orderNo: 'FH1', problem: '发货单FH1已取消' }]);
    expect(waitingActs(outbox.get())).toEqual([]);
    removeAct(outbox.get().acts[0]?.id ?? '');
    expect(localStorage.getItem('phone.outbox.7')).toBeNull();
    stop();
  });

  it('survives a reload, and is kept apart for each person', () => {
    pack('FH1');
    const kept = outbox.get().acts;
    openOutbox('8');
    expect(numbers()).toEqual([]);
    openOutbox('7');
    expect(outbox.get().acts).toEqual(kept);
  });

  it.each([null, 'x', '{}', '[1, null, {"id": 1}]', '[{"id":"a","step":"cancel"}]'])(
    'is nothing where %j is kept',
    (stored) => {
      expect(parseActs(stored)).toEqual([]);
    },
  );
});

describe('the address of the tasks', () => {
  it('holds what is looked at, and leaves out what nobody chose', () => {
    const plain = readFilter(new URLSearchParams());
    expect(writeFilter(plain)).toBe('');
    const text = '?tab=ship&shop=temu%3A1&type=SELF&q=FH1&page=3';
    expect(writeFilter(readFilter(new URLSearchParams(text)))).toBe(text);
    expect(readFilter(new URLSearchParams('tab=x&type=x&page=-1'))).toEqual(plain);
  });
});
