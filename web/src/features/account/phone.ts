import { asFigure } from '../../i18n/format.ts';

/** Hides the characters 4 to 7: 13812345678 becomes 138****5678. */
export const maskPhone = (phone: string): string =>
  phone.length < 7 ? phone : asFigure(`${phone.slice(0, 3)}****${phone.slice(7)}`);
