import type { BucketEvents, TrendEvent } from './events.ts';

/** Events of neighbouring buckets that share one mark, as there is no room for two. */
export type Cluster = {
  /** Its place along the axis, in px. */
  readonly x: number;
  readonly marks: readonly BucketEvents[];
};

/** Marks from left to right that are at least `apart` px from each other. */
export function clustersOf(
  marks: readonly BucketEvents[],
  placeOf: (index: number) => number,
  apart: number,
): Cluster[] {
  const clusters: Cluster[] = [];
  for (const mark of marks) {
    const x = placeOf(mark.index);
    const last = clusters.at(-1);
    if (last !== undefined && x - last.x < apart)
      clusters[clusters.length - 1] = { x: last.x, marks: [...last.marks, mark] };
    else clusters.push({ x, marks: [mark] });
  }
  return clusters;
}

/** What tells most of a course, first. */
const telling = [
  'SHOPPING_DAY',
  'VIOLATION',
  'PRICE_CHANGED',
  'SOLD_OUT',
  'IMPORT',
  'OFF_SALE',
  'ON_SALE',
  'RESTOCKED',
] as const;

/** The kinds of its events, the most telling first. */
export function kindsOf({ marks }: Cluster): TrendEvent['kind'][] {
  const kinds = new Set(marks.flatMap(({ events }) => events.map(({ kind }) => kind)));
  return telling.filter((kind) => kinds.has(kind));
}
