import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BindingRequest,
  bindingDialog,
  closeBinding,
  openAskedBinding,
  openBinding,
} from '../../../web/src/features/binding/binding-dialogs.ts';
import { expiredFirst } from '../../../web/src/features/binding/unbind-warning.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';

const kinds: BindingRequest[] = [
  { kind: 'temu' },
  { kind: 'shein' },
  { kind: 'temuAuthorization' },
  { kind: 'rebind', phone: '12000000001' },
  { kind: 'unbindTemu' },
  { kind: 'unbindShein' },
];

describe('opening the dialogs of binding', () => {
  const close = vi.fn();
  const opened = vi.fn(() => ({ opener: {}, close }) as unknown as Window);

  beforeEach(() => {
    opened.mockClear();
    close.mockClear();
    vi.spyOn(window, 'open').mockImplementation(opened);
  });

  afterEach(() => {
    closeBinding();
    visitorTips.set(false);
    vi.restoreAllMocks();
  });

  it.each(kinds)('shows a visitor the tips instead of $kind', (request) => {
    session.set(initialSession);
    openBinding(request);
    expect(bindingDialog.get()).toBeUndefined();
    expect(visitorTips.get()).toBe(true);
    expect(opened).not.toHaveBeenCalled();
  });

  it.each(kinds)('opens $kind, with a window only for an authorisation', (request) => {
    session.set({ ...initialSession, isVisitor: false });
    openBinding(request);
    expect(bindingDialog.get()).toMatchObject(request);
    const isAuthorization = request.kind === 'shein' || request.kind === 'temuAuthorization';
    expect(opened).toHaveBeenCalledTimes(isAuthorization ? 1 : 0);
    // The page in that window cannot reach back.
    expect(bindingDialog.get()?.popup?.opener ?? null).toBeNull();
    closeBinding();
    expect(close).toHaveBeenCalledTimes(isAuthorization ? 1 : 0);
  });

  it.each(kinds)('opens $kind of an address without a window', (request) => {
    openAskedBinding(request);
    expect([bindingDialog.get(), visitorTips.get()]).toEqual([undefined, true]);
    session.set({ ...initialSession, isVisitor: false });
    openAskedBinding(request);
    expect(bindingDialog.get()).toMatchObject({ ...request, popup: null });
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('the warning before an unbind', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  const shop = (name: string, expiresAt: string | null) => ({ name, expiresAt });
  it('[R4-34] lists the expired shops first, and keeps the order otherwise', () => {
    const shops = [
      shop('endless', null),
      shop('running', '2026-06-02T00:00:00Z'),
      shop('over', '2026-05-01T00:00:00Z'),
      shop('just over', '2026-06-01T00:00:00Z'),
    ];
    const names = expiredFirst(shops, now).map(({ name }) => name);
    expect(names).toEqual(['over', 'just over', 'endless', 'running']);
  });
});
