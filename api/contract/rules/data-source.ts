/** What the figures of a statistic are counted from: sales to customers, or stock orders. */
export const dataSources = ['sales', 'stocks'] as const;

export type DataSource = (typeof dataSources)[number];
