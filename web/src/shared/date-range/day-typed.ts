import { isDay } from '../../../../api/contract/rules/calendar.ts';

/** The day that a person typed, e.g. 2026-1-5, 2026/01/05, 2026年1月5日 or 20260105; null where it is none. */
export function dayTyped(text: string): string | null {
  const found =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text);
  const [, year = '', month = '', day = ''] = found ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
