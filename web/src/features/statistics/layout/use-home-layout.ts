import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
  // Links of the router change the address without an event of the window. The block itself comes into sight.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again is another visit.
  useEffect(() => {
    const id = blockAt(hash);
    if (id === undefined) return;
    choose((current) =>
      current.hidden.includes(id) || current.folded.includes(id) ? reveal(current, id) : current,
    );
  }, [choose, hash, key]);
  return { layout, choose, reset: useCallback(() => choose(() => plainLayout), [choose]) };
}
