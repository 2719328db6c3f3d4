import { asFigure, numberFormat, shortened, trueMinus } from '../../i18n/format.ts';
import { isMoney, type Metric } from './metrics.ts';

const decimals = { maximumFractionDigits: 2 };

/** A round number of an axis: `1.5万` or `15K`, `500`, without currency and needless zeros. */
export const axisFigure = (metric: Metric, value: number): string => {
  const units = isMoney(metric) ? value / 100 : value;
  return asFigure(trueMinus(shortened(units, decimals) ?? numberFormat(decimals).format(units)));
};
