import { asFigure, numberFormat } from '../../i18n/format.ts';

const oneDecimal = { maximumFractionDigits: 1, useGrouping: false };
const inUnit = (size: number, unit: string): string =>
  asFigure(`${numberFormat(oneDecimal).format(size)} ${unit}`);

/** `1.2 GB`, `12.3 MB`, `640 KB`. */
export const sizeText = (bytes: number): string => {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1024) return inUnit(megabytes / 1024, 'GB');
  if (megabytes >= 1) return inUnit(megabytes, 'MB');
  return inUnit(Math.max(1, Math.round(bytes / 1024)), 'KB');
};
