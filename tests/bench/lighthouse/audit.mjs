// Looks at a page with Lighthouse as on a desktop, in a browser that is open already, and prints what each category
// came to: `node audit.mjs PORT URL`. Who is signed in there stays so.
import lighthouse, { desktopConfig } from 'lighthouse';

const [port, url] = process.argv.slice(2);
const result = await lighthouse(
  url,
  {
    port: Number(port),
    disableStorageReset: true,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
  desktopConfig,
);
if (result === undefined) throw new Error(`${url} was not looked at`);
const scores = Object.values(result.lhr.categories).map(({ id, score }) => [id, score]);
process.stdout.write(JSON.stringify(Object.fromEntries(scores)));
