import type { BrowserContext } from 'playwright-core';
import { answerDownloads } from '../support/browser.ts';

/** The page as of a site that offers the desktop software in this version, and no plugin. */
export async function offerSoftware(context: BrowserContext, version = '0.0.1'): Promise<void> {
  await context.addInitScript(answerDownloads, [
    {
      __typename: 'Download',
      product: 'HELPER',
      platform: 'ANY',
      fileName: 'helper.zip',
      version,
      bytes: 1_000,
      sha256: '0'.repeat(64),
      url: '/downloads/helper.zip',
      origins: null,
    },
  ]);
}
