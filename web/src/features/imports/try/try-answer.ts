import { refusalOf, serverWords } from '../../../i18n/server-words.ts';
import type { PlacedRow } from '../row-place.ts';

/** What the server makes of a file that is tried: amounts in fen, fields by the names of the import. */

export const tryFields = {
  orderNo: 'ORDER_NO',
  productCode: 'PRODUCT_CODE',
  productName: 'PRODUCT_NAME',
  quantity: 'QUANTITY',
  unitPrice: 'UNIT_PRICE',
  lineTotal: 'LINE_TOTAL',
  soldAt: 'SOLD_AT',
  shopName: 'SHOP_NAME',
  status: 'STATUS',
} as const;
export type TryField = keyof typeof tryFields;
export type TryMapping = Readonly<Record<string, string>>;

interface Sum {
  readonly sold: number;
  readonly returned: number;
  readonly net: number;
}
export type TryDay = Sum & { readonly day: string };
export type TryProduct = Sum & {
  readonly shopName: string;
  readonly code: string;
  readonly name: string;
};

export interface TryFigures {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly shops: number;
  readonly orders: number;
  readonly sold: number;
  readonly returned: number;
  readonly soldAmount: number;
  readonly returnedAmount: number;
  readonly days: readonly TryDay[];
  readonly products: readonly TryProduct[];
}

export interface TryAnswer {
  /** Which sheet of a workbook was read, and which were not. */
  readonly note: string | null;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  readonly mapping: TryMapping;
  readonly missing: readonly string[];
  readonly problems: readonly string[];
  readonly rowsRead: number;
  readonly rowsRefused: number;
  readonly refusals: readonly (PlacedRow & { readonly reason: string })[];
  readonly figures: TryFigures | null;
}

class Unreadable extends Error {}

/** Reads the fields of one object; throws where one is not what it should be. */
class Fields {
  readonly #values: object;
  constructor(values: unknown) {
    if (typeof values !== 'object' || values === null) throw new Unreadable();
    this.#values = values;
  }
  of(name: string): unknown {
    return Reflect.get(this.#values, name);
  }
  text(name: string): string {
    return asText(this.of(name));
  }
  count(name: string): number {
    const value = this.of(name);
    if (typeof value !== 'number') throw new Unreadable();
    return value;
  }
  list<Item>(name: string, read: (item: unknown) => Item): Item[] {
    const value = this.of(name);
    if (!Array.isArray(value)) throw new Unreadable();
    return value.map(read);
  }
  texts(name: string): string[] {
    return this.list(name, asText);
  }
}

const asText = (value: unknown): string => {
  if (typeof value !== 'string') throw new Unreadable();
  return value;
};

const sumOf = (fields: Fields): Sum => ({
  sold: fields.count('sold'),
  returned: fields.count('returned'),
  net: fields.count('net'),
});

function figuresOf(value: unknown): TryFigures | null {
  if (value === null) return null;
  const fields = new Fields(value);
  return {
    firstDay: fields.text('firstDay'),
    lastDay: fields.text('lastDay'),
    shops: fields.count('shops'),
    orders: fields.count('orders'),
    sold: fields.count('sold'),
    returned: fields.count('returned'),
    soldAmount: fields.count('soldAmount'),
    returnedAmount: fields.count('returnedAmount'),
    days: fields.list('days', (item) => {
      const day = new Fields(item);
      return { day: day.text('day'), ...sumOf(day) };
    }),
    products: fields.list('products', (item) => {
      const product = new Fields(item);
      return {
        shopName: product.text('shopName'),
        code: product.text('code'),
        name: product.text('name'),
        ...sumOf(product),
      };
    }),
  };
}

/** The answer of the server; undefined for anything else. */
export function readTryAnswer(value: unknown): TryAnswer | undefined {
  try {
    const fields = new Fields(value);
    const note = fields.of('note');
    return {
      note: typeof note === 'string' ? note : null,
      columns: fields.list('columns', (item) => {
        const column = new Fields(item);
        return { name: column.text('name'), samples: column.texts('samples') };
      }),
      mapping: Object.fromEntries(
        Object.entries(Object(fields.of('mapping'))).map(([field, name]) => [field, asText(name)]),
      ),
      missing: fields.texts('missing'),
      problems: fields.texts('problems'),
      rowsRead: fields.count('rowsRead'),
      rowsRefused: fields.count('rowsRefused'),
      refusals: fields.list('refusals', (item) => {
        const refusal = new Fields(item);
        const sheet = refusal.of('sheet');
        return {
          sheetName: typeof sheet === 'string' ? sheet : null,
          rowNumber: refusal.count('rowNo'),
          reason: refusal.text('reason'),
        };
      }),
      figures: figuresOf(fields.of('figures')),
    };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** The sentence of the server that says why it refuses; undefined where it has none for people. */
export async function refusalSaid(value: unknown): Promise<string | undefined> {
  if (typeof value !== 'object' || value === null) return undefined;
  const error: unknown = Reflect.get(value, 'error');
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message !== 'string' || !/\p{Script=Han}/u.test(message)) return undefined;
  const tell = await serverWords();
  return tell(message, refusalOf(error));
}
