import { buildPortable } from '../build/downloads.ts';
import { buildPlugin } from './build.ts';

/** `npm run plugin:build`: the folder to load, and what is offered for download anew. */
try {
  const { outdir } = await buildPlugin('dist', process.env);
  const made = await buildPortable({ folder: 'dist/downloads', env: process.env });
  const files = made.map(({ file }) => `dist/downloads/${file}\n`);
  process.stdout.write(`${outdir}\n${files.join('')}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
