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
};

/** What the server guessed. */
export const settingsOf = ({ options }: ImportMappingPreviewFragment): ImportSettings => ({
  columns: Object.fromEntries(options.mapping.map(({ field, column }) => [field, column])),
  encoding: options.encoding,
  timeZone: options.timeZone,
  cancelPrefix: options.cancelPrefix,
  shopId: options.shopId,
  platform: options.platform,
  managedType: options.managedType,
});

/** The settings with a field's column changed; null takes the column away. */
export const withColumn = (
  settings: ImportSettings,
  field: ImportField,
  column: string | null,
): ImportSettings => {
  const { [field]: _, ...others } = settings.columns;
  return { ...settings, columns: column === null ? others : { ...others, [field]: column } };
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
