import { addDays } from '../../../../../api/contract/rules/calendar.ts';

interface Words {
  readonly headings: string;
  readonly shops: readonly string[];
  readonly products: readonly string[];
}

const days = 30;
const linesADay = 8;

/** A sales file as the marketplaces give them: a month up to yesterday, two shops, some returns. */
export function sampleFile({ headings, shops, products }: Words, today: string): string {
  const rows = Array.from({ length: days * linesADay }, (_, index) => {
    const product = (index * 7 + Math.floor(index / 11)) % products.length;
    const day = addDays(today, Math.floor(index / linesADay) - days);
    const quantity = index % 19 === 18 ? -1 : 1 + (index % 3);
    return [
      `PO-${10_000 + Math.floor(index / 2)}`,
      shops[Math.floor(index / 2) % shops.length],
      `SKU-${100 + product}`,
      products[product],
      quantity,
      `${19 + product * 6}.90`,
      `${day} ${String(9 + (index % 12)).padStart(2, '0')}:15:00`,
    ].join(',');
  });
  return [headings, ...rows].join('\n');
}
