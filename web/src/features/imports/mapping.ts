import type {
  FileEncoding,
  ImportField,
  ImportOptionsInput,
  ManagedType,
  Platform,
} from '../../graphql/schema.generated.ts';
import type { ImportMappingPreviewFragment } from './ImportMapping.generated.ts';

export const fields = [
  'ORDER_NO',
  'PRODUCT_CODE',
  'PRODUCT_NAME',
  'QUANTITY',
  'UNIT_PRICE',
  'LINE_TOTAL',
  'CURRENCY',
  'SOLD_AT',
  'SHOP_NAME',
  'STATUS',
] as const satisfies readonly ImportField[];

const required: ReadonlySet<ImportField> = new Set([
  'ORDER_NO',
  'PRODUCT_CODE',
  'QUANTITY',
  'SOLD_AT',
]);

export const isRequired = (field: ImportField): boolean => required.has(field);

/** How the file is to be read, as the form holds it. */
export type ImportSettings = {
  readonly columns: Readonly<Partial<Record<ImportField, string>>>;
  readonly encoding: FileEncoding;
  readonly timeZone: string;
  readonly cancelPrefix: string;
  readonly shopId: string | null;
  readonly platform: Platform;
  readonly managedType: ManagedType;
  /** Of amounts that name none; null for yuan. */
  readonly currency: string | null;
  /** As typed, by currency; blank ones are not sent. */
  readonly rates: Readonly<Record<string, string>>;
  readonly dailyRates: RatesFile | null;
  readonly isTotalPerLine: boolean;
  /** Whether the figures grow while the lines are saved. */
  readonly isShownEarly: boolean;
};

/** A file of rates by day, as text. */
export type RatesFile = { readonly name: string; readonly text: string };

/** What the server guessed. */
export const settingsOf = ({ options }: ImportMappingPreviewFragment): ImportSettings => ({
  columns: Object.fromEntries(options.mapping.map(({ field, column }) => [field, column])),
  encoding: options.encoding,
  timeZone: options.timeZone,
  cancelPrefix: options.cancelPrefix,
  shopId: options.shopId,
  platform: options.platform,
  managedType: options.managedType,
  currency: options.currency,
  rates: {},
  dailyRates: null,
  isTotalPerLine: options.isTotalPerLine,
  isShownEarly: options.isShownEarly,
});

/** A line has either: choosing the one takes the other away. */
const exclusive: Readonly<Partial<Record<ImportField, ImportField>>> = {
  UNIT_PRICE: 'LINE_TOTAL',
  LINE_TOTAL: 'UNIT_PRICE',
};

/** The settings with a field's column changed; null takes the column away. */
export const withColumn = (
  settings: ImportSettings,
  field: ImportField,
  column: string | null,
): ImportSettings => {
  const columns: Partial<Record<ImportField, string>> = { ...settings.columns };
  delete columns[field];
  if (column === null) return { ...settings, columns };
  const other = exclusive[field];
  if (other !== undefined) delete columns[other];
  columns[field] = column;
  // The confirmation was about the column that was chosen then.
  const isTotalPerLine = field !== 'LINE_TOTAL' && settings.isTotalPerLine;
  return { ...settings, columns, isTotalPerLine };
};

/** What is sent. A file with a shop column needs no shop of its own. */
export const optionsOf = (settings: ImportSettings): ImportOptionsInput => ({
  mapping: fields.flatMap((field) => {
    const column = settings.columns[field];
    return column === undefined ? [] : [{ field, column }];
  }),
  encoding: settings.encoding,
  timeZone: settings.timeZone,
  cancelPrefix: settings.cancelPrefix,
  shopId: settings.columns.SHOP_NAME === undefined ? settings.shopId : null,
  platform: settings.platform,
  managedType: settings.managedType,
  currency: settings.currency,
  rates: Object.entries(settings.rates).flatMap(([currency, typed]) => {
    const rate = typed.normalize('NFKC').trim();
    return rate === '' ? [] : [{ currency, rate }];
  }),
  dailyRates: settings.dailyRates?.text ?? null,
  isTotalPerLine: settings.isTotalPerLine,
  isShownEarly: settings.isShownEarly,
});

export type SettingsProblem = {
  /** Required fields without a column. */
  readonly missing: readonly ImportField[];
  /** Neither a shop column nor a shop. */
  readonly isShopMissing: boolean;
};

/** What still keeps the import from starting; null when nothing does. */
export const settingsProblem = (settings: ImportSettings): SettingsProblem | null => {
  const missing = fields.filter(
    (field) => isRequired(field) && settings.columns[field] === undefined,
  );
  const isShopMissing = settings.columns.SHOP_NAME === undefined && settings.shopId === null;
  return missing.length === 0 && !isShopMissing ? null : { missing, isShopMissing };
};

/** Zones that sellers' files come in, before all the others. */
const commonZones = [
  'Asia/Shanghai',
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
];

export const timeZones = (chosen: string): readonly string[] => [
  ...new Set([...commonZones, chosen, ...Intl.supportedValuesOf('timeZone')]),
];
