import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';

/** Makes the context the demo manager's, who may not see cost. */
export async function becomeManager(context: BrowserContext): Promise<void> {
  const url = inject('origin');
  await context.addCookies([
    { name: 'token', value: inject('managerToken'), url, httpOnly: true, sameSite: 'Lax' },
    { name: 'signedIn', value: '1', url },
  ]);
}
