import { isMoney, type Metric } from './metrics.ts';

const WAN = 10_000;
const YI = 100_000_000;

const number = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

/** A round number of an axis: `1.5万`, `500`, without currency and needless zeros. */
export const axisFigure = (metric: Metric, value: number): string => {
  const units = isMoney(metric) ? value / 100 : value;
  const size = Math.abs(units);
  if (size >= YI) return `${number.format(units / YI)}亿`;
  if (size >= WAN) return `${number.format(units / WAN)}万`;
  return number.format(units);
};
