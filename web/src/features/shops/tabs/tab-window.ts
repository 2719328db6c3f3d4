/** Which tabs the bar shows: a window over all of them that always holds the selected one. Pure. */

export const VISIBLE_TABS = 10;

/** One tab less than a window, so that the tab that made room for the selected one is in the next window. */
const STEP = VISIBLE_TABS - 1;

type Bar = {
  readonly count: number;
  /** Place of the selected tab; -1 where none is. */
  readonly selected: number;
};

const within = (first: number, count: number): number =>
  Math.max(0, Math.min(first, count - VISIBLE_TABS));

/** The places of the visible tabs. A selected one out of the window takes the place at its side of it. */
export const tabWindow = (first: number, { count, selected }: Bar): number[] => {
  const start = within(first, count);
  const places = Array.from(
    { length: Math.min(VISIBLE_TABS, count) },
    (_, offset) => start + offset,
  );
  if (selected < 0 || selected >= count || places.includes(selected)) return places;
  return selected < start ? [selected, ...places.slice(1)] : [...places.slice(0, -1), selected];
};

/** The window that shows a tab, moved no further than needed. */
export const reveal = (first: number, place: number, bar: Bar): number => {
  const start = within(first, bar.count);
  if (tabWindow(start, bar).includes(place)) return start;
  const nearest = place <= start ? place : place - VISIBLE_TABS + 1;
  if (tabWindow(nearest, bar).includes(place)) return within(nearest, bar.count);
  // The selected tab stands in its place; one step further it has a place of its own.
  return within(place <= start ? nearest - 1 : nearest + 1, bar.count);
};

export const scrolled = (first: number, direction: 1 | -1, count: number): number =>
  within(within(first, count) + direction * STEP, count);

export const canScroll = (first: number, direction: 1 | -1, count: number): boolean =>
  scrolled(first, direction, count) !== within(first, count);
