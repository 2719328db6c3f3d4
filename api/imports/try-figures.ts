import type { z } from 'zod';
import type { tryImport } from '../contract/import-tries.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportOptions } from './guess.ts';
import { previewFile } from './preview.ts';
import { type FileContent, type FileLine, type FileProduct, readSalesFile } from './read-file.ts';
import type { SalesFile } from './sales-file.ts';

export type TriedFile = z.output<typeof tryImport.output>;
type Figures = NonNullable<TriedFile['figures']>;

const shownRefusals = 5;
const shownDays = 400;
const shownProducts = 50;

interface Sum {
  sold: number;
  returned: number;
  net: number;
}

function add(sum: Sum, { kind, quantity, amount }: FileLine): void {
  if (kind === 'sale') {
    sum.sold += quantity;
    sum.net += amount;
  } else {
    sum.returned += quantity;
    sum.net -= amount;
  }
}

/** The sum of a key, made where there is none yet. */
function sumOf<Key>(sums: Map<Key, Sum>, key: Key): Sum {
  const known = sums.get(key) ?? { sold: 0, returned: 0, net: 0 };
  sums.set(key, known);
  return known;
}

/** What the lines of a file come to. */
function figuresOf({ lines, shops, firstDay, lastDay }: FileContent): Figures | null {
  if (firstDay === null || lastDay === null) return null;
  const orders = new Set<string>();
  const days = new Map<string, Sum>();
  const products = new Map<FileProduct, Sum>();
  const amounts = { sale: 0, return: 0 };
  const pieces = { sale: 0, return: 0 };
  for (const line of lines) {
    orders.add(`${line.product.shop.name}\n${line.orderNo}`);
    amounts[line.kind] += line.amount;
    pieces[line.kind] += line.quantity;
    add(sumOf(days, shanghaiDay(line.soldAt)), line);
    add(sumOf(products, line.product), line);
  }
  return {
    firstDay,
    lastDay,
    shops: shops.length,
    orders: orders.size,
    sold: pieces.sale,
    returned: pieces.return,
    soldAmount: amounts.sale,
    returnedAmount: amounts.return,
    days: [...days]
      .map(([day, sum]) => ({ day, ...sum }))
      .sort((one, other) => (one.day < other.day ? -1 : 1))
      .slice(-shownDays),
    products: [...products]
      .map(([{ shop, code, name }, sum]) => ({ shopName: shop.name, code, name, ...sum }))
      .sort((one, other) => other.net - one.net)
      .slice(0, shownProducts),
  };
}

/**
 * Reads a file for somebody without an account: its columns, and what it comes to where it can be told.
 * @throws FileProblem when the file cannot be read at all
 */
export async function tryFile(
  file: SalesFile,
  limit: number,
  now: number,
  chosen: ImportOptions['mapping'] | undefined,
): Promise<TriedFile> {
  const guessed = await previewFile(file, limit, now, undefined);
  const options = { ...guessed.options, mapping: chosen ?? guessed.options.mapping };
  const { columns, missing, problems } = chosen
    ? await previewFile(file, limit, now, options)
    : guessed;
  const nothing = { rowsRead: 0, rowsRefused: 0, refusals: [], figures: null };
  const about = { columns, mapping: options.mapping, missing, problems };
  if (missing.length > 0 || problems.length > 0) return { ...about, ...nothing };
  try {
    const content = await readSalesFile(file, options, { limit, now });
    const { rowsRead, rowsRefused, refusals } = content;
    return {
      ...about,
      rowsRead,
      rowsRefused,
      refusals: refusals.slice(0, shownRefusals).map(({ rowNo, reason }) => ({ rowNo, reason })),
      figures: figuresOf(content),
    };
  } catch (error) {
    // The columns can still be corrected.
    if (!(error instanceof FileProblem)) throw error;
    return { ...about, ...nothing, problems: [error.message] };
  }
}
