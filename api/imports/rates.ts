import { CsvError, parse } from 'csv-parse/sync';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import { guessDelimiter } from './source/delimiter.ts';
import { isCurrencyCode, yuan } from './values/currencies.ts';
import { type Decimal, isEqual, parseDecimal } from './values/numbers.ts';
import { cleanFigure } from './values/text.ts';

/** What one unit of a currency is worth in yuan on a day; undefined where nobody said. */
export type RateOf = (currency: string, day: string) => Decimal | undefined;

interface DailyRate {
  readonly day: string;
  readonly currency: string;
  readonly rate: Decimal;
}

/** Banks publish no rates on holidays, of which the longest are nine days with their weekends. */
const longestGapDays = 10;
const shownFaults = 5;
const dayLength = 24 * 60 * 60 * 1000;

/**
 * The rates that a person gave with an import: one a currency, or those of a file by day. On a day that the
 * file leaves out the last rate before it counts, at most 10 days long.
 * @throws FileProblem when a rate is no rate, the file cannot be read, or a currency has both
 */
export function ratesOf({
  rates,
  dailyRates,
}: Pick<ImportOptions, 'rates' | 'dailyRates'>): RateOf {
  const fixed = new Map<string, Decimal>();
  for (const [currency, text] of Object.entries(rates)) {
    const rate = parseRate(text);
    if (!isCurrencyCode(currency) || currency === yuan) {
      throw new FileProblem(sentence(importSentences.rateNoCurrency, { currency }));
    }
    if (rate === undefined) {
      throw new FileProblem(sentence(importSentences.rateWrong, { currency, text }));
    }
    fixed.set(currency, rate);
  }
  const byCurrency = Map.groupBy(
    dailyRates === null ? [] : readDailyRates(dailyRates),
    ({ currency }) => currency,
  );
  for (const [currency, list] of byCurrency) {
    if (fixed.has(currency)) {
      throw new FileProblem(sentence(importSentences.rateTwice, { currency }));
    }
    list.sort((one, other) => (one.day < other.day ? -1 : 1));
  }
  return (currency, day) =>
    fixed.get(currency) ?? lastUntil(byCurrency.get(currency) ?? [], day)?.rate;
}

function lastUntil(rates: readonly DailyRate[], day: string): DailyRate | undefined {
  let low = 0;
  let high = rates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rates[middle]?.day ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  const last = rates[low - 1];
  if (last === undefined) return undefined;
  return Date.parse(day) - Date.parse(last.day) <= longestGapDays * dayLength ? last : undefined;
}

/**
 * The rates of a CSV file with the columns day, currency and rate, in any order where they have headings.
 * @throws FileProblem that names the lines that are wrong
 */
function readDailyRates(text: string): DailyRate[] {
  const rows = rowsOf(text);
  const [first] = rows;
  if (first === undefined) throw new FileProblem(importSentences.ratesEmpty);
  const headed = columnsOf(first.cells);
  const columns = headed ?? [0, 1, 2];
  const faults: string[] = [];
  const found = new Map<string, DailyRate>();
  for (const { line, cells } of headed === undefined ? rows : rows.slice(1)) {
    const [dayText = '', code = '', rateText = ''] = columns.map((at) => cleanFigure(cells[at]));
    const day = parseDay(dayText);
    const currency = code.toUpperCase();
    const rate = parseRate(rateText);
    const key = `${day} ${currency}`;
    const before = found.get(key);
    if (day === undefined)
      faults.push(sentence(importSentences.partBadDay, { line, text: dayText }));
    else if (!isCurrencyCode(currency))
      faults.push(sentence(importSentences.partBadCurrency, { line, text: code }));
    else if (rate === undefined)
      faults.push(sentence(importSentences.partBadRate, { line, text: rateText }));
    else if (before !== undefined && !isEqual(before.rate, rate)) {
      faults.push(sentence(importSentences.partSecondRate, { line, day, currency }));
    } else if (currency !== yuan) found.set(key, { day, currency, rate });
    if (faults.length > shownFaults) break;
  }
  if (faults.length > 0) {
    const { ratesWrong, ratesWrongMore } = importSentences;
    const said = faults.length > shownFaults ? ratesWrongMore : ratesWrong;
    throw new FileProblem(sentence(said, { faults: faults.slice(0, shownFaults).join('；') }));
  }
  if (found.size === 0) {
    throw new FileProblem(importSentences.ratesNone);
  }
  return [...found.values()];
}

function rowsOf(text: string): { line: number; cells: string[] }[] {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: guessDelimiter(text.slice(0, 32_768)),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
    return rows
      .map((cells, index) => ({ line: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem(importSentences.ratesQuotes);
  }
}

const headings = [/日期|^day$|^date$/i, /币|货币|currency|^code$/i, /汇率|中间价|rate/i] as const;

/** Where the three columns are; undefined where the first row has no headings. */
function columnsOf(cells: readonly string[]): number[] | undefined {
  const at = headings.map((names) => cells.findIndex((cell) => names.test(cleanFigure(cell))));
  return at.every((index) => index >= 0) && new Set(at).size === at.length ? at : undefined;
}

function parseDay(text: string): string | undefined {
  const parts =
    /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2})|(\d{2})(\d{2})|年(\d{1,2})月(\d{1,2})日)(?:[ T]0?0:00(?::00)?)?$/.exec(
      text,
    );
  if (parts === null) return undefined;
  const [year = '', month = '', day = ''] = parts.slice(1).filter((part) => part !== undefined);
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : undefined;
}

/** A rate: above 0, at most 12 figures behind the point. */
function parseRate(text: string): Decimal | undefined {
  if (!/^\d{1,6}(\.\d{1,12})?$/.test(text.trim())) return undefined;
  const rate = parseDecimal(text.trim());
  return rate !== undefined && rate.digits > 0n ? rate : undefined;
}
