import { lazy } from 'react';

/** The drawing library is a chunk of its own, fetched when the first chart is to be drawn. */
export const LineChart = lazy(() => import('./LineChart.tsx'));
export const BarChart = lazy(() => import('./BarChart.tsx'));
export const PieChart = lazy(() => import('./PieChart.tsx'));
