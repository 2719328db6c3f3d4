import { asFigure, numberFormat, shortened, trueMinus } from '../../i18n/format.ts';

/** Money comes as yuan with two decimals; arithmetic is done on whole fen. */
export const toFen = (money: string): number => Math.round(Number(money) * 100);

const whole = { maximumFractionDigits: 0 };
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const short = (value: number, small: Intl.NumberFormatOptions): string =>
  shortened(value, twoDecimals) ?? numberFormat(small).format(value);

/** `¥12,345.60`, with a true minus sign before the currency. */
export const fullMoney = (fen: number): string =>
  asFigure(`${fen < 0 ? '−' : ''}¥${numberFormat(twoDecimals).format(Math.abs(fen) / 100)}`);

/** `¥1.23万`, `¥12.34K` from ten thousand yuan on, the full amount below. */
export const shortMoney = (fen: number): string =>
  asFigure(`${fen < 0 ? '−' : ''}¥${short(Math.abs(fen) / 100, twoDecimals)}`);

export const fullCount = (count: number): string =>
  asFigure(`${count < 0 ? '−' : ''}${numberFormat(whole).format(Math.abs(count))}`);

export const shortCount = (count: number): string =>
  asFigure(`${count < 0 ? '−' : ''}${short(Math.abs(count), whole)}`);

/** Up to nine digits a card has room for all of them, and whoever reconciles needs the last; beyond it is short. */
const MOST_IN_FULL = 10 ** 9;

export const cardMoney = (fen: number): string =>
  Math.abs(fen) < MOST_IN_FULL ? fullMoney(fen) : shortMoney(fen);

export const cardCount = (count: number): string =>
  Math.abs(count) < MOST_IN_FULL ? fullCount(count) : shortCount(count);

/** What rounds to nothing has no sign. */
const oneDecimal = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
} as const;

/** `12.3%`, `−12,3 %`. */
export const percent = (ratio: number): string =>
  asFigure(trueMinus(numberFormat(oneDecimal).format(ratio)));

/** A badge says at most `99+`. */
export const badgeText = (count: number): string => (count > 99 ? asFigure('99+') : String(count));
