import { readdir, readFile } from 'node:fs/promises';
import type { Config } from './config.ts';
import { type Manifest, parseManifest } from './graphql/known-documents.ts';
import { startStep } from './start-problem.ts';
import type { Mapping } from './upstream/mapping/mapping.ts';
import { readMapping } from './upstream/mapping/read-mapping.ts';

/** The files and folders that variables name, read once at the start. */

export async function readUpstreamPaths(file: string | undefined): Promise<Mapping | undefined> {
  return file === undefined ? undefined : readMapping(await textAt('UPSTREAM_PATHS', file), file);
}

export async function readManifest(file: string | undefined): Promise<Manifest | undefined> {
  return file === undefined ? undefined : parseManifest(await textAt('KNOWN_DOCUMENTS', file));
}

export const textAt = (variable: string, place: string): Promise<string> =>
  startStep({ variable, place }, () => readFile(place, 'utf8'));

/** A folder that somebody has named is there. Its manifest may come later, and what the build makes may be absent. */
export async function requireDownloads(downloads: Config['downloads']): Promise<void> {
  if (downloads === undefined || downloads === 'off' || 'url' in downloads) return;
  const { folder } = downloads;
  await startStep({ variable: 'DOWNLOADS', place: folder }, () => readdir(folder));
}
