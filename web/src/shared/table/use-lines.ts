import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { isWholeWanted } from '../whole-page.ts';

/** So many lines of a list are put on paper; who wants more of them has the export. */
export const MOST_PRINTED = 500;

type Options = {
  readonly count: number;
  readonly lineHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Lines beside those in sight that are drawn too. */
  readonly overscan: number;
  /** So few that all of them are drawn. */
  readonly isShort?: boolean;
};

export type Lines = {
  /** Places of the lines that are drawn. */
  readonly drawn: readonly number[];
  /** Heights of those that are not, in px. */
  readonly before: number;
  readonly after: number;
  readonly isScrolling: boolean;
  /** Drawn for paper, in sight or not. */
  readonly isWhole: boolean;
};

/** Of a long list the lines in sight; on paper, which cannot be scrolled, all from the first one. */
export const useLines = (options: Options): Lines => {
  const { count, lineHeight, scroller, overscan, isShort = false } = options;
  const isWhole = isWholeWanted.use();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan,
    enabled: !isShort,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are measured anew.
  useEffect(() => virtual.measure(), [virtual, lineHeight]);
  const { isScrolling } = virtual;
  if (isWhole || isShort) {
    const length = isWhole ? Math.min(count, MOST_PRINTED) : count;
    const drawn = Array.from({ length }, (_, place) => place);
    // The window keeps its place: the list stays as high as it was.
    return { drawn, before: 0, after: (count - length) * lineHeight, isScrolling, isWhole };
  }
  const items = virtual.getVirtualItems();
  return {
    drawn: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    isScrolling,
    isWhole,
  };
};
