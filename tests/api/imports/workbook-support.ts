import writeXlsx, { type SheetData } from 'write-excel-file/node';
import type { ImportApi } from './imports-support.ts';

/** Workbooks as programs for orders write them, and what comes of them. */

export const text = (value: string, rowSpan = 1) => ({ value, type: String, rowSpan });
export const number = (value: number, rowSpan = 1) => ({ value, type: Number, rowSpan });
export const date = (value: string, rowSpan = 1) => ({
  value: new Date(value),
  type: Date,
  format: 'yyyy/mm/dd hh:mm',
  rowSpan,
});
export const workbookOf = async (rows: SheetData) =>
  Uint8Array.from(await writeXlsx(rows).toBuffer());
export const guessed = async (api: ImportApi, bytes: BodyInit) => {
  const { data } = await api.upload(bytes);
  const preview = await api.ask('previewImport', data);
  return preview.data.options;
};
export const linesOf = async (api: ImportApi) =>
  (await api.lines()).map(({ orderNo, code, quantity, amount }) => [
    orderNo,
    code,
    quantity,
    amount,
  ]);

export const headed = (...names: string[]) => names.map((name) => text(name));

export const reasonsOf = async (api: ImportApi, importId: string) => {
  const { data } = await api.ask('listImportRefusals', { importId });
  return data.rows.map((row: { rowNo: number; reason: string }) => [row.rowNo, row.reason]);
};
