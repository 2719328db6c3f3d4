import { sql } from 'kysely';

/** What the goods of a shipping order are worth at declared price, in fen; null where one of them has none. */
export const goodsValue = sql<number | null>`(
  select case when count(*) = count(sku.supply_price) then sum(line.quantity * sku.supply_price) end
  from shipping_order_line as line join sku on sku.id = line.sku_ref
  where line.order_ref = shipping_order.id
)`;
