import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  helper,
  helperVersion,
  keepConnected,
} from '../../../web/src/features/desktop/helper-connection.ts';
import { isOlder } from '../../../web/src/features/desktop/plugin.ts';

/** Stands for the sockets that the page opens. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readonly readyState = 1;
  readonly sent: unknown[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  /** By the software's own code, or as a connection ends. */
  close(code?: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  hear(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let login: { userId: string; token: string } | undefined = { userId: '7', token: 'once' };
const last = () => FakeSocket.opened.at(-1);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  stop = keepConnected(async () => login);
});

afterEach(() => {
  stop();
  FakeSocket.opened.length = 0;
});

describe('the connection to the desktop software', () => {
  it('[R4-28] is tried again every five seconds', () => {
    expect(last()?.url).toBe('ws://127.0.0.1:18765/ws');
    for (const attempts of [2, 3, 4]) {
      last()?.close();
      vi.advanceTimersByTime(4_999);
      expect(FakeSocket.opened).toHaveLength(attempts - 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened).toHaveLength(attempts);
    }
  });

  it('tells software that was never there from software that was closed', () => {
    expect(helper.get()).toBe('unknown');
    last()?.close();
    expect(helper.get()).toBe('absent');
    vi.advanceTimersByTime(5_000);
    last()?.dispatchEvent(new Event('open'));
    expect(helper.get()).toBe('open');
    last()?.close();
    expect(helper.get()).toBe('closed');
    vi.advanceTimersByTime(5_000);
    last()?.close();
    expect(helper.get()).toBe('closed');
  });

  it('[R4-26] sends the login right after it opens, and nothing where there is none', async () => {
    last()?.dispatchEvent(new Event('open'));
    await vi.advanceTimersByTimeAsync(0);
    expect(last()?.sent).toEqual([{ type: 'login', userId: '7', token: 'once' }]);
    last()?.close();
    login = undefined;
    await vi.advanceTimersByTimeAsync(5_000);
    last()?.dispatchEvent(new Event('open'));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(last()?.sent).toEqual([]);
  });

  it('[R2.7-79] knows the version that the software says, while it runs', () => {
    last()?.dispatchEvent(new Event('open'));
    for (const other of ['x', 'null', '{"type":"hello","version":"1"}', '{"type":"ready"}'])
      last()?.hear(other);
    expect(helperVersion.get()).toBeUndefined();
    last()?.hear('{"type":"ready","version":"0.9.0"}');
    expect(helperVersion.get()).toBe('0.9.0');
    last()?.close();
    expect(helperVersion.get()).toBeUndefined();
  });

  it('takes software that refuses this page for running software, and asks again', () => {
    last()?.dispatchEvent(new Event('open'));
    last()?.close(4401);
    expect(helper.get()).toBe('open');
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.opened).toHaveLength(2);
    last()?.close(1006);
    expect(helper.get()).toBe('closed');
  });

  it('is not tried again once it was stopped', () => {
    stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(helper.get()).toBe('unknown');
  });
});

it.each([
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.0', false],
  ['1.2', '1.2.0', false],
  ['1.2', '1.2.1', true],
  ['2', '1.9.9', false],
])('version %s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});
