import { type Is, isFlag, isOneOf, isText, orNull, shapeOf } from '../../session/drafts/shapes.ts';
import { fields, type ImportSettings, type RatesFile } from './mapping.ts';

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);

const isField = isOneOf(fields);

const isColumns: Is<ImportSettings['columns']> = (value): value is ImportSettings['columns'] =>
  isTexts(value) && Object.keys(value).every(isField);

/** Whether a stored draft says how a file is to be read. */
export const isImportSettings = shapeOf<ImportSettings>({
  columns: isColumns,
  encoding: isOneOf(['UTF_8', 'GB18030']),
  timeZone: isText,
  cancelPrefix: isText,
  shopId: orNull(isText),
  platform: isOneOf(['TEMU', 'SHEIN']),
  managedType: isOneOf(['FULLY_MANAGED', 'SEMI_MANAGED']),
  currency: orNull(isText),
  rates: isTexts,
  dailyRates: orNull(shapeOf<RatesFile>({ name: isText, text: isText })),
  isTotalPerLine: isFlag,
  isShownEarly: isFlag,
});
