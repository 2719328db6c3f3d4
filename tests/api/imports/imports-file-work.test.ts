import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FileProblem } from '../../../api/imports/file-problem.ts';
import { type FileOrder, FileWork } from '../../../api/imports/file-work.ts';
import { temporaryFolder } from './imports-support.ts';

/** A file whose reading never ends: a pipe that nobody writes to. */
async function endless(): Promise<FileOrder> {
  const path = join(await temporaryFolder(), 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  return {
    kind: 'preview',
    file: { path, format: 'csv', size: 1, sheets: [] },
    now: 0,
    limit: 1_000,
  };
}

/** Starts orders, one of each boss that is named; those still under way end with the test. */
async function started(work: FileWork, ...ownerIds: number[]) {
  const order = await endless();
  return ownerIds.map((ownerId) => {
    const stop = new AbortController();
    const ended = work.run(ownerId, order, stop.signal).then(
      () => 'answered',
      (error: unknown) => (error instanceof FileProblem ? error.message : 'stopped'),
    );
    onTestFinished(async () => {
      stop.abort();
      await ended;
    });
    return { ended, leave: () => stop.abort() };
  });
}

it('reads two files at once, one of each boss', async () => {
  const work = new FileWork();
  const [first] = await started(work, 1, 1);
  expect(work.atWork).toBe(1);
  const [second, third] = await started(work, 2, 3);
  expect(work.atWork).toBe(2);
  // Who waits and leaves is not begun, and who is served and leaves makes room.
  third?.leave();
  expect(await third?.ended).toBe('stopped');
  first?.leave();
  expect(await first?.ended).toBe('stopped');
  expect(work.atWork).toBe(2);
  second?.leave();
  expect(await second?.ended).toBe('stopped');
  expect(work.atWork).toBe(1);
});

it('ends a file that takes too long, and says what to do', async () => {
  const [order] = await started(new FileWork(300), 1);
  expect(await order?.ended).toBe('文件太复杂，读取时间过长，请按月份拆分，或另存为 CSV 后再上传');
});

it('refuses more of one boss than can wait sensibly', async () => {
  const orders = await started(new FileWork(), 1, 1, 1, 1, 1, 1);
  expect(await orders.at(-1)?.ended).toBe('正在读取的文件太多，请等前面的文件读完后再试');
});
