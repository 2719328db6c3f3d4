import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { pictureOf } from '../../support/pictures.ts';

const job = fileURLToPath(new URL('../../../api/listing/images/job.ts', import.meta.url));

/** Keeps the only thread of native work busy, and collects garbage whenever nothing else is done. */
const hurry = `
  import { pbkdf2 } from 'node:crypto';
  const work = () => pbkdf2('a', 'b', 20_000, 32, 'sha512', work);
  work();
  setInterval(() => gc(), 1).unref();
  process.once('disconnect', () => process.exit(0));
`;

it('[R7.7-24] a picture is read to its end whenever memory is given back', async () => {
  const child = fork(job, {
    execArgv: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(hurry)}`],
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
    serialization: 'advanced',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const heard = once(child, 'message');
  child.send({
    kind: 'read',
    bytes: await pictureOf([{ text: 'Large capacity', x: 60, y: 100, size: 40 }]),
    language: 'en',
  });
  const [answer] = await Promise.race([heard, ended.then(([code, by]) => [{ code, by }])]);
  expect(answer).toMatchObject({
    kind: 'read',
    lines: [{ text: 'Large capacity' }],
  });
});
