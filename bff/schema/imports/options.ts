import type { z } from 'zod';
import type { CallOutput } from '../../../api/contract/call.ts';
import type { importOptions, previewImport } from '../../../api/contract/import-files.ts';
import { type Directory, shopByGlobalId, shopId } from '../../directory.ts';
import { builder } from '../builder.ts';
import { managedType, platform } from '../enums.ts';
import { noShop, wrongInput } from '../wrong-input.ts';

export type Options = z.output<typeof importOptions>;
type Preview = CallOutput<typeof previewImport>;
type Field = Preview['missing'][number];

export const importField = builder.enumType('ImportField', {
  description: 'What a column of a sales file can be.',
  values: {
    ORDER_NO: { value: 'orderNo', description: 'Order number. Required.' },
    PRODUCT_CODE: { value: 'productCode', description: 'Code of the product. Required.' },
    PRODUCT_NAME: { value: 'productName', description: 'Name of the product.' },
    QUANTITY: { value: 'quantity', description: 'Pieces; negative for a return. Required.' },
    UNIT_PRICE: { value: 'unitPrice', description: 'Price of one piece. Not beside LINE_TOTAL.' },
    LINE_TOTAL: {
      value: 'lineTotal',
      description:
        'Amount of all pieces of the line, counted as it stands. Not beside UNIT_PRICE, and not the total of an order.',
    },
    CURRENCY: {
      value: 'currency',
      description: 'Currency of the amount, by its code, sign or Chinese name.',
    },
    SOLD_AT: { value: 'soldAt', description: 'Day or time of the sale. Required.' },
    SHOP_NAME: { value: 'shopName', description: 'Shop of the line; unknown shops are made.' },
    STATUS: {
      value: 'status',
      description:
        'What became of the order: of one that was cancelled, returned or refunded the sale counts and its return. Under a heading of types such a row is the return alone.',
    },
  } as const,
});

const fileEncoding = builder.enumType('FileEncoding', {
  description: 'How the text of a file is encoded.',
  values: {
    UTF_8: { value: 'utf-8', description: 'UTF-8, with or without a byte order mark.' },
    GB18030: { value: 'gb18030', description: 'GB18030, and with it GBK and GB2312.' },
  } as const,
});

const columnMapping = builder
  .objectRef<{ field: Field; column: string }>('ImportColumnMapping')
  .implement({
    description: 'Which column of the file a field is read from.',
    fields: (t) => ({
      field: t.expose('field', { type: importField, description: 'The field.' }),
      column: t.exposeString('column', { description: 'Heading of its column.' }),
    }),
  });

const columnMappingInput = builder.inputType('ImportColumnMappingInput', {
  description: 'Which column of the file a field is read from.',
  fields: (t) => ({
    field: t.field({ type: importField, required: true, description: 'The field, once each.' }),
    column: t.string({ required: true, description: 'Heading of its column.' }),
  }),
});

const rateFields = {
  currency: 'ISO 4217 code, for example USD.',
  rate: 'Yuan for one unit of it, a decimal above 0: "7.12".',
};

const currencyRate = builder
  .objectRef<{ currency: string; rate: string }>('CurrencyRate')
  .implement({
    description: 'What one unit of a currency is worth in yuan.',
    fields: (t) => ({
      currency: t.exposeString('currency', { description: rateFields.currency }),
      rate: t.exposeString('rate', { description: rateFields.rate }),
    }),
  });

const currencyRateInput = builder.inputType('CurrencyRateInput', {
  description: 'What one unit of a currency is worth in yuan.',
  fields: (t) => ({
    currency: t.string({ required: true, description: rateFields.currency }),
    rate: t.string({ required: true, description: rateFields.rate }),
  }),
});

const about = {
  mapping: 'Columns of the fields; a field that is not in the file is left out.',
  encoding: 'Encoding of the text.',
  timeZone: "IANA name of the zone of the file's times.",
  cancelPrefix: 'Order numbers that begin with this text are cancellations; empty for none.',
  shopId: 'Global id of the shop that all lines belong to, where the file has no shop column.',
  platform: 'Marketplace of shops that the import makes.',
  managedType: 'Managed type of shops that the import makes.',
  currency:
    'ISO 4217 code of what amounts are in of which neither cell, column nor heading names a currency. Null for yuan.',
  rates:
    'Rates of the currencies of the file, once each. Amounts of a currency without a rate are not imported.',
  dailyRates:
    'Text of a CSV file with the columns day, currency, rate, in the place of `rates` for its currencies. A day that it leaves out has the last rate before, at most 10 days old.',
  isTotalPerLine:
    'Says of totals that are the same on all rows of an order that they are those of the lines. Asked for by isTotalRepeated.',
  isShownEarly:
    'Whether the lines come into the figures part by part while the file, once it is checked, is saved, and not all at the end. Of an import that is stopped or fails they are taken out again.',
};

/** Options with the shops that their `shopId` is looked up in. */
export interface OptionsWithShops {
  readonly options: Options;
  readonly directory: Directory;
}

export const importOptionsType = builder.objectRef<OptionsWithShops>('ImportOptions').implement({
  description: 'How a sales file is read: guessed, then corrected by the seller.',
  fields: (t) => ({
    mapping: t.field({
      type: [columnMapping],
      description: about.mapping,
      resolve: ({ options }) =>
        Object.entries(options.mapping).flatMap(([field, column]) =>
          column === undefined ? [] : [{ field: field as Field, column }],
        ),
    }),
    encoding: t.field({
      type: fileEncoding,
      description: about.encoding,
      resolve: ({ options }) => options.encoding,
    }),
    timeZone: t.string({
      description: about.timeZone,
      resolve: ({ options }) => options.timeZone,
    }),
    cancelPrefix: t.string({
      description: about.cancelPrefix,
      resolve: ({ options }) => options.cancelPrefix,
    }),
    shopId: t.id({
      nullable: true,
      description: about.shopId,
      resolve: ({ options, directory }) => {
        const shop = options.shopId === null ? undefined : directory.byMallId.get(options.shopId);
        return shop === undefined ? null : shopId(shop);
      },
    }),
    platform: t.field({
      type: platform,
      description: about.platform,
      resolve: ({ options }) => options.platformType,
    }),
    managedType: t.field({
      type: managedType,
      description: about.managedType,
      resolve: ({ options }) => (options.isSemiManagedMall ? 'SEMI_MANAGED' : 'FULLY_MANAGED'),
    }),
    currency: t.string({
      nullable: true,
      description: about.currency,
      resolve: ({ options }) => options.currency,
    }),
    rates: t.field({
      type: [currencyRate],
      description: about.rates,
      resolve: ({ options }) =>
        Object.entries(options.rates).map(([currency, rate]) => ({ currency, rate })),
    }),
    dailyRates: t.string({
      nullable: true,
      description: about.dailyRates,
      resolve: ({ options }) => options.dailyRates,
    }),
    isTotalPerLine: t.boolean({
      description: about.isTotalPerLine,
      resolve: ({ options }) => options.isTotalPerLine,
    }),
    isShownEarly: t.boolean({
      description: about.isShownEarly,
      resolve: ({ options }) => options.isShownEarly,
    }),
  }),
});

export const importOptionsInput = builder.inputType('ImportOptionsInput', {
  description: 'How a sales file is read. Take the guess of previewImport and correct it.',
  fields: (t) => ({
    mapping: t.field({ type: [columnMappingInput], required: true, description: about.mapping }),
    encoding: t.field({ type: fileEncoding, required: true, description: about.encoding }),
    timeZone: t.string({
      required: true,
      defaultValue: 'Asia/Shanghai',
      description: about.timeZone,
    }),
    cancelPrefix: t.string({ required: true, defaultValue: '', description: about.cancelPrefix }),
    shopId: t.id({ description: about.shopId }),
    platform: t.field({
      type: platform,
      required: true,
      defaultValue: 'temu',
      description: about.platform,
    }),
    managedType: t.field({
      type: managedType,
      required: true,
      defaultValue: 'FULLY_MANAGED',
      description: about.managedType,
    }),
    currency: t.string({ description: about.currency }),
    rates: t.field({
      type: [currencyRateInput],
      required: true,
      defaultValue: [],
      description: about.rates,
    }),
    dailyRates: t.string({ description: about.dailyRates }),
    isTotalPerLine: t.boolean({
      required: true,
      defaultValue: false,
      description: about.isTotalPerLine,
    }),
    isShownEarly: t.boolean({
      required: true,
      defaultValue: false,
      description: about.isShownEarly,
    }),
  }),
});

/** The options as the upstream takes them. A field that is mapped twice, or a foreign shop, is refused. */
export function optionsOf(
  input: typeof importOptionsInput.$inferInput,
  directory: Directory,
): Options {
  const mapping: Partial<Record<Field, string>> = {};
  for (const { field, column } of input.mapping) {
    if (mapping[field] !== undefined) {
      throw wrongInput(
        '同一个字段只能对应一列，请检查列的对应关系',
        'mapping has two columns for one field.',
      );
    }
    mapping[field] = column;
  }
  const rates: Record<string, string> = {};
  for (const { currency, rate } of input.rates) {
    if (rates[currency] !== undefined) {
      throw wrongInput(
        `${currency} 的汇率填写了两次，请只保留一个`,
        `rates names ${currency} twice.`,
      );
    }
    rates[currency] = rate;
  }
  let mallId: string | null = null;
  if (typeof input.shopId === 'string') {
    const shop = shopByGlobalId(directory, input.shopId);
    if (shop === undefined) throw noShop(input.shopId);
    mallId = shop.mallId;
  }
  return {
    mapping,
    encoding: input.encoding,
    timeZone: input.timeZone,
    cancelPrefix: input.cancelPrefix,
    shopId: mallId,
    platformType: input.platform,
    isSemiManagedMall: input.managedType === 'SEMI_MANAGED',
    currency: input.currency ?? null,
    rates,
    dailyRates: input.dailyRates ?? null,
    isTotalPerLine: input.isTotalPerLine,
    isShownEarly: input.isShownEarly,
  };
}
