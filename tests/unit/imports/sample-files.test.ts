import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { guessMapping } from '../../../api/imports/guess.ts';
import { findLayout } from '../../../api/imports/layout.ts';
import type { FileRow } from '../../../api/imports/sales-file.ts';
import { sampleFile } from '../../../web/src/features/imports/try/sample-file.ts';

/** The languages whose texts have a sample file for who has none at hand. */
const languages = globSync('web/src/i18n/*/tryImport.ts').map((file) => basename(dirname(file)));

interface Words {
  readonly sample: Record<'headings' | 'shops' | 'products', string>;
}

it.each(languages)('the columns of the sample file in %s are all recognised', async (language) => {
  const file: { default: Words } = await import(`../../../web/src/i18n/${language}/tryImport.ts`);
  const { headings, shops, products } = file.default.sample;
  const text = sampleFile(
    { headings, shops: shops.split(', '), products: products.split(', ') },
    '2026-06-01',
  );
  const rows: FileRow[] = text
    .split('\n')
    .map((line, index) => ({ rowNo: index + 1, cells: line.split(',') }));
  const layout = findLayout(rows);
  const head = { layout, rows: rows.filter((row) => row.rowNo > layout.headingRow) };
  const [orderNo, shopName, productCode, productName, quantity, unitPrice, soldAt] =
    headings.split(',');
  expect(guessMapping(head)).toEqual({
    orderNo,
    shopName,
    productCode,
    productName,
    quantity,
    unitPrice,
    soldAt,
  });
});
