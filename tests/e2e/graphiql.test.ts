import { describe, expect, it } from 'vitest';
import { freshPhone, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { registerBoss } from '../support/person.ts';

const { newContext, open } = useBrowser();

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
    // What it documents first is where to begin.
    const documentation = page.getByRole('button', { name: /Documentation Explorer/ });
    await documentation.click();
    await page.getByText('Begin with').waitFor();
    await documentation.click();
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
    // A subscription goes with the header that the first tab tells one to set, as all do.
    let streamedFor: string | undefined;
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream'))
        streamedFor = response.request().headers().authorization;
    });
    await page.getByRole('button', { name: 'LiveShops', exact: true }).click();
    await expect
      .poll(async () => {
        if (await play.isVisible()) await play.click();
        return streamedFor;
      })
      .toBe('visitor');
    await page.getByRole('button', { name: /Stop query/ }).click();
    expect(await result.textContent()).not.toContain('UNAUTHENTICATED');
    await page.getByRole('button', { name: 'Shops', exact: true }).click();
    // GraphiQL has written the query of the tab into the address.
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toContain('query Shops');
    await page.reload();
    await expect.poll(() => page.locator('.graphiql-tab-active').textContent()).toContain('Shops');
    await play.click();
    await expect.poll(() => result.textContent()).toContain('managedType');
    // A link with a query shows it to whoever has no tabs yet.
    const linked = await open('/graphql?query={__typename}');
    await linked.getByRole('button', { name: /Execute query/ }).click();
    await expect
      .poll(() => linked.getByRole('region', { name: /result/i }).textContent())
      .toContain('"__typename"');
    // What a subscription is told of is shown as it comes.
    const boss = await registerBoss(e2eServer().origin, { phone: freshPhone() });
    const context = await newContext();
    await boss.enter(context);
    const live = await context.newPage();
    await live.goto('/graphql?query=subscription{shopLayoutChanged{viewer{nickName}}}');
    await live.getByRole('button', { name: /Execute query/ }).click();
    const told = live.getByRole('region', { name: /result/i });
    await expect.poll(() => told.textContent()).toContain('"nickName"');
    await boss.graphql('mutation { setNickName(input: { nickName: "老王" }) { errors { code } } }');
    await expect.poll(() => told.textContent()).toContain('老王');
  });
});

describe('the pages beside the dashboard', () => {
  it('are dark where that was chosen on the dashboard, and the inbox shows and copies a code that comes', async () => {
    const context = await newContext({ colorScheme: 'light' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => localStorage.setItem('colorMode', 'dark'));
    const page = await context.newPage();
    const isDark = () =>
      page.evaluate(() => {
        const [red = 255] =
          getComputedStyle(document.querySelector('.graphiql-container') ?? document.body)
            .color.match(/\d+/g)
            ?.map(Number) ?? [];
        // Light words stand on a dark ground.
        return red > 128;
      });
    for (const path of ['/graphql', '/api/docs', '/dev/inbox']) {
      await page.goto(path);
      await expect.poll(isDark, { message: path }).toBe(true);
    }
    const phone = freshPhone();
    await fetch(`${e2eServer().origin}/api/phone/sendPhoneCodeRegister`, {
      method: 'POST',
      body: new URLSearchParams({ phone }),
    });
    const copy = page.getByRole('row').filter({ hasText: phone }).getByRole('button');
    const code = (await copy.textContent())?.match(/\d{6}/)?.[0] ?? '';
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});
