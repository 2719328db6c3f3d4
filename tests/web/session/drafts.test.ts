import { describe, expect, it, vi } from 'vitest';
import {
  findDrafts,
  forgetDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  longestDraft,
  mostDrafts,
  oldestDraft,
  visitorOwner,
  writeDraft,
} from '../../../web/src/session/drafts/drafts.ts';

/** Another window has the modules anew, and the storage of all. */
const anotherWindow = async (): Promise<
  typeof import('../../../web/src/session/drafts/drafts.ts')
> => {
  vi.resetModules();
  return import('../../../web/src/session/drafts/drafts.ts');
};
const readDraft = (owner: string, what: string) => findDrafts(owner, what)[0] ?? null;
const draft = { base: '1', value: { title: '杯子' } };

describe('what was typed and is not saved', () => {
  it('is kept for its person and what is edited, and for nobody else', () => {
    expect(writeDraft('u1', 'listing:1', draft)).not.toBeNull();
    expect(readDraft('u1', 'listing:1')).toMatchObject(draft);
    expect(readDraft('u1', 'listing:2')).toBeNull();
    expect(readDraft('u2', 'listing:1')).toBeNull();
  });

  it('is gone when somebody else signs in, but for what was made without an account', () => {
    for (const owner of ['u1', 'u2', visitorOwner]) writeDraft(owner, 'label:', draft);
    forgetDraftsOfOthers('u2');
    expect(readDraft('u1', 'label:')).toBeNull();
    expect(readDraft('u2', 'label:')).not.toBeNull();
    expect(readDraft(visitorOwner, 'label:')).not.toBeNull();
    forgetDrafts();
    expect(localStorage.length).toBe(0);
  });

  it('ends by its age', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    writeDraft('u1', 'listing:1', draft);
    vi.setSystemTime(1_000_000 + oldestDraft);
    expect(readDraft('u1', 'listing:1')).not.toBeNull();
    vi.setSystemTime(1_000_001 + oldestDraft);
    expect(readDraft('u1', 'listing:1')).toBeNull();
    writeDraft('u1', 'listing:2', draft);
    expect(localStorage.length).toBe(1);
  });

  it('is limited in its length and in its number: the oldest makes place', () => {
    expect(writeDraft('u1', 'a', { base: '', value: 'x'.repeat(longestDraft) })).toBeNull();
    vi.useFakeTimers({ now: 0 });
    for (let at = 0; at <= mostDrafts; at += 1) {
      vi.setSystemTime(at);
      writeDraft('u1', `listing:${at}`, draft);
    }
    expect(localStorage.length).toBe(mostDrafts);
    expect(readDraft('u1', 'listing:0')).toBeNull();
    expect(readDraft('u1', `listing:${mostDrafts}`)).not.toBeNull();
  });

  it('is none where the storage is refused, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeDraft('u1', 'listing:1', draft)).toBeNull();
    expect(readDraft('u1', 'listing:1')).toBeNull();
    vi.unstubAllGlobals();
    localStorage.setItem('draft.u1.listing:1', '{');
    expect(readDraft('u1', 'listing:1')).toBeNull();
  });

  it('is kept by each window for itself: none writes over what was typed in another', async () => {
    const key = writeDraft('u1', 'listing:1', draft);
    const other = await anotherWindow();
    expect(other.findDrafts('u1', 'listing:1')).toMatchObject([{ key, isElsewhere: true }]);
    const late = { base: '1', value: { title: '碗' } };
    const otherKey = other.writeDraft('u1', 'listing:1', late, key);
    expect(otherKey).not.toBe(key);
    expect(findDrafts('u1', 'listing:1')).toMatchObject([
      { key, ...draft, isElsewhere: false },
      { key: otherKey, ...late, isElsewhere: true },
    ]);
    // Only as it was when it was looked at.
    forgetDraft(String(otherKey), 0);
    expect(findDrafts('u1', 'listing:1')).toHaveLength(2);
  });

  it('may be gone on with in another window once its own is closed', async () => {
    const key = String(writeDraft('u1', 'listing:1', draft));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    sessionStorage.clear();
    const other = await anotherWindow();
    expect(other.findDrafts('u1', 'listing:1')).toMatchObject([{ key, isElsewhere: false }]);
    other.claimDraft(key);
    // Back again out of the history: what was typed goes on in a draft of its own.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(findDrafts('u1', 'listing:1')).toMatchObject([{ key, isElsewhere: true }]);
    expect(writeDraft('u1', 'listing:1', draft, key)).not.toBe(key);
    expect(other.findDrafts('u1', 'listing:1')).toMatchObject([{ key }, { isElsewhere: true }]);
  });

  it('is that of the same window after a reload, and not that of a copy of its tab', async () => {
    writeDraft('u1', 'listing:1', draft);
    const copy = await anotherWindow();
    expect(copy.findDrafts('u1', 'listing:1')).toMatchObject([{ isElsewhere: true }]);
    copy.writeDraft('u1', 'listing:1', { base: '1', value: 'copy' });
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const reloaded = await anotherWindow();
    expect(reloaded.findDrafts('u1', 'listing:1')[0]).toMatchObject({ isElsewhere: false });
  });
});
