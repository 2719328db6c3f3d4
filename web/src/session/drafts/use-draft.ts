import { useEffect, useRef, useState } from 'react';
import { useDraftOwner } from './draft-owner.ts';
import {
  claimDraft,
  findDrafts,
  forgetDraft,
  type StoredDraft,
  visitorOwner,
  writeDraft,
} from './drafts.ts';
import type { Is } from './shapes.ts';

type Options<T> = {
  /** What is edited, such as `listing:17`; null as long as nothing can be brought back. */
  readonly what: string | null;
  /** Another one when the server's content is another. */
  readonly base: string;
  readonly is: Is<T>;
  readonly onRestore: (value: T) => void;
  /** Brings back what was there before the draft. */
  readonly onDiscard: () => void;
};

type Found<T> = StoredDraft<T> & {
  /** Why it is offered and not taken: what it was made from has been changed since, or another window has it. */
  readonly offer: 'changed' | 'elsewhere' | null;
};

export type Draft<T> = {
  readonly found: Found<T> | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Whether it could be kept. */
  readonly keep: (value: T) => boolean;
  readonly forget: () => void;
};

/** The draft of a form: brought back as soon as it opens, kept while one types, forgotten when all is saved. */
export function useDraft<T>({ what, base, is, onRestore, onDiscard }: Options<T>): Draft<T> {
  const owner = useDraftOwner();
  const [found, setFound] = useState<Found<T> | null>(null);
  const latest = useRef({ base, is, onRestore });
  const key = useRef<string>(null);
  // What was brought back out of an offer; it goes with what became of it.
  const taken = useRef<StoredDraft>(null);
  // What was brought back is as old as it was, until something else is typed.
  const restored = useRef('');
  useEffect(() => {
    latest.current = { base, is, onRestore };
  });
  useEffect(() => {
    setFound(null);
    key.current = null;
    taken.current = null;
    restored.current = '';
    if (owner === null || what === null) return;
    const { current } = latest;
    const owners = findDrafts(owner, what);
    // What was drawn before signing in is theirs too, and goes on as theirs.
    const visitors = owner === visitorOwner ? [] : findDrafts(visitorOwner, what);
    const drafts = [...owners, ...visitors];
    const draft = drafts.find((one): one is StoredDraft<T> => current.is(one.value));
    if (draft === undefined) return;
    const isChanged = draft.base !== current.base;
    const offer = isChanged ? 'changed' : draft.isElsewhere ? 'elsewhere' : null;
    setFound({ ...draft, offer });
    if (offer !== null) return;
    if (owners.includes(draft)) {
      claimDraft(draft.key);
      key.current = draft.key;
    } else taken.current = draft;
    restored.current = JSON.stringify(draft.value);
    current.onRestore(draft.value);
  }, [owner, what]);
  /** An offer that nobody has answered stays. */
  const forget = () => {
    setFound((current) => (current?.offer ? current : null));
    restored.current = '';
    if (key.current !== null) forgetDraft(key.current);
    if (taken.current !== null) forgetDraft(taken.current.key, taken.current.at);
    key.current = null;
    taken.current = null;
  };
  return {
    found,
    restore: () => {
      if (found === null) return;
      taken.current = found;
      onRestore(found.value);
      setFound({ ...found, offer: null });
    },
    discard: () => {
      if (found?.offer) {
        forgetDraft(found.key, found.at);
        setFound(null);
        return;
      }
      forget();
      if (found !== null) onDiscard();
    },
    keep: (value) => {
      if (owner === null || what === null) return false;
      if (JSON.stringify(value) === restored.current) return true;
      const written = writeDraft(owner, what, { base, value }, key.current);
      key.current = written ?? key.current;
      return written !== null;
    },
    forget,
  };
}
