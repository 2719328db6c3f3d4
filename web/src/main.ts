/** How long the code may wait for what is drawn beforehand to be in sight, in ms. */
const SIGHT_MS = 3_000;

/** A page in the background is not drawn, one of another language is kept out of sight (index.html), and not every browser tells. */
const isToBeSeen = (): boolean =>
  !document.hidden &&
  document.documentElement.dataset.foreign === undefined &&
  PerformanceObserver.supportedEntryTypes.includes('paint');

/** Resolves when something is in sight: what was drawn beforehand comes before its code takes up the machine. */
const firstSight = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, isToBeSeen() ? SIGHT_MS : 0);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Between two tries to have the code, in ms. */
const RETRY_MS = 2_000;

/** Until it is here nothing of the page does anything: a network that was away for a moment must not leave it so. */
async function code(): Promise<typeof import('./begin.ts')> {
  for (;;) {
    try {
      return await import('./begin.ts');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Imports nothing by itself: what it would import had to be here before it could wait for anything. */
async function main(root: HTMLElement): Promise<void> {
  if (root.hasChildNodes()) await firstSight();
  const links = document.getElementById('code');
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
  const { begin } = await code();
  await begin(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// Not awaited at the top level: chunks could then share nothing with this one.
void main(root);
