/** Money comes as yuan with two decimals; arithmetic is done on whole fen. */
export const toFen = (money: string): number => Math.round(Number(money) * 100);

const WAN = 10_000;
const YI = 100_000_000;

const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const short = (value: number, small: Intl.NumberFormat): string => {
  const size = Math.abs(value);
  if (size < WAN) return small.format(value);
  // From 9,999.995 万 on the rounded text would read 10,000.00万.
  if (size < YI - WAN / 200) return `${twoDecimals.format(value / WAN)}万`;
  return `${twoDecimals.format(value / YI)}亿`;
};

/** `¥12,345.60`, with a true minus sign before the currency. */
export const fullMoney = (fen: number): string =>
  `${fen < 0 ? '−' : ''}¥${twoDecimals.format(Math.abs(fen) / 100)}`;

/** `¥1.23万` from ten thousand yuan on, the full amount below. */
export const shortMoney = (fen: number): string =>
  `${fen < 0 ? '−' : ''}¥${short(Math.abs(fen) / 100, twoDecimals)}`;

export const fullCount = (count: number): string =>
  `${count < 0 ? '−' : ''}${plain.format(Math.abs(count))}`;

export const shortCount = (count: number): string =>
  `${count < 0 ? '−' : ''}${short(Math.abs(count), plain)}`;

/** `12.3%`. */
export const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;

/** A badge says at most `99+`. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));
