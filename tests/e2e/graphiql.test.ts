import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const { open } = useBrowser();

describe('GraphiQL at /graphql', () => {
  it('answers its examples, each in a tab of its own, when play is pressed, without the network', async () => {
    const page = await open('/graphql');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) foreign.push(request.url());
    });
    const play = page.getByRole('button', { name: /Execute query/ });
    await play.click();
    const result = page.getByRole('region', { name: /result/i });
    await expect.poll(() => result.textContent()).toContain('VISITOR');
    // Each example has a tab that is named after it.
    await page.getByRole('button', { name: 'Shops', exact: true }).click();
    // GraphiQL takes a moment to tell which operation the tab has, and runs that of the one before until then.
    await expect
      .poll(async () => {
        await play.click();
        return result.textContent();
      })
      .toContain('managedType');
    expect(foreign).toEqual([]);
  });
});
