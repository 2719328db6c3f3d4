import { startRunner } from '../../../api/imports/runner.ts';

/** Run as a process: lives as a runner of imports until it is killed. Argument: the folder of data. */
const { id } = await startRunner(process.argv[2] ?? '');
process.stdout.write(id);
setInterval(() => undefined, 60_000);
