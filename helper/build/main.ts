import { buildExecutables, buildPortable } from './downloads.ts';
import { executablePlatforms, isExecutablePlatform } from './platforms.ts';

/**
 * `npm run helper:build [-- PLATFORM …]`: everything that is offered for download. With `--portable` what the build
 * of the product makes: neither executables nor a word.
 */

const folder = 'dist/downloads';
const asked = process.argv.slice(2);
const isPortable = asked.includes('--portable');
const platforms = asked.filter((each) => each !== '--portable');

try {
  const unknown = platforms.find((each) => !isExecutablePlatform(each));
  if (unknown !== undefined)
    throw new Error(`${unknown} is none of ${Object.keys(executablePlatforms).join(', ')}`);
  const target = { folder, env: process.env };
  const say = ({ file, bytes, sha256 }: { file: string; bytes: number; sha256: string }) =>
    process.stdout.write(`${folder}/${file}  ${(bytes / 1_048_576).toFixed(1)} MB  ${sha256}\n`);
  const made = await buildPortable(target);
  if (!isPortable) {
    made.forEach(say);
    const wanted = platforms.length > 0 ? platforms : Object.keys(executablePlatforms);
    await buildExecutables(target, wanted.filter(isExecutablePlatform), say);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
