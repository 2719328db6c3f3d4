/** The room around the lines of a chart, for its axes; what stands below them keeps to it. */
export const chartMargin = { top: 12, right: 32, bottom: 32, left: 64 } as const;
