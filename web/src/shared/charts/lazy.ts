import { lazyPart } from '../lazy-part.ts';

/** The drawing library is a chunk of its own, fetched when the first chart is to be drawn. */
export const LineChart = lazyPart(() => import('./LineChart.tsx'));
export const BarChart = lazyPart(() => import('./BarChart.tsx'));
export const PieChart = lazyPart(() => import('./PieChart.tsx'));
