import type { BrowserContext } from 'playwright-core';

/** Builds the page as a site does that offers the desktop software: address and version are fixed when it is built. */
export async function offerSoftware(context: BrowserContext, version = ''): Promise<void> {
  await context.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const body = script.replace(
      /(software:\{href:)(["'`])\2(,version:)(["'`])\4/,
      `$1"/helper.zip"$3"${version}"`,
    );
    await route.fulfill({ response: answer, body });
  });
}
