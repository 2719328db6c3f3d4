/** The axis under the bars. */
const AXIS = 40;
/** A bar with the space around it. */
const [LEAST, MOST] = [28, 40];

/** The height of a chart of so many bars in a place of that height: few of them stand wider. */
export const barsHeight = (bars: number, place: number): number =>
  AXIS + bars * Math.min(MOST, Math.max(LEAST, (place - AXIS) / bars));
