import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { officeMost } from '../../../contract/rules/seller-office.ts';
import {
  type OfficeAsk,
  type OfficeResult,
  officeResults,
} from '../../../contract/seller-office.ts';
import { mixText } from '../random.ts';

/** The models of simulated shops: two that each has, and those that were made, in a file of the shop. */

type Model = OfficeResult<'modelQuery'>['models'][number];

const kept = officeResults.modelQuery.shape.models;

/** One after the other, so that no model is lost to another that is made meanwhile. */
let last: Promise<unknown> = Promise.resolve();

const numberOf = (mallId: string, what: string): string =>
  `7${String(mixText(`${mallId} model ${what}`)).padStart(10, '0')}`;

const atFirst = (mallId: string): Model[] => [
  { modelId: numberOf(mallId, 'a'), name: '艾米', height: 172, bust: 84, waist: 62, hips: 90 },
  { modelId: numberOf(mallId, 'b'), name: '马克', height: 185, bust: 98, waist: 78, hips: 96 },
];

const folder = (dataDir: string): string => join(dataDir, 'simulated-models');
const fileOf = (dataDir: string, mallId: string): string =>
  join(folder(dataDir), `${encodeURIComponent(mallId)}.json`);

export async function modelsOf(dataDir: string, mallId: string): Promise<Model[]> {
  const text = await readFile(fileOf(dataDir, mallId), 'utf8').catch(() => '[]');
  return [...atFirst(mallId), ...z.parse(kept, JSON.parse(text))];
}

/** The id of a new model; undefined where the shop has as many as may be. */
export function makeModel(
  dataDir: string,
  mallId: string,
  asked: OfficeAsk<'modelCreate'>,
): Promise<string | undefined> {
  const made = last.then(async () => {
    const all = await modelsOf(dataDir, mallId);
    if (all.length >= officeMost.models) return undefined;
    const modelId = numberOf(mallId, `made ${all.length}`);
    const own = [...all.slice(atFirst(mallId).length), { modelId, ...asked }];
    await mkdir(folder(dataDir), { recursive: true, mode: 0o700 });
    const file = fileOf(dataDir, mallId);
    await writeFile(`${file}.new`, JSON.stringify(own), { mode: 0o600 });
    await rename(`${file}.new`, file);
    return modelId;
  });
  last = made.catch(() => undefined);
  return made;
}
