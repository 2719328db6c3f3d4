import { dayNumber, dayNumberStart, hourMs } from '../../contract/rules/calendar.ts';
import { dayDigits } from './calendar.ts';
import type { SimulatedProduct } from './catalogue.ts';
import type { Happening } from './shop-run.ts';

/**
 * Stock orders: a product is delivered on its launch and every `deliveryDays` after, until it is delisted.
 * Dispatch and arrival fall on fixed instants, so what is under way follows from the instant alone.
 */

/** When the delivery that arrives on that day leaves for the warehouse. */
export const dispatchAt = (product: SimulatedProduct, arrivalDay: number): number =>
  dayNumberStart(arrivalDay - product.leadDays) +
  (15 + (product.seed % 5)) * hourMs +
  (product.seed % 3_571) * 1_000;

const arrivalAt = (product: SimulatedProduct, arrivalDay: number): number =>
  dayNumberStart(arrivalDay) + (9 + (product.seed % 8)) * hourMs + (product.seed % 3_600) * 1_000;

const clearingHour = 10;
/** Days from a stock order to the dispatch of its pieces: no shipping order of it is made earlier. */
const orderedBeforeDispatch = 5;

function isArrivalDay(product: SimulatedProduct, day: number): boolean {
  return (
    day >= product.launched &&
    day < product.delisted &&
    (day - product.launched) % product.deliveryDays === 0
  );
}

/** What the day brings to a product's stock; the pieces depend on what is on hand at that instant. */
export function deliveriesOf(product: SimulatedProduct, day: number): Happening[] {
  const happenings: Happening[] = [];
  const add = (kind: Happening['kind'], at: number, orderNo: string): void => {
    for (const sku of product.skus) {
      happenings.push({ kind, at, sku, quantity: 0, orderNo, lineNo: sku.place + 1 });
    }
  };
  if (isArrivalDay(product, day)) {
    const number = String(product.number).padStart(6, '0');
    const ordered = dayDigits(day - product.leadDays - orderedBeforeDispatch);
    add('arrival', arrivalAt(product, day), `WB${ordered}${number}`);
  }
  const arrivalDay = day + product.leadDays;
  if (isArrivalDay(product, arrivalDay)) add('dispatch', dispatchAt(product, arrivalDay), '');
  if (day === product.cleared) add('clearing', dayNumberStart(day) + clearingHour * hourMs, '');
  return happenings;
}

/** Whether a delivery of the product is under way at an instant. */
export function isUnderWay(product: SimulatedProduct, at: number): boolean {
  const day = dayNumber(at);
  for (let arrivalDay = day; arrivalDay <= day + product.leadDays; arrivalDay += 1) {
    if (!isArrivalDay(product, arrivalDay)) continue;
    return at >= dispatchAt(product, arrivalDay) && at < arrivalAt(product, arrivalDay);
  }
  return false;
}
