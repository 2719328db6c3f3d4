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

/** Imports nothing by itself: what it would import had to be here before it could wait for anything. */
async function main(root: HTMLElement): Promise<void> {
  if (root.hasChildNodes()) await firstSight();
  const code = document.getElementById('code');
  if (code instanceof HTMLTemplateElement) document.head.append(code.content);
  const { begin } = await import('./begin.ts');
  await begin(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// Not awaited at the top level: chunks could then share nothing with this one.
void main(root);
