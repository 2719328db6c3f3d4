import type { FigureOriginPartsFragment } from './Origin.generated.ts';

type Named = { readonly id: string; readonly name: string };

/** What is missing among the lines behind a figure. */
export type Gaps = {
  /** Without a line in the range. */
  readonly empty: readonly Named[];
  /** No shop has a line on them. */
  readonly emptyDays: number;
  /** Their marketplace has ended the session: nothing new comes. */
  readonly signedOut: readonly Named[];
  /** Null where all costs are known, or may not be seen. */
  readonly costs: FigureOriginPartsFragment['costs'];
};

export function gapsOf({
  shops,
  emptyDays,
  costs,
}: Pick<FigureOriginPartsFragment, 'shops' | 'emptyDays' | 'costs'>): Gaps {
  return {
    empty: shops.filter(({ lines }) => lines === 0).map(({ shop }) => shop),
    emptyDays,
    signedOut: shops.filter(({ shop }) => shop.needsRebind === true).map(({ shop }) => shop),
    costs: costs !== null && costs.uncostedSkuCount > 0 ? costs : null,
  };
}

export const hasGaps = ({ empty, emptyDays, signedOut, costs }: Gaps): boolean =>
  empty.length > 0 || emptyDays > 0 || signedOut.length > 0 || costs !== null;

type OriginShop = Pick<
  FigureOriginPartsFragment['shops'][number],
  'lines' | 'syncedLines' | 'connector'
>;

/** How the lines of a shop, or of several, came. */
export type Way = 'import' | 'simulator' | 'marketplace';

export function waysOf(shops: readonly OriginShop[]): Way[] {
  const ways = new Set<Way>();
  for (const { lines, syncedLines, connector } of shops) {
    if (syncedLines > 0) ways.add(connector === 'SIMULATOR' ? 'simulator' : 'marketplace');
    if (lines > syncedLines) ways.add('import');
  }
  return [...ways];
}

type Imports = Pick<
  FigureOriginPartsFragment,
  'lines' | 'syncedLines' | 'imports' | 'otherImports'
>;

/** A row of what brought the lines; they come to the total. */
export type SourceRow =
  | { readonly kind: 'import'; readonly row: Imports['imports'][number]; readonly key: string }
  | { readonly kind: 'synced'; readonly lines: number; readonly key: string }
  | { readonly kind: 'total'; readonly lines: number; readonly key: string }
  | {
      readonly kind: 'others';
      readonly count: number;
      readonly lines: number;
      readonly key: string;
    };

export function sourceRows({ lines, syncedLines, imports, otherImports }: Imports): SourceRow[] {
  return [
    ...(syncedLines > 0 ? [{ kind: 'synced' as const, lines: syncedLines, key: 'synced' }] : []),
    ...imports.map((row, place) => ({ kind: 'import' as const, row, key: String(place) })),
    ...(otherImports.count > 0
      ? [{ kind: 'others' as const, ...otherImports, key: 'others' }]
      : []),
    { kind: 'total' as const, lines, key: 'total' },
  ];
}

/** `2026-03-02 08`, to which the language adds what an hour is called. */
export const hourText = (hour: string): string => hour.replace('T', ' ');
