import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNote } from '../../../shared/kept/use-note.ts';
import { writeNote } from '../../../shared/kept/user-notes.ts';
import {
  afterChoice,
  type BlockId,
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

/** The layout of a person, which this browser remembers. A link to a block that is away opens it for this visit. */
export function useHomeLayout(userId: string): LayoutChoice {
  const note = useNote(userId, NOTE);
  const kept = useMemo(() => readLayout(note), [note]);
  const [opened, setOpened] = useState<readonly BlockId[]>([]);
  const keep = useCallback(
    (next: HomeLayout, stillOpened: readonly BlockId[]) => {
      writeNote(userId, NOTE, writeLayout(next));
      setOpened(stillOpened);
    },
    [userId],
  );
  const choose = useCallback(
    (change: (current: HomeLayout) => HomeLayout) => {
      const next = afterChoice(kept, opened, change);
      keep(next.kept, next.opened);
    },
    [kept, opened, keep],
  );
  // Links of the router change the address without an event of the window. The block itself comes into sight.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again is another visit.
  useEffect(() => {
    const id = blockAt(hash);
    if (id !== undefined) setOpened((ids) => (ids.includes(id) ? ids : [...ids, id]));
  }, [hash, key]);
  return {
    layout: useMemo(() => opened.reduce(reveal, kept), [kept, opened]),
    choose,
    reset: useCallback(() => keep(plainLayout, []), [keep]),
  };
}
