import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetDrafts,
  forgetDraftsOfOthers,
  longestDraft,
  mostDrafts,
  oldestDraft,
  readDraft,
  visitorOwner,
  writeDraft,
} from '../../../web/src/session/drafts/drafts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const draft = { base: '1', value: { title: '杯子' } };

describe('what was typed and is not saved', () => {
  it('is kept for its person and what is edited, and for nobody else', () => {
    expect(writeDraft('u1', 'listing:1', draft)).toBe(true);
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
    expect(writeDraft('u1', 'a', { base: '', value: 'x'.repeat(longestDraft) })).toBe(false);
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
    expect(writeDraft('u1', 'listing:1', draft)).toBe(false);
    expect(readDraft('u1', 'listing:1')).toBeNull();
    vi.unstubAllGlobals();
    localStorage.setItem('draft.u1.listing:1', '{');
    expect(readDraft('u1', 'listing:1')).toBeNull();
  });
});
