import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const { open } = useBrowser();

describe('GraphiQL at /graphql', () => {
  it('answers its first example when play is pressed, without the network', async () => {
    const page = await open('/graphql');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) foreign.push(request.url());
    });
    await page.getByRole('button', { name: /Execute query/ }).click();
    await page.getByRole('menuitem', { name: 'WhoAmI' }).click();
    const result = page.getByRole('region', { name: /result/i });
    await expect.poll(() => result.textContent()).toContain('VISITOR');
    expect(foreign).toEqual([]);
  });
});
