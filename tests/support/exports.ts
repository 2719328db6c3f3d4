import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { exportWork } from '../../api/files/export-work.ts';
import { type TestApi, type TestApiOptions, testApi } from './api.ts';

/** An api that keeps exports in a folder of the test. */
export async function exportApi({ config, ...options }: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seller-exports-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return testApi({ ...options, config: { dataDir, ...config } });
}

/** The days of `seededSales` with figures. */
export const exportRange = { startTime: '2026-03-04', endTime: '2026-03-10' };

/** Asks for an export and waits for its end. */
export async function exported(
  api: TestApi,
  fields: Readonly<Record<string, unknown>>,
  token: string,
) {
  const asked = { shopIds: ['t', 's'], ...exportRange, ...fields };
  const { code, msg, data } = await api.call('startExport', asked, { token });
  expect(`${code} ${msg}`).toBe('0 操作成功');
  await exportWork(api.deps).settled();
  return (await api.call('getExport', { exportId: data.exportId }, { token })).data;
}

/** What an address gives: the file, or why it does not. */
export async function fetched(api: TestApi, url: string): Promise<[number, string]> {
  const response = await api.handle(new Request(new URL(url, 'http://api.test')));
  // Kept with its byte order mark, which `text` would take away.
  return [response.status, Buffer.from(await response.arrayBuffer()).toString()];
}

/** The lines of a JSONL file. */
export async function objectsOf(api: TestApi, job: { readonly downloadUrl: string }) {
  const [status, text] = await fetched(api, job.downloadUrl);
  expect(status).toBe(200);
  return text.trim() === ''
    ? []
    : text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
}
