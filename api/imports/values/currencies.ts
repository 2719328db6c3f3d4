/** What a sign, a word or a code can stand for: `$` is the dollar of several countries. */
export interface Currencies {
  readonly codes: readonly string[];
  /** What is meant where nothing else says more; null where that would be a guess. */
  readonly usual: string | null;
}

export const yuan = 'CNY';

/** ISO code, and what sellers' files write for it. Of those that share a sign the first is the usual one. */
const table: readonly (readonly [code: string, ...words: string[]])[] = [
  ['CNY', '¥', '元', '圆', 'RMB', 'RMB¥', 'CNH', 'CN¥', '人民币', '人民币元', 'YUAN'],
  ['JPY', '¥', 'JP¥', '円', '日元', '日圆', '日本円', 'YEN'],
  ['USD', '$', 'US$', '美元', '美金', '米ドル', '달러', 'DOLLAR', 'DOLLARS'],
  ['EUR', '€', '欧元', 'ユーロ', '유로', 'EURO', 'EUROS'],
  ['GBP', '£', 'GB£', '英镑'],
  ['HKD', '$', '元', 'HK$', '港元', '港币'],
  ['TWD', '$', '元', 'NT$', '新台币', '台币'],
  ['MOP', '$', '元', 'MOP$', '澳门元'],
  ['CAD', '$', 'C$', 'CA$', 'CAN$', '加元', '加币'],
  ['AUD', '$', 'A$', 'AU$', '澳元', '澳币'],
  ['NZD', '$', 'NZ$', '纽元', '新西兰元'],
  ['SGD', '$', '元', 'S$', 'SG$', '新加坡元', '新元'],
  ['MXN', '$', 'MX$', 'MEX$', '墨西哥比索'],
  ['BRL', 'R$', '巴西雷亚尔', '雷亚尔', 'REAL', 'REAIS'],
  ['CLP', '$', 'CLP$', '智利比索'],
  ['COP', '$', 'COL$', '哥伦比亚比索'],
  ['ARS', '$', 'AR$', '阿根廷比索'],
  ['KRW', '₩', '원', '韩元', '韩币'],
  ['VND', '₫', 'Đ', 'ĐỒNG', '越南盾', '越南盾元'],
  ['THB', '฿', '泰铢'],
  ['PHP', '₱', '菲律宾比索'],
  ['MYR', 'RM', '林吉特', '马来西亚林吉特', '马币'],
  ['IDR', 'RP', '印尼盾', '印尼卢比'],
  ['INR', '₹', 'RS', 'रुपये', '印度卢比'],
  ['PKR', 'RS', '巴基斯坦卢比'],
  ['LKR', 'RS', '斯里兰卡卢比'],
  ['RUB', '₽', 'РУБ', '卢布', '俄罗斯卢布'],
  ['UAH', '₴', '格里夫纳'],
  ['KZT', '₸', '坚戈'],
  ['TRY', '₺', 'TL', '里拉', '土耳其里拉'],
  ['ILS', '₪', '谢克尔'],
  ['PLN', 'ZŁ', 'ZL', '兹罗提'],
  ['CZK', 'KČ', 'KC', '捷克克朗'],
  ['SEK', 'KR', '瑞典克朗'],
  ['NOK', 'KR', '挪威克朗'],
  ['DKK', 'KR', '丹麦克朗'],
  ['HUF', 'FT', '福林'],
  ['RON', 'LEI', '列伊'],
  ['BGN', 'ЛВ', '列弗'],
  ['CHF', 'FR', 'SFR', '瑞士法郎', '瑞郎'],
  ['AED', 'DH', 'DHS', '迪拉姆'],
  ['SAR', 'SR', 'ريالسعودي', '沙特里亚尔'],
  ['NGN', '₦', '奈拉'],
  ['ZAR', 'R', '兰特'],
  ['EGP', '£', 'E£', '埃及镑'],
];

/** Signs of several currencies none of which is the usual one. */
const open = new Set(['KR', 'RS']);

const iso: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const common: ReadonlySet<string> = new Set(table.map(([code]) => code));

const byWord = new Map<string, Currencies>();
for (const [code, ...words] of table) {
  for (const word of words) {
    const codes = [...(byWord.get(word)?.codes ?? []), code];
    byWord.set(word, { codes, usual: open.has(word) ? null : (codes[0] ?? null) });
  }
}

const one = (code: string): Currencies => ({ codes: [code], usual: code });

export const isCurrencyCode = (text: string): boolean => iso.has(text);

/** A code that sellers' files have, and no other word: `ALL` and `TOP` are currencies too. */
export const isCommonCode = (text: string): boolean => common.has(text);

/** The currencies that a sign, a name or a code stands for: `US $`, `usd`, `美元`. */
export function currenciesNamed(text: string): Currencies | undefined {
  const word = text.normalize('NFKC').toUpperCase().replace(/[\s.]/g, '');
  const known = byWord.get(word) ?? (iso.has(word) ? one(word) : undefined);
  if (known !== undefined) return known;
  // `$USD`, `USD$`, `美元$`: a sign beside a name.
  for (const [sign, rest] of [
    [word.slice(0, 1), word.slice(1)],
    [word.slice(-1), word.slice(0, -1)],
  ] as const) {
    const beside = byWord.get(rest) ?? (iso.has(rest) ? one(rest) : undefined);
    if (beside === undefined || !/^[$¥€£]$/.test(sign)) continue;
    const both = agreed([byWord.get(sign), beside]);
    return both === 'contradiction' ? undefined : both;
  }
  return undefined;
}

/** What several hints have in common; undefined where there is none. */
export function agreed(
  hints: readonly (Currencies | undefined)[],
): Currencies | 'contradiction' | undefined {
  let common: Currencies | undefined;
  for (const hint of hints) {
    if (hint === undefined) continue;
    if (common === undefined) {
      common = hint;
      continue;
    }
    const before = common;
    const codes = before.codes.filter((code) => hint.codes.includes(code));
    const [first] = codes;
    if (first === undefined) return 'contradiction';
    const usual = [before.usual, hint.usual].find((code) => code !== null && codes.includes(code));
    common = { codes, usual: codes.length === 1 ? first : (usual ?? null) };
  }
  return common;
}

/** Names that stand out of a heading wherever they are; `R` or `新元` do not. */
const signs = /[A-Z]{1,3}\$|[A-Z]{2}¥|[$€£¥₩₫฿₱₹₽₴₸₺₪₦]/g;
const chineseNames = [...byWord.keys()]
  .filter((word) => /^\p{Script=Han}{2,}$/u.test(word) && word !== '新元')
  .sort((one, other) => other.length - one.length);

/** The currencies that a heading names: `单价(USD)`, `price_usd`, `金额（元）`, `Amount $`. */
export function currenciesOfHeading(heading: string): Currencies | undefined {
  const text = heading.normalize('NFKC');
  const found: Currencies[] = [];
  const add = (hint: Currencies | undefined): void => {
    if (hint !== undefined) found.push(hint);
  };
  for (const [, inside = ''] of text.matchAll(/[([【]([^)\]】]*)[)\]】]/g)) {
    for (const word of inside.split(/[\s/,、;:|]+/)) {
      // `(all)` is no Albanian lek.
      const isPlain = /^[a-z]+$/i.test(word) && word !== word.toUpperCase();
      if (!isPlain || common.has(word.toUpperCase()) || /^(rmb|yuan|euro)s?$/i.test(word)) {
        add(word === '' ? undefined : currenciesNamed(word));
      }
    }
  }
  if (found.length === 0) {
    let rest = text;
    for (const name of chineseNames) {
      if (!rest.includes(name)) continue;
      add(byWord.get(name));
      rest = rest.replaceAll(name, ' ');
    }
    if (/元$/.test(rest.trim())) add(byWord.get('元'));
    for (const [sign] of rest.matchAll(signs)) add(currenciesNamed(sign));
    for (const word of rest.match(/[A-Z]+(?![a-z])|[A-Za-z]?[a-z]+/g) ?? []) {
      const code = word.toUpperCase();
      if (common.has(code) || code === 'RMB') add(currenciesNamed(code));
    }
  }
  if (found.length === 0) return undefined;
  const all = agreed(found);
  if (all !== 'contradiction') return all;
  return { codes: [...new Set(found.flatMap(({ codes }) => codes))], usual: null };
}
