import { asFigure, numberFormat, textLanguage } from '../../i18n/format.ts';

/** `USD 美元`; the code alone where it has no name in the language of the page. */
export const currencyName = (code: string): string => {
  const names = new Intl.DisplayNames(textLanguage(), { type: 'currency', fallback: 'none' });
  const name = names.of(code);
  return name === undefined || name === code ? code : `${code} ${name}`;
};

export const YUAN = 'CNY';

/** The currencies of the countries that sellers sell to most, before all the others. */
const common = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'MXN', 'BRL', 'KRW', 'VND', 'PLN', 'SEK'];

/** Every currency but yuan, the usual ones first. */
export const foreignCurrencies: readonly string[] = [
  ...new Set([...common, ...Intl.supportedValuesOf('currency')]),
].filter((code) => code !== YUAN);

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 6 };

/** `1,234.50 USD`, with a true minus sign. */
export const foreignMoney = (amount: string, code: string): string =>
  asFigure(`${numberFormat(decimals).format(Number(amount)).replace('-', '−')} ${code}`);

/** `7.12`, or `7.1 至 7.2` where several rates were used. */
export const rateSpan = (lowest: string, highest: string, to: string): string =>
  lowest === highest ? lowest : `${lowest} ${to} ${highest}`;

/** Spreadsheets in China save as GB18030 what is not UTF-8. */
export const textOfFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
};
