import { useCallback, useEffect, useState } from 'react';
import { noteOf, writeNote } from '../../../shared/kept/user-notes.ts';
import {
  blockIds,
  type HomeLayout,
  plainLayout,
  readLayout,
  reveal,
  writeLayout,
} from './layout.ts';

const NOTE = 'homeLayout';

/** Where links of the page lead to. */
export const anchorOf = (id: string): string => `home-${id}`;

const blockAt = (hash: string) => blockIds.find((id) => `#${anchorOf(id)}` === hash);

export type LayoutChoice = {
  readonly layout: HomeLayout;
  readonly choose: (next: (current: HomeLayout) => HomeLayout) => void;
  readonly reset: () => void;
};

/** The layout of a person, which this browser remembers. A link to a block that is away brings it back. */
export function useHomeLayout(userId: string): LayoutChoice {
  const [layout, setLayout] = useState(() => readLayout(noteOf(userId, NOTE)));
  const choose = useCallback(
    (change: (current: HomeLayout) => HomeLayout) =>
      setLayout((current) => {
        const next = change(current);
        writeNote(userId, NOTE, writeLayout(next));
        return next;
      }),
    [userId],
  );
  useEffect(() => {
    const onHash = () => {
      const { hash } = window.location;
      const id = blockAt(hash);
      if (id === undefined) return;
      choose((current) =>
        current.hidden.includes(id) || current.folded.includes(id) ? reveal(current, id) : current,
      );
      requestAnimationFrame(() => document.getElementById(anchorOf(id))?.scrollIntoView());
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [choose]);
  return { layout, choose, reset: useCallback(() => choose(() => plainLayout), [choose]) };
}
