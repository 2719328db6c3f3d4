import { asFigure } from '../../i18n/format.ts';

/** `1.2 GB`, `12.3 MB`, `640 KB`. */
export const sizeText = (bytes: number): string => {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1024) return asFigure(`${Number((megabytes / 1024).toFixed(1))} GB`);
  if (megabytes >= 1) return asFigure(`${Number(megabytes.toFixed(1))} MB`);
  return asFigure(`${Math.max(1, Math.round(bytes / 1024))} KB`);
};
