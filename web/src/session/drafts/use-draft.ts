import { useEffect, useRef, useState } from 'react';
import { useDraftOwner } from './draft-owner.ts';
import { forgetDraft, readDraft, visitorOwner, writeDraft } from './drafts.ts';
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

type Found<T> = {
  readonly value: T;
  readonly at: number;
  /** What it was made from has been changed since: it is offered and not taken. */
  readonly isOffer: boolean;
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
  // What was brought back is as old as it was, until something else is typed.
  const restored = useRef('');
  useEffect(() => {
    latest.current = { base, is, onRestore };
  });
  useEffect(() => {
    setFound(null);
    if (owner === null || what === null) return;
    const { current } = latest;
    // What was drawn before signing in is theirs too.
    const draft = readDraft(owner, what) ?? readDraft(visitorOwner, what);
    if (draft === null || !current.is(draft.value)) return;
    const isOffer = draft.base !== current.base;
    setFound({ value: draft.value, at: draft.at, isOffer });
    if (isOffer) return;
    restored.current = JSON.stringify(draft.value);
    current.onRestore(draft.value);
  }, [owner, what]);
  const forget = () => {
    setFound(null);
    restored.current = '';
    if (what === null) return;
    forgetDraft(visitorOwner, what);
    if (owner !== null) forgetDraft(owner, what);
  };
  return {
    found,
    restore: () => {
      if (found === null) return;
      onRestore(found.value);
      setFound({ ...found, isOffer: false });
    },
    discard: () => {
      const wasTaken = found !== null && !found.isOffer;
      forget();
      if (wasTaken) onDiscard();
    },
    keep: (value) => {
      if (owner === null || what === null) return false;
      return JSON.stringify(value) === restored.current || writeDraft(owner, what, { base, value });
    },
    forget,
  };
}
