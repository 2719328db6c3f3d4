import { useEffect } from 'react';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import type { LabelValues } from '../output/fill.ts';
import { useSkuToLabelQuery } from './Labels.generated.ts';

interface Sku {
  /** Its own id. */
  readonly sku: string;
  /** As a row of the product list; empty where that is not known. */
  readonly row: string;
}

/** Tells what a label says of its SKU, once it is known; answers the name of the goods. */
export function useSkuValues({ sku, row }: Sku, onKnown: (values: LabelValues) => void): string {
  // No figure of a day is asked for.
  const today = shanghaiDay(Date.now());
  const { data } = useSkuToLabelQuery({
    variables: { row, range: { start: today, end: today } },
    skip: row === '',
    context: { quiet: true },
  });
  const found = data?.productRow;
  const known = found?.skuId === sku ? found : null;
  useEffect(() => {
    if (known === null) return;
    onKnown({
      skuId: sku,
      skuCode: known.extCode ?? sku,
      name: known.name,
      specification: known.specName ?? '',
      shop: known.shop.name,
    });
  }, [known, sku, onKnown]);
  return known === null ? '' : [known.name, known.specName].filter(Boolean).join(' ');
}
