import { z } from 'zod';
import { amountFigures, profitFigures, quantityFigures } from './statistics.ts';
import { type Figure, shopsInput, twins } from './twins.ts';

/**
 * What was sold in the last minutes: ten, unless the server is set otherwise (readings A5 and A6). The temu
 * paths are assigned: the specification has hashes in their places.
 */

const window = { windowMinutes: z.int().min(1) };

const last10m = (temu: string, shein: string, meaning: string): Figure => ({
  temu,
  path: `/api/order/${temu}`,
  shein,
  sheinPath: `/api/shein/product/sales/${shein}`,
  meaning,
  origin: 'assigned',
});

export const [getSaleVolumeLast10m, querySaleVolumeLast10m] = twins(
  last10m('getSaleVolumeLast10m', 'querySaleVolumeLast10m', 'Pieces of the last ten minutes.'),
  shopsInput,
  quantityFigures.extend(window),
);
export const [getSalesLast10m, querySalesLast10m] = twins(
  last10m('getSalesLast10m', 'querySalesLast10m', 'Amounts of the last ten minutes, in fen.'),
  shopsInput,
  amountFigures.extend(window),
);
export const [getProfitLast10m, queryProfitLast10m] = twins(
  last10m('getProfitLast10m', 'queryProfitLast10m', 'Profit of the last ten minutes, in fen.'),
  shopsInput,
  profitFigures.extend(window),
);
