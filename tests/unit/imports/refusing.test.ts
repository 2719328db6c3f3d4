import { expect, it } from 'vitest';
import { importSentences } from '../../../api/contract/rules/import-sentences.ts';
import { FileProblem } from '../../../api/imports/file-problem.ts';
import { refusing } from '../../../api/imports/refusing.ts';
import { columnIndexes } from '../../../api/imports/row-reader.ts';
import { Refusal } from '../../../api/refusal.ts';

const refusalOf = (message: string) =>
  refusing(() => Promise.reject(new FileProblem(message))).catch((error: unknown) => error);

it('says of a file that cannot be read which fault it is, for those who tell it in other languages', async () => {
  const refused = await refusing(async () => {
    columnIndexes({ orderNo: '订单号' }, ['Order']);
  }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    message: '文件里没有“订单号”这一列，请重新选择对应的列',
    named: { name: 'columnGone', values: { column: '订单号' } },
  });
  expect(await refusalOf(importSentences.filePackedTwice)).toMatchObject({
    named: { name: 'filePackedTwice', values: {} },
  });
});

it('leaves every other error what it is', async () => {
  const error = new Error('broken');
  await expect(refusing(() => Promise.reject(error))).rejects.toBe(error);
});
