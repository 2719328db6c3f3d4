import { type CostFault, parseCost } from './costs.ts';

/** A file of costs: which SKUs it names, by their id or by the article code, and what it would change. */

export type CostLine = {
  /** As counted in a spreadsheet: the first line is 1. */
  readonly line: number;
  readonly skuId: string;
  readonly extCode: string;
  readonly cost: string;
};

/** Headings that a column may have. */
export type Headings = {
  readonly skuId: readonly string[];
  readonly extCode: readonly string[];
  readonly cost: readonly string[];
};

export type TableFault = 'empty' | 'noKey' | 'noCost' | 'tooMany';

/** More lines than any seller has SKUs. */
const MAX_LINES = 50_000;
/** Headings stand within the first lines; above them there may be a title. */
const HEAD_LINES = 10;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_()*:]/g, '');

const columnOf = (row: readonly string[], names: readonly string[]): number => {
  const wanted = new Set(names.map(folded));
  return row.findIndex((cell) => wanted.has(folded(cell)));
};

/** The lines of a table below its headings; those without any content are left out. */
export const costLines = (
  table: readonly (readonly string[])[],
  headings: Headings,
): { lines: CostLine[] } | { fault: TableFault } => {
  const heads = table.slice(0, HEAD_LINES).map((row) => ({
    skuId: columnOf(row, headings.skuId),
    extCode: columnOf(row, headings.extCode),
    cost: columnOf(row, headings.cost),
  }));
  const hasKey = ({ skuId, extCode }: (typeof heads)[number]) => skuId >= 0 || extCode >= 0;
  const at = heads.findIndex((head) => hasKey(head) && head.cost >= 0);
  const head = heads[at];
  if (head === undefined) {
    if (table.every((row) => row.every((cell) => cell.trim() === ''))) return { fault: 'empty' };
    return { fault: heads.some(hasKey) ? 'noCost' : 'noKey' };
  }
  const lines = table.slice(at + 1).flatMap((row, index): CostLine[] => {
    const text = (column: number) => (column < 0 ? '' : (row[column] ?? '').trim());
    const line = {
      line: at + index + 2,
      skuId: text(head.skuId),
      extCode: text(head.extCode),
      cost: text(head.cost),
    };
    return line.skuId === '' && line.extCode === '' && line.cost === '' ? [] : [line];
  });
  if (lines.length === 0) return { fault: 'empty' };
  return lines.length > MAX_LINES ? { fault: 'tooMany' } : { lines };
};

export type KnownSku = {
  readonly id: string;
  readonly skuId: string | null;
  readonly extCode: string | null;
  readonly name: string;
  readonly specName: string | null;
  readonly costMin: string | null;
  readonly shop: { readonly name: string };
};

export type CostChange = { readonly line: number; readonly sku: KnownSku; readonly cost: string };

export type Refusal = {
  readonly line: number;
  /** The id or code that the line names. */
  readonly key: string;
  readonly reason: Exclude<CostFault, 'blank'> | 'noKey' | 'unknown' | 'contradicts';
};

export type CostPlan = {
  readonly changes: readonly CostChange[];
  readonly refusals: readonly Refusal[];
  /** SKUs that have the cost already. */
  readonly unchanged: number;
  /** Lines without a cost: not everything in a template must be filled in. */
  readonly blank: number;
};

/**
 * What a file would do. An article code stands for every SKU that has it: the same goods in several shops
 * cost the same. A SKU that is named twice with different costs keeps the first; the others are refused.
 */
export const planCosts = (lines: readonly CostLine[], skus: readonly KnownSku[]): CostPlan => {
  const byId = Map.groupBy(skus, ({ skuId }) => skuId ?? '');
  const byCode = Map.groupBy(skus, ({ extCode }) => folded(extCode ?? ''));
  const chosen = new Map<string, CostChange>();
  const refusals: Refusal[] = [];
  let unchanged = 0;
  let blank = 0;
  for (const { line, skuId, extCode, cost: written } of lines) {
    const key = skuId === '' ? extCode : skuId;
    const refuse = (reason: Refusal['reason']) => refusals.push({ line, key, reason });
    const parsed = parseCost(written);
    if ('fault' in parsed) {
      if (parsed.fault === 'blank') blank += 1;
      else refuse(parsed.fault);
      continue;
    }
    if (key === '') {
      refuse('noKey');
      continue;
    }
    const found = skuId === '' ? byCode.get(folded(extCode)) : byId.get(skuId);
    if (found === undefined) {
      refuse('unknown');
      continue;
    }
    for (const sku of found) {
      const before = chosen.get(sku.id);
      if (before !== undefined) {
        if (before.cost !== parsed.cost) refuse('contradicts');
        continue;
      }
      chosen.set(sku.id, { line, sku, cost: parsed.cost });
      if (sku.costMin === parsed.cost) unchanged += 1;
    }
  }
  const changes = [...chosen.values()].filter(({ sku, cost }) => sku.costMin !== cost);
  return { changes, refusals, unchanged, blank };
};
