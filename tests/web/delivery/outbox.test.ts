import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAct,
  addActs,
  hurryActs,
  isHeldUp,
  MOST_FAULTS,
  openOutbox,
  outbox,
  parseActs,
  removeAct,
  retryAct,
  setAsideActs,
  takeRefused,
  UNDO_MS,
  undoAct,
  undoActs,
  waitingActs,
} from '../../../web/src/features/delivery/phone/outbox.ts';
import { type Sent, startSending } from '../../../web/src/features/delivery/phone/sender.ts';
import { readFilter, writeFilter } from '../../../web/src/features/delivery/phone/task-url.ts';

const pack = (orderNo: string) =>
  addAct({ step: 'pack', orderId: `shippingOrder:${orderNo}`, orderNo });

const numbers = () => outbox.get().acts.map(({ orderNo }) => orderNo);

beforeEach(() => {
  vi.useFakeTimers();
  outbox.set({ userId: null, acts: [], sending: null });
  openOutbox('7');
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

describe('what is confirmed on the phone or at a desk', () => {
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

  it('is undone together where it was confirmed together, but for what is on its way', async () => {
    const answer = Promise.withResolvers<Sent>();
    const stop = startSending({ send: () => answer.promise, onEmpty: () => {} });
    const ids = addActs(
      ['FH1', 'FH2', 'FH3'].map((orderNo) => ({ step: 'pack', orderId: orderNo, orderNo })),
    );
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(undoActs(ids)).toBe(1);
    expect(numbers()).toEqual(['FH1']);
    stop();
  });

  it('is sent sooner where somebody goes on', async () => {
    const { sent, stop } = sending('done');
    pack('FH1');
    await vi.advanceTimersByTimeAsync(1_000);
    hurryActs();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['FH1']);
    stop();
  });

  it('is kept no more once its refusal was told', async () => {
    const { stop } = sending({ problem: '发货单FH1已取消' });
    pack('FH1');
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(takeRefused()).toMatchObject([{ orderNo: 'FH1', problem: '发货单FH1已取消' }]);
    expect(outbox.get().acts).toEqual([]);
    expect(takeRefused()).toEqual([]);
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

  it('is set aside after so many faults of the server, before what is of other orders and no other', async () => {
    vi.stubGlobal('fetch', async () => new Response('ok'));
    const sent: string[] = [];
    let isBroken = true;
    const stop = startSending({
      send: async ({ orderNo, step }) => {
        sent.push(`${step} ${orderNo}`);
        return orderNo === 'FH1' && isBroken ? 'fault' : 'done';
      },
      onEmpty: () => {},
    });
    pack('FH1');
    pack('FH2');
    addAct({ step: 'ship', orderId: 'shippingOrder:FH1', orderNo: 'FH1' });
    await vi.advanceTimersByTimeAsync(UNDO_MS + 60_000);
    expect(sent).toEqual([...Array.from({ length: MOST_FAULTS }, () => 'pack FH1'), 'pack FH2']);
    const [aside] = setAsideActs(outbox.get());
    expect(aside).toMatchObject({ orderNo: 'FH1', step: 'pack', problem: null });
    const [behind] = waitingActs(outbox.get());
    expect(behind && isHeldUp(behind, outbox.get())).toBe(true);
    isBroken = false;
    sent.length = 0;
    retryAct(aside?.id ?? '');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['pack FH1', 'ship FH1']);
    expect(outbox.get().acts).toEqual([]);
    stop();
  });

  it('goes on with what is behind once what was set aside is given up', async () => {
    vi.stubGlobal('fetch', async () => new Response('ok'));
    const { sent, stop } = sending(
      ...Array.from({ length: MOST_FAULTS }, () => 'fault' as const),
      'done',
    );
    pack('FH1');
    addAct({ step: 'ship', orderId: 'shippingOrder:FH1', orderNo: 'FH1' });
    await vi.advanceTimersByTimeAsync(UNDO_MS + 60_000);
    expect(sent).toHaveLength(MOST_FAULTS);
    removeAct(setAsideActs(outbox.get())[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.get().acts).toEqual([]);
    stop();
  });

  it('is never set aside while there is no network', async () => {
    vi.stubGlobal('fetch', async () => new Response('ok'));
    const { stop } = sending('later');
    pack('FH1');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(setAsideActs(outbox.get())).toEqual([]);
    expect(waitingActs(outbox.get())).toHaveLength(1);
    stop();
  });

  it('of an earlier version, without pieces and faults, is still sent', () => {
    const early = { id: 'a', step: 'pack', orderId: 'o', orderNo: 'FH1', dueAt: 1, problem: null };
    expect(parseActs(JSON.stringify([early]))).toEqual([{ ...early, shortage: null, faults: 0 }]);
    const short = {
      ...early,
      step: 'short',
      shortage: { skuId: 's', code: 'K', missing: 1, note: '' },
    };
    expect(parseActs(JSON.stringify([short]))).toHaveLength(1);
    expect(
      parseActs(
        JSON.stringify([
          { ...early, step: 'short' },
          { ...short, step: 'pack' },
        ]),
      ),
    ).toEqual([]);
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
    expect(readFilter(new URLSearchParams('tab=store')).tab).toBe('store');
    const text = '?tab=ship&shop=temu%3A1&type=SELF&q=FH1&page=3';
    expect(writeFilter(readFilter(new URLSearchParams(text)))).toBe(text);
    expect(readFilter(new URLSearchParams('tab=x&type=x&page=-1'))).toEqual(plain);
  });
});
