export type ValueAxis = {
  readonly min: number;
  readonly max: number;
  /** Where it is labelled. */
  readonly ticks: readonly number[];
};

/** 1, 2 or 5 times a power of ten. */
const roundSteps = [10, 5, 2, 1] as const;

/** The round number nearest to a fifth of a span. */
const stepOf = (span: number): number => {
  const part = span / 5;
  const power = 10 ** Math.floor(Math.log10(part));
  const step = roundSteps.findLast((times) => part / power <= times * Math.SQRT2) ?? 10;
  return step * power;
};

/**
 * The axis of some values, about five steps high: from zero, so that a small change does not look like a large
 * one, and below it as far as values are. A dip of less than half a step takes no more room than it needs.
 */
export const valueAxis = (values: readonly number[]): ValueAxis => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { min: 0, max: 1, ticks: [0] };
  const step = stepOf(high - low);
  const first = low < -step / 2 ? Math.floor(low / step) : 0;
  const last = high > step / 2 ? Math.ceil(high / step) : 0;
  return {
    min: first === 0 ? low : first * step,
    max: last === 0 ? high : last * step,
    ticks: Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step),
  };
};
