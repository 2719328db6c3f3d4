import { hashToken } from '../../api/account/tokens.ts';
import { addDays, bucketsOf, monthOfDay } from '../../api/contract/rules/calendar.ts';
import { type Db, openDatabase } from '../../db/engine/connect.ts';
import { insertRows, type Value } from '../../db/engine/insert-rows.ts';
import { migrate } from '../../db/engine/migrate.ts';
import type { Shop } from '../../db/schema.ts';
import { insertShops } from '../../db/shops/shops.ts';
import { rollWindows } from '../../db/statistics/roll-windows.ts';
import { hourColumns } from '../../db/statistics/tables.ts';

/**
 * A boss with many shops and long sales, as their roll-ups alone: what statistics read, made in seconds
 * where importing the lines behind them would take minutes.
 */
export interface ManyShops {
  readonly databaseUrl: string;
  readonly token: string;
  readonly shops: number;
  readonly days: number;
  /** The last day with sales. */
  readonly today: string;
  readonly lines: number;
}

const productsOfShop = 36;
const skusOfProduct = 3;
const skusOfShop = productsOfShop * skusOfProduct;
const daysAtOnce = 60;

export async function makeManyShops(wanted: ManyShops): Promise<string[]> {
  const db = await openDatabase(wanted.databaseUrl);
  try {
    await migrate(db);
    const mallIds = await db.transaction().execute(async (trx) => {
      const shops = await addShops(trx, wanted);
      const skus = new Map<number, Sku[]>();
      for (const shop of shops) skus.set(shop.id, await addProducts(trx, shop));
      const days = bucketsOf(addDays(wanted.today, 1 - wanted.days), wanted.today, 'day');
      const drawn = new Drawn(wanted.lines / (wanted.shops * wanted.days));
      for (let start = 0; start < days.length; start += daysAtOnce)
        await addSales(trx, shops, skus, days.slice(start, start + daysAtOnce), drawn);
      return shops.map((shop) => shop.mall_id);
    });
    // As a server does soon after midnight: measured is the day, not its first minute.
    await rollWindows(db, wanted.today);
    return mallIds;
  } finally {
    await db.destroy();
  }
}

async function addShops(db: Db, { shops, token, today, days }: ManyShops): Promise<Shop[]> {
  const registered = Date.parse(`${addDays(today, -days)}T00:00:00+08:00`);
  const { id } = await db
    .insertInto('user')
    .values({
      phone: '13900000200',
      username: '13900000200',
      role: 'boss',
      register_time: registered,
      is_first: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = Date.parse(`${today}T12:00:00+08:00`);
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      created_at: now,
      expires_at: now + 400 * 86_400_000,
    })
    .execute();
  return insertShops(
    db,
    Array.from({ length: shops }, (_, sort) => ({
      owner_id: id,
      platform: sort % 3 === 2 ? ('shein' as const) : ('temu' as const),
      mall_id: `7${String(sort).padStart(9, '0')}`,
      mall_name: `店铺${sort + 1}`,
      mall_name_dis: `店铺${sort + 1}`,
      mall_name_native: `Shop ${sort + 1}`,
      is_semi_managed: 0 as const,
      is_closed: 0 as const,
      origin: 'imported' as const,
      sort,
      abnormal_count: 0,
      refund_count: 0,
      specification_count: 0,
      created_at: registered,
    })),
  );
}

interface Sku {
  readonly id: number;
  readonly price: number;
  readonly cost: number;
}

async function addProducts(db: Db, shop: Shop): Promise<Sku[]> {
  const places = Array.from({ length: productsOfShop }, (_, place) => place);
  const products = await insertRows<{ id: number }>(
    db,
    'product',
    'shop_id, product_id, name, category, status, created_at',
    places.map((place) => [
      shop.id,
      `${shop.id}${String(place).padStart(4, '0')}`,
      `商品${place}`,
      `类目${place % 8}`,
      place % 6 === 5 ? 'off_sale' : 'on_sale',
      shop.created_at,
    ]),
    'returning id',
  );
  const skcs = await insertRows<{ id: number; product_ref: number }>(
    db,
    'skc',
    'product_ref, skc_id, ext_code, name',
    products.map(({ id }) => [id, `C${id}`, `C${id}`, '黑色']),
    'returning id, product_ref',
  );
  const skus = skcs.flatMap(({ id, product_ref }) =>
    Array.from({ length: skusOfProduct }, (_, place) => {
      const price = 300 + ((id * 7919 + place * 104_729) % 7_000);
      return { code: `${id}-${place}`, product_ref, skc_ref: id, price };
    }),
  );
  const added = await insertRows<{ id: number; supply_price: number; cost: number }>(
    db,
    'sku',
    'shop_id, product_ref, skc_ref, sku_id, ext_code, spec_name, supply_price, cost',
    skus.map(({ code, product_ref, skc_ref, price }) => [
      shop.id,
      product_ref,
      skc_ref,
      `S${code}`,
      code,
      '均码',
      price,
      Math.round(price * 0.75),
    ]),
    'returning id, supply_price, cost',
  );
  await insertRows(
    db,
    'stock',
    'sku_ref, shop_id, on_hand, in_transit, updated_at',
    added.map(({ id }) => [id, shop.id, (id * 37) % 40, 0, 0]),
  );
  return added.map(({ id, supply_price, cost }) => ({ id, price: supply_price, cost }));
}

/** Which SKUs sell on a day: few sell most, as they do in real shops. The same on every run. */
class Drawn {
  readonly #linesADay: number;
  #state = 20_261_121;

  constructor(linesADay: number) {
    this.#linesADay = linesADay;
  }

  places(): number[] {
    const count = Math.floor(this.#linesADay + this.#unit());
    return Array.from({ length: count }, () => Math.floor(skusOfShop * this.#unit() ** 2.2));
  }

  hour(): number {
    return Math.floor(24 * this.#unit());
  }

  #unit(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 0x1_0000_0000;
  }
}

type Sums = [pieces: number, amount: number, cost: number];

const hourName = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}`;

async function addSales(
  db: Db,
  shops: readonly Shop[],
  skus: ReadonlyMap<number, readonly Sku[]>,
  days: readonly string[],
  drawn: Drawn,
): Promise<void> {
  const hours: Value[][] = [];
  const shopDays: Value[][] = [];
  const dayHours: Value[][] = [];
  const shopMonths: Value[][] = [];
  const skuDays: Value[][] = [];
  const skuMonths: Value[][] = [];
  for (const { id } of shops) {
    const ofShop = skus.get(id) ?? [];
    const months = new Map<string, Sums>();
    const wholeMonths = new Map<string, Sums>();
    for (const day of days) {
      const byHour = new Map<string, Sums>();
      const bySku = new Map<number, Sums>();
      const all: Sums = [0, 0, 0];
      for (const place of drawn.places()) {
        const sku = ofShop[place];
        if (sku === undefined) continue;
        const hour = hourName(day, drawn.hour());
        const sums = [
          all,
          sumsAt(wholeMonths, monthOfDay(day)),
          sumsAt(byHour, hour),
          sumsAt(bySku, sku.id),
          sumsAt(months, `${monthOfDay(day)} ${sku.id}`),
        ];
        for (const sum of sums) {
          sum[0] += 1;
          sum[1] += sku.price;
          sum[2] += sku.cost;
        }
      }
      if (all[0] > 0) shopDays.push([id, 'sales', day, all[0], 0, all[1], 0, all[2]]);
      if (all[0] > 0)
        dayHours.push([
          id,
          'sales',
          day,
          ...hourColumns.map((_, hour) => byHour.get(hourName(day, hour))?.[1] ?? 0),
        ]);
      for (const [hour, [pieces, amount, cost]] of [...byHour].sort())
        hours.push([id, 'sales', hour, pieces, 0, amount, 0, cost]);
      for (const [sku, [pieces, amount]] of [...bySku].sort(([a], [b]) => a - b))
        skuDays.push([id, 'sales', day, sku, pieces, 0, amount, 0]);
    }
    for (const [month, [pieces, amount, cost]] of wholeMonths)
      shopMonths.push([id, 'sales', month, pieces, 0, amount, 0, cost]);
    for (const [key, [pieces, amount]] of months) {
      const [month = '', sku] = key.split(' ');
      skuMonths.push([id, 'sales', month, Number(sku), pieces, 0, amount, 0]);
    }
  }
  const sku = 'sold_quantity, returned_quantity, sold_amount, returned_amount';
  const shop = `${sku}, cost`;
  await insertRows(db, 'shop_hour', `shop_id, source, hour, ${shop}`, hours);
  await insertRows(db, 'shop_day', `shop_id, source, day, ${shop}`, shopDays);
  await insertRows(
    db,
    'shop_day_hours',
    `shop_id, source, day, ${hourColumns.join(', ')}`,
    dayHours,
  );
  await insertRows(db, 'sku_day', `shop_id, source, day, sku_ref, ${sku}`, skuDays);
  // A month may be cut by where the days were cut.
  await insertRows(
    db,
    'shop_month',
    `shop_id, source, month, ${shop}`,
    shopMonths,
    `on conflict (shop_id, source, month) do update set
       sold_quantity = shop_month.sold_quantity + excluded.sold_quantity,
       sold_amount = shop_month.sold_amount + excluded.sold_amount,
       cost = shop_month.cost + excluded.cost`,
  );
  await insertRows(
    db,
    'sku_month',
    `shop_id, source, month, sku_ref, ${sku}`,
    skuMonths,
    `on conflict (shop_id, source, month, sku_ref) do update set
       sold_quantity = sku_month.sold_quantity + excluded.sold_quantity,
       sold_amount = sku_month.sold_amount + excluded.sold_amount`,
  );
}

function sumsAt<K>(sums: Map<K, Sums>, key: K): Sums {
  const known = sums.get(key);
  if (known !== undefined) return known;
  const made: Sums = [0, 0, 0];
  sums.set(key, made);
  return made;
}
