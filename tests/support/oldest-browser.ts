import type { BrowserContext } from 'playwright-core';

/**
 * Takes from all that the pages run what one of the oldest browsers of web/oldest-browsers.ts lacks, before anything else
 * runs. It is written out and stands by itself, as workers get it too.
 */
function takeNewer(): void {
  const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [globalThis, ['BarcodeDetector', 'requestIdleCallback', 'scheduler', 'navigation', 'Iterator']],
    [Promise, ['try']],
    [Math, ['f16round', 'sumPrecise']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [JSON, ['isRawJSON', 'rawJSON']],
    [URL, ['parse']],
    [Array, ['fromAsync']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['setFromBase64', 'setFromHex', 'toBase64', 'toHex']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'union']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      [
        'drop',
        'every',
        'filter',
        'find',
        'flatMap',
        'forEach',
        'map',
        'reduce',
        'some',
        'take',
        'toArray',
      ],
    ],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** Has a context behave as they do, its workers with these names included. */
export async function makeOldest(context: BrowserContext, workers: RegExp): Promise<void> {
  await context.addInitScript(takeNewer);
  await context.route(workers, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `(${takeNewer})();${await answer.text()}`,
    });
  });
}
