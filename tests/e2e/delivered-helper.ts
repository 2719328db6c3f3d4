import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { e2eServer } from '../support/e2e-server.ts';
import { type Helper, startHelper } from '../support/helper.ts';

/** The desktop helper as a seller gets it: by the page of downloads, checked, unpacked, and started at their machine. */
export interface DeliveredHelper {
  /** Where pages look for it. It is the same machine each time. */
  start(): Promise<Helper>;
}

export async function downloadHelper(page: Page): Promise<DeliveredHelper> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-machine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await page.goto('/operateRouting/softwareDownload');
  const row = page.getByRole('listitem').filter({ hasText: /seller-helper-[\d.]+\.zip/ });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: /^下载/ }).click(),
  ]);
  const zip = await readFile(await download.path());
  // The page says what it must hash to.
  expect(await row.textContent()).toContain(createHash('sha256').update(zip).digest('hex'));
  for (const [name, bytes] of Object.entries(unzipSync(zip)))
    await writeFile(join(folder, name), bytes);
  const { origin } = e2eServer();
  const script = join(folder, 'seller-helper.cjs');
  return {
    start: () =>
      startHelper(
        { origin },
        {
          HELPER_ORIGINS: origin,
          // The simulated marketplace is at the product's own server.
          HELPER_SIMULATOR_HOSTS: new URL(origin).host,
          HELPER_PORT: '18765',
          HELPER_PROXY_PORT: '18766',
          HELPER_DATA_DIR: join(folder, 'data'),
        },
        onTestFinished,
        [process.execPath, script, origin],
      ),
  };
}
