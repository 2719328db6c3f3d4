import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ApiConfig, ApiDeps } from '../../../api/deps.ts';
import type { PictureReader } from '../../../api/listing/images/reader.ts';
import { imageWork } from '../../../api/listing/images/work.ts';
import { pictureForm, type TestApi, testApi } from '../../support/api.ts';

/** A boss who has pictures translated, by a reader that always finds the same line unless a test says otherwise. */

/** Finds the same line in every picture. */
export const line = { text: '大容量收纳盒', x: 60, y: 40, width: 360, height: 70 };
export const knowing = (read: PictureReader['read'] = async () => [line]): PictureReader => ({
  languages: ['zh-CN', 'en'],
  read,
});

export async function world(
  listing: ApiDeps['listing'] = { reader: knowing() },
  config: Partial<ApiConfig> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'seller-images-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const api = await testApi({ listing, config: { dataDir, ...config } });
  const boss = await api.signIn();
  const upload = async (bytes: Uint8Array<ArrayBuffer>, token = boss.token): Promise<string> =>
    (await api.call('uploadFile', {}, { token, body: pictureForm(bytes, 'a.png') })).data.url;
  const submit = (fields: object, token = boss.token) =>
    api.call('submitImage', { targetLang: 'en', ...fields }, { token });
  const state = async (taskId: string, token = boss.token) =>
    (await api.call('getImageState', { taskId }, { token })).data;
  const result = (taskId: string, token = boss.token) =>
    api.call('getImageResult', { taskId }, { token });
  const redraw = (taskId: string, fields: object) => boss.ask('redrawImage', { taskId, ...fields });
  return { api, boss, upload, submit, state, result, redraw, dataDir };
}

export const settled = (api: TestApi) => imageWork(api.deps).settled();

export const served = async (api: TestApi, url: string) =>
  new Uint8Array(
    await (await api.handle(new Request(new URL(url, 'http://seller.example')))).arrayBuffer(),
  );

export const words = [
  { text: '大容量收纳盒', x: 60, y: 100, size: 56 },
  { text: '不锈钢 520ml', x: 60, y: 200, size: 36, color: '#aa1111' },
];
