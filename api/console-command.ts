import { PlaceError } from './console-database.ts';

/** What was typed cannot be done; the message is for the person at the console. */
export class UsageError extends Error {}

interface Command {
  readonly run: () => Promise<void>;
  /** Printed after what was typed wrongly. */
  readonly usage: string;
  /** Stands before what nobody foresaw, and says what has become of the data. */
  readonly failed: string;
  /** Errors whose message says all by itself, beside those of the places of the data. */
  readonly told?: readonly (abstract new (
    ...of: never[]
  ) => Error)[];
}

/** Runs a command of the console; it ends with 1 where it has failed, and says why on standard error. */
export function runCommand({ run, usage, failed, told = [] }: Command): void {
  // Whoever reads along may have read enough (`| head`): what the command does, it does all the same.
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  run().catch((error: unknown) => {
    process.exitCode = 1;
    const message = error instanceof Error ? error.message : String(error);
    if ([PlaceError, ...told].some((one) => error instanceof one))
      process.stderr.write(`${message}\n`);
    else if (isOfUsage(error)) process.stderr.write(`${message}\n\n${usage}\n`);
    else process.stderr.write(`${failed}：${message}\n`);
  });
}

/** Node's parser of arguments refuses what it does not know. */
const isOfUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
