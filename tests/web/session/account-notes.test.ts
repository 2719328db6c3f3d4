import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendLastNotes, sendNotesOf } from '../../../web/src/session/notes/send-notes.ts';
import { takeNotes } from '../../../web/src/session/notes/take-notes.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { endServerSession } from '../../../web/src/session/sign-out.ts';
import { connection } from '../../../web/src/shared/connection/connection.ts';
import {
  forgetNotes,
  noteOf,
  onNotes,
  writeNote,
} from '../../../web/src/shared/kept/user-notes.ts';

type Sent = readonly { readonly name: string; readonly value: string }[];

/** What the account has, by name, and when it was written; the server's clock counts the writes. */
let account: Map<string, { value: string; at: number }>;
let clock: number;
let sent: Sent[];
let requests: RequestInit[];
/** How many calls with notes there had been before each end of the session. */
let endings: number[];
let isServerThere: boolean;
/** What a write is answered instead. */
let refused: string | undefined;
let stops: (() => void)[];

const told = () =>
  [...account].map(([name, { value, at }]) => ({
    __typename: 'UserNote' as const,
    name,
    value,
    changedAt: new Date(at).toISOString(),
  }));

/** Somebody writes it on another machine. */
const elsewhere = (name: string, value: string) => account.set(name, { value, at: ++clock });

const json = (data: unknown) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });

function answer(request: RequestInit): Response {
  const { operationName, variables } = JSON.parse(String(request.body));
  if (operationName === 'Logout') {
    endings.push(sent.length);
    return json({ logout: { __typename: 'LogoutPayload', ok: true } });
  }
  const { notes }: { notes: Sent } = variables;
  sent.push(notes.map(({ name, value }) => ({ name, value })));
  requests.push(request);
  const payload = { __typename: 'SaveUserNotesPayload' };
  if (refused !== undefined) {
    const errors = [{ __typename: 'AccountError', code: refused }];
    return json({ saveUserNotes: { ...payload, notes: null, errors } });
  }
  for (const { name, value } of notes) elsewhere(name, value);
  const written = told().filter(({ name }) => notes.some((note) => note.name === name));
  return json({ saveUserNotes: { ...payload, notes: written, errors: [] } });
}

const viewer = { id: '7', isVisitor: false, viewedBy: null };
/** The page begins, or asks again who is looking. */
const take = (notes = told()) => takeNotes({ ...viewer, notes });
const follow = () => {
  const stop = sendNotesOf('7');
  stops.push(stop);
  return stop;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const here = (name: string) => noteOf('7', name);

beforeEach(() => {
  vi.useFakeTimers();
  [account, clock, sent, requests, stops] = [new Map(), 1_700_000_000_000, [], [], []];
  [isServerThere, refused, endings] = [true, undefined, []];
  startSession('account');
  vi.stubGlobal('fetch', async (address: unknown, request: RequestInit) => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return address === '/healthz' ? new Response('ok') : answer(request);
  });
});

afterEach(async () => {
  isServerThere = true;
  for (const stop of stops) stop();
  await pass(60_000);
  takeNotes({ ...viewer, notes: null });
  forgetNotes();
  connection.set({ isOnline: true, isAnswering: true, isSocketCut: false, isOutdated: false });
});

describe('what a person chose of the looks', () => {
  it('is there on a machine that has never seen them, in every part of the page at once', () => {
    elsewhere('homeLayout', 'hidden');
    elsewhere('table.stock', 'compact');
    // Nothing that the server says of is of this browser.
    elsewhere('linkPutOffAt', '1');
    const heard = vi.fn();
    const stop = onNotes(heard);
    take();
    stop();
    expect([here('homeLayout'), here('table.stock')]).toEqual(['hidden', 'compact']);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(here('linkPutOffAt')).toBeUndefined();
    expect(noteOf('8', 'homeLayout')).toBeUndefined();
  });

  it('goes to the account once the person has stopped trying, all of it in one call, and nothing else does', async () => {
    take();
    follow();
    writeNote('7', 'homeLayout', 'a');
    await pass(900);
    writeNote('7', 'homeLayout', 'b');
    writeNote('7', 'filters.stock', 'folded');
    writeNote('7', 'cartonPaper', 'A4');
    writeNote('8', 'homeLayout', 'of somebody else');
    await pass(900);
    expect(sent).toEqual([]);
    await pass(200);
    expect(sent).toEqual([
      [
        { name: 'homeLayout', value: 'b' },
        { name: 'filters.stock', value: 'folded' },
      ],
    ]);
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is the account’s where it was changed elsewhere later, and stays where an answer is older than what is here', async () => {
    take();
    follow();
    writeNote('7', 'homeLayout', 'mine');
    await pass(1_000);
    const before = told();
    elsewhere('homeLayout', 'later, elsewhere');
    take();
    expect(here('homeLayout')).toBe('later, elsewhere');
    // A page that is come back to may still have what it was answered at first.
    take(before);
    expect(here('homeLayout')).toBe('later, elsewhere');
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is the one of here while that has not been sent, and then goes to the account', async () => {
    take();
    follow();
    writeNote('7', 'homeLayout', 'mine');
    elsewhere('homeLayout', 'elsewhere');
    elsewhere('trendColors', 'green');
    take();
    expect([here('homeLayout'), here('trendColors')]).toEqual(['mine', 'green']);
    await pass(1_000);
    expect(account.get('homeLayout')?.value).toBe('mine');
    expect(sent).toEqual([[{ name: 'homeLayout', value: 'mine' }]]);
  });

  it('is sent as it is in the end where it was changed again meanwhile', async () => {
    take();
    follow();
    const held = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (_address: unknown, request: RequestInit) => {
      const response = answer(request);
      await held.promise;
      return response;
    });
    writeNote('7', 'homeLayout', 'first');
    await pass(1_000);
    writeNote('7', 'homeLayout', 'second');
    await pass(5_000);
    expect(sent).toHaveLength(1);
    held.resolve();
    await pass(0);
    expect(account.get('homeLayout')?.value).toBe('second');
    expect(sent).toHaveLength(2);
  });

  it('goes along too where it was chosen before it could, unless the account knows better', async () => {
    writeNote('7', 'homeLayout', 'of old');
    writeNote('7', 'table.stock', 'of old');
    writeNote('7', 'cartonPaper', 'A4');
    elsewhere('table.stock', 'of another machine');
    take();
    expect(here('table.stock')).toBe('of another machine');
    follow();
    // After the first figures.
    await pass(4_900);
    expect(sent).toEqual([]);
    await pass(100);
    expect(sent).toEqual([[{ name: 'homeLayout', value: 'of old' }]]);
  });

  it('holds without a network, and is sent when that is back', async () => {
    take();
    follow();
    isServerThere = false;
    writeNote('7', 'homeLayout', 'offline');
    await pass(120_000);
    expect(here('homeLayout')).toBe('offline');
    expect(account.size).toBe(0);
    isServerThere = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(account.get('homeLayout')?.value).toBe('offline');
    expect(sent).toHaveLength(1);
  });

  it('is sent by the next page where this one had no time to', async () => {
    take();
    const leave = follow();
    writeNote('7', 'homeLayout', 'left');
    leave();
    await pass(60_000);
    expect(sent).toEqual([]);
    elsewhere('homeLayout', 'elsewhere');
    take();
    follow();
    await pass(5_000);
    expect(sent).toEqual([[{ name: 'homeLayout', value: 'left' }]]);
    expect(here('homeLayout')).toBe('left');
  });

  it('does not wait for a page that is put away', async () => {
    take();
    follow();
    writeNote('7', 'homeLayout', 'quick');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    hidden.mockRestore();
    expect(sent).toEqual([[{ name: 'homeLayout', value: 'quick' }]]);
    expect(requests[0]?.keepalive).toBe(true);
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is sent by a page that goes away without having been hidden before', async () => {
    take();
    follow();
    writeNote('7', 'homeLayout', 'quick');
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent).toEqual([[{ name: 'homeLayout', value: 'quick' }]]);
    expect(requests[0]?.keepalive).toBe(true);
  });

  it('goes along in the moment of signing out, also from a page that was left before it was sent', async () => {
    take();
    const leave = follow();
    writeNote('7', 'homeLayout', 'last');
    await endServerSession();
    expect(sent).toEqual([[{ name: 'homeLayout', value: 'last' }]]);
    expect(endings).toEqual([1]);
    leave();
    const leaveAgain = follow();
    writeNote('7', 'trendColors', 'green');
    leaveAgain();
    await endServerSession();
    expect(sent.at(-1)).toEqual([{ name: 'trendColors', value: 'green' }]);
    // Nothing waits, and nothing is sent twice.
    await endServerSession();
    expect(sent).toHaveLength(2);
    expect(endings).toEqual([1, 2, 2]);
  });

  it('keeps nobody from signing out, for long or at all', async () => {
    take();
    follow();
    isServerThere = false;
    writeNote('7', 'homeLayout', 'offline');
    let isDone = false;
    const ending = sendLastNotes().then(() => {
      isDone = true;
    });
    await pass(1_900);
    expect(isDone).toBe(false);
    await pass(200);
    await ending;
    isServerThere = true;
    take();
    follow();
    refused = 'FORBIDDEN';
    await sendLastNotes();
    expect(here('homeLayout')).toBe('offline');
  });

  it('is known to every window of the browser: what one has sent or taken no other does again', async () => {
    take();
    follow();
    const before = told();
    writeNote('7', 'homeLayout', 'one window');
    await pass(1_000);
    // The other one has asked before, and begins again with that.
    follow();
    take(before);
    await pass(60_000);
    expect(here('homeLayout')).toBe('one window');
    expect(sent).toHaveLength(1);
  });

  it('stays in the browser of a visitor, of who looks as somebody else, and where the server keeps nothing', async () => {
    elsewhere('homeLayout', 'theirs');
    takeNotes({ ...viewer, viewedBy: '王老板', notes: told() });
    takeNotes({ ...viewer, isVisitor: true, notes: told() });
    expect(here('homeLayout')).toBeUndefined();
    takeNotes({ ...viewer, notes: null });
    follow();
    writeNote('7', 'homeLayout', 'mine');
    await pass(60_000);
    expect(sent).toEqual([]);
    // Once it does, nothing is lost.
    take();
    writeNote('7', 'trendColors', 'green');
    await pass(1_000);
    expect(sent.flat()).toContainEqual({ name: 'homeLayout', value: 'mine' });
  });

  it('is not offered again where the server has refused it, and is as it was here', async () => {
    take();
    const leave = follow();
    refused = 'TOO_MANY_NOTES';
    writeNote('7', 'table.stock', 'compact');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    leave();
    take();
    const leaveAgain = follow();
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(here('table.stock')).toBe('compact');
    // What was refused for the moment only waits for its next turn.
    refused = 'FORBIDDEN';
    writeNote('7', 'trendColors', 'green');
    await pass(60_000);
    expect(sent).toHaveLength(2);
    refused = undefined;
    leaveAgain();
    follow();
    await pass(5_000);
    expect(account.get('trendColors')?.value).toBe('green');
  });

  it('is fetched anew by who signs in again after the browser has forgotten them', async () => {
    take();
    const leave = follow();
    writeNote('7', 'homeLayout', 'mine');
    await pass(1_000);
    leave();
    forgetNotes();
    expect(here('homeLayout')).toBeUndefined();
    take();
    expect(here('homeLayout')).toBe('mine');
  });
});
