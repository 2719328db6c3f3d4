import { type CostFault, markOfCosts, parseCost } from './costs.ts';

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
} & (
  | { readonly reason: Exclude<CostFault, 'blank'> | 'noKey' | 'unknown' }
  /** A code differs from it in case, blanks or width alone: it is another code. */
  | { readonly reason: 'similar'; readonly code: string }
  /** Other lines name the same SKU with other costs. */
  | { readonly reason: 'contradicts'; readonly lines: readonly number[] }
);

export type CostPlan = {
  readonly changes: readonly CostChange[];
  readonly refusals: readonly Refusal[];
  /** SKUs that have the cost already. */
  readonly unchanged: number;
  /** Lines without a cost: not everything in a template must be filled in. */
  readonly blank: number;
};

/** A line that names SKUs and their cost. */
type Found = {
  readonly line: number;
  readonly key: string;
  readonly cost: string;
  readonly skus: readonly KnownSku[];
};

/**
 * What a file would do. An article code stands for every SKU that has it, written as it is: the same goods in
 * several shops cost the same. Lines that give a SKU different costs are refused, all of them.
 */
export const planCosts = (lines: readonly CostLine[], skus: readonly KnownSku[]): CostPlan => {
  const mark = markOfCosts(lines.map(({ cost }) => cost));
  const find = finderOf(skus);
  const found: Found[] = [];
  const refusals: Refusal[] = [];
  let blank = 0;
  for (const { line, skuId, extCode, cost: written } of lines) {
    const key = skuId === '' ? extCode : skuId;
    const parsed = parseCost(written, mark);
    if ('fault' in parsed) {
      if (parsed.fault === 'blank') blank += 1;
      else refusals.push({ line, key, reason: parsed.fault });
      continue;
    }
    const meant = find(skuId, extCode);
    if (meant.skus !== undefined) found.push({ line, key, cost: parsed.cost, skus: meant.skus });
    else refusals.push({ line, key, ...meant.fault });
  }
  const disputes = disputesOf(found);
  const chosen = new Map<string, CostChange>();
  for (const { line, key, cost, skus: named } of found) {
    const others = disputes.get(line);
    if (others) refusals.push({ line, key, reason: 'contradicts', lines: others });
    else for (const sku of named) if (!chosen.has(sku.id)) chosen.set(sku.id, { line, sku, cost });
  }
  const changes = [...chosen.values()].filter(({ sku, cost }) => sku.costMin !== cost);
  return {
    changes,
    refusals: refusals.sort((a, b) => a.line - b.line),
    unchanged: chosen.size - changes.length,
    blank,
  };
};

type Find = (
  skuId: string,
  extCode: string,
) =>
  | { readonly skus: readonly KnownSku[] }
  | {
      readonly skus?: undefined;
      readonly fault:
        | { readonly reason: 'noKey' | 'unknown' }
        | { readonly reason: 'similar'; readonly code: string };
    };

/** Finds the SKUs of an id or, without one, of a code; or says why there are none. */
const finderOf = (skus: readonly KnownSku[]): Find => {
  const byId = Map.groupBy(skus, ({ skuId }) => skuId ?? '');
  const byCode = Map.groupBy(skus, ({ extCode }) => extCode ?? '');
  const alike = new Map(skus.map(({ extCode }) => [folded(extCode ?? ''), extCode ?? '']));
  return (skuId, extCode) => {
    if (skuId === '' && extCode === '') return { fault: { reason: 'noKey' } };
    const named = skuId === '' ? byCode.get(extCode) : byId.get(skuId);
    if (named !== undefined) return { skus: named };
    const code = skuId === '' ? alike.get(folded(extCode)) : undefined;
    return { fault: code ? { reason: 'similar', code } : { reason: 'unknown' } };
  };
};

/** By line, the other lines that give one of its SKUs another cost. */
const disputesOf = (found: readonly Found[]): ReadonlyMap<number, readonly number[]> => {
  const bySku = Map.groupBy(
    found.flatMap(({ line, cost, skus }) => skus.map(({ id }) => ({ id, line, cost }))),
    ({ id }) => id,
  );
  const disputes = new Map<number, Set<number>>();
  for (const named of bySku.values()) {
    if (new Set(named.map(({ cost }) => cost)).size < 2) continue;
    for (const { line, cost } of named) {
      const others = disputes.get(line) ?? new Set();
      disputes.set(line, others);
      for (const other of named) if (other.cost !== cost) others.add(other.line);
    }
  }
  return new Map([...disputes].map(([line, others]) => [line, [...others].sort((a, b) => a - b)]));
};
