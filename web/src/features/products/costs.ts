/** The largest cost that can be entered, in fen: what is above is a slip of the finger. */
export const MAX_COST_FEN = 99_999_999;

/** What the currency and the thousands are written with. */
const decoration = /[\s,¥]|CNY|RMB/gi;

export type CostFault = 'blank' | 'notMoney' | 'tooLarge';

/**
 * A cost as people write it: `12`, `12.5`, `¥1,234.50`, in full-width digits too; as yuan with two decimals
 * for the server.
 */
export const parseCost = (typed: string): { cost: string } | { fault: CostFault } => {
  const plain = typed
    .normalize('NFKC')
    .replace(/\u00a5|\uffe5/g, '¥')
    .replace(decoration, '');
  if (plain === '') return { fault: 'blank' };
  if (!/^\d+(\.\d{0,2}0*)?$/.test(plain)) return { fault: 'notMoney' };
  const fen = Math.round(Number(plain) * 100);
  if (fen > MAX_COST_FEN) return { fault: 'tooLarge' };
  return { cost: (fen / 100).toFixed(2) };
};
