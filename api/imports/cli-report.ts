import type { ImportChange } from '../../db/imports/import-changes.ts';
import { shanghaiMinute } from '../contract/rules/calendar.ts';
import { yuanText } from '../contract/rules/money.ts';
import type { ImportJob } from './job-view.ts';
import { placeOf, type ReadSheets } from './read-sheets.ts';

/** What the command says of an import. */

/** On a terminal only: in a log, a line that is written over is noise. */
export function showProgress(job: ImportJob): void {
  if (!process.stderr.isTTY || job.status !== 'running') return;
  const phase = job.phase === 'saving' ? '正在写入' : '正在读取';
  process.stderr.write(`\r\x1b[K${phase} ${job.percent}%  已读 ${job.rowsRead} 行`);
}

export function showResult(job: ImportJob, isTrial: boolean): void {
  if (job.status === 'done') {
    console.log(isTrial ? '试运行完成，没有写入任何数据。正式导入时会：' : '导入完成：');
    console.log(`  读取 ${job.rowsRead} 行，日期 ${job.firstDay} 至 ${job.lastDay}`);
    console.log(
      `  新增 ${job.linesAdded} 行，更改 ${job.linesChanged} 行，未变 ${job.linesKnown} 行，拒绝 ${job.rowsRefused} 行`,
    );
    for (const each of job.conversions) {
      const { currency, rows, original, amount, lowestRate, highestRate } = each;
      const rate = lowestRate === highestRate ? lowestRate : `${lowestRate} 至 ${highestRate}`;
      console.log(
        `  ${currency} 换算 ${rows} 行，净额 ${original} ${currency} = ${yuanText(amount)} 元，汇率 ${rate}`,
      );
    }
    console.log(`  新建店铺 ${job.shopsCreated} 个，新建商品 ${job.productsCreated} 个`);
  } else {
    console.error(`导入失败，没有写入任何数据：${job.error}`);
  }
}

function placeText(row: number, sheets: ReadSheets): string {
  const { sheet, rowNo } = placeOf(row, sheets);
  return `${sheet === null ? '' : `“${sheet}”`}第 ${rowNo} 行`;
}

export function showChanges(
  job: ImportJob,
  changed: readonly ImportChange[],
  sheets: ReadSheets,
): void {
  if (changed.length === 0) return;
  console.log(`更改的行（共 ${job.linesChanged} 行，显示前 ${changed.length} 行）：`);
  for (const { rowNo, shopName, orderNo, productCode, before, after } of changed) {
    const values = ({ soldAt, kind, quantity, amount }: ImportChange['after']): string =>
      `${shanghaiMinute(soldAt).replace('T', ' ')} ${kind === 'sale' ? '销售' : '退货'} ${quantity} 件 ¥${yuanText(amount)}`;
    console.log(
      `  ${placeText(rowNo, sheets)}：${shopName} ${orderNo} ${productCode}  ${values(before)} → ${values(after)}`,
    );
  }
}

export function showRefusals(
  job: ImportJob,
  refused: readonly { row_no: number; reason: string; raw: string }[],
  sheets: ReadSheets,
): void {
  if (refused.length === 0) return;
  console.log(`被拒绝的行（共 ${job.rowsRefused} 行，显示前 ${refused.length} 行）：`);
  for (const { row_no: rowNo, reason, raw } of refused) {
    console.log(`  ${placeText(rowNo, sheets)}：${reason}  ｜ ${raw.slice(0, 120)}`);
  }
}
