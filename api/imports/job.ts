import { FileProblem } from './file-problem.ts';
import { type JobMessage, type JobOrder, jobOrder } from './job-messages.ts';
import { asDiskShort } from './room.ts';
import type { ImportResult } from './run.ts';
import type { TakeBackRun } from './take-back.ts';

/**
 * The process of one import (or of taking one back, of one preview, or one conversion of a workbook), so that a large file
 * neither slows the server down nor takes it along when memory runs out. It is told what to do by one
 * message, answers by messages, and ends. When its parent ends, it ends at once: what it has not
 * committed is rolled back. Each kind loads only what it needs, as people wait for previews.
 */
async function work(received: unknown): Promise<void> {
  const order = jobOrder.parse(received);
  switch (order.kind) {
    case 'convert': {
      const { convertFile } = await import('./source/convert.ts');
      const converted = await convertFile(order.path, order.target, order.limit);
      return send({ kind: 'converted', ...converted });
    }
    case 'preview': {
      const { previewFile } = await import('./preview.ts');
      const preview = await previewFile(order.file, order.limit, order.now, order.options);
      return send({ kind: 'previewed', preview });
    }
    case 'try': {
      const { tryFile } = await import('./try-figures.ts');
      const tried = await tryFile(order.file, order.limit, order.now, order.mapping);
      return send({ kind: 'tried', tried });
    }
    case 'import':
      return importFile(order);
    case 'takeBack':
      return takeBack(order);
  }
}

async function importFile(order: Extract<JobOrder, { kind: 'import' }>): Promise<void> {
  const { runImport } = await import('./run.ts');
  const { file, limit } = order;
  await withDatabase(order, (run) => runImport({ ...run, file, limit }));
}

async function takeBack(order: Extract<JobOrder, { kind: 'takeBack' }>): Promise<void> {
  const { runTakeBack } = await import('./take-back.ts');
  await withDatabase(order, runTakeBack);
}

async function withDatabase(
  order: Pick<Extract<JobOrder, { kind: 'takeBack' }>, 'importId' | 'databaseUrl' | 'now'>,
  work: (run: TakeBackRun) => Promise<ImportResult | undefined>,
): Promise<void> {
  const { openDatabase } = await import('../../db/engine/connect.ts');
  const started = performance.now();
  const db = await openDatabase(order.databaseUrl);
  try {
    const result = await work({
      db,
      importId: order.importId,
      now: () => Math.round(order.now + performance.now() - started),
      report: async (job) => {
        if (job.status === 'running') await send({ kind: 'progress', job });
      },
      shown: (mallIds) => send({ kind: 'shown', mallIds }),
    });
    if (result !== undefined) await send({ kind: 'finished', ...result });
  } finally {
    await db.destroy();
  }
}

/** Without a parent to tell, the import is interrupted, not failed: the process ends where it stands. */
function send(message: JobMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, (error: Error | null) => (error ? process.exit(1) : resolve()));
  });
}

/** Where something is only read, a full disk is all that a person is told of. */
function asFileProblem(error: unknown): never {
  throw asDiskShort(error);
}

process.once('disconnect', () => process.exit(1));
process.once('message', (order) => {
  work(order)
    .catch(asFileProblem)
    .catch((error: unknown) =>
      send(
        error instanceof FileProblem
          ? { kind: 'refused', message: error.message }
          : {
              kind: 'fault',
              message: error instanceof Error ? String(error.stack) : String(error),
            },
      ),
    )
    .finally(() => process.exit(0));
});
