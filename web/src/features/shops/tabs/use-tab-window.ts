import { useState } from 'react';
import { canScroll, reveal, scrolled, tabWindow } from './tab-window.ts';

/** The tabs in sight, and what moves them. Another selected tab, wherever it was selected, comes into sight. */
export const useTabWindow = (ids: readonly string[], selectedId: string | null) => {
  const [position, setPosition] = useState({ first: 0, selectedId });
  const bar = {
    count: ids.length,
    selected: selectedId === null ? -1 : ids.indexOf(selectedId),
  };
  const isNew = position.selectedId !== selectedId && bar.selected >= 0;
  // To its own place among its neighbours, not to one at the side.
  const first = isNew
    ? reveal(position.first, bar.selected, { ...bar, selected: -1 })
    : position.first;
  const moveTo = (next: number) => setPosition({ first: next, selectedId });
  return {
    places: tabWindow(first, bar),
    reveal: (id: string) => {
      const place = ids.indexOf(id);
      if (place >= 0) moveTo(reveal(first, place, bar));
    },
    canScroll: (direction: 1 | -1) => canScroll(first, direction, bar.count),
    scroll: (direction: 1 | -1) => moveTo(scrolled(first, direction, bar.count)),
  };
};
