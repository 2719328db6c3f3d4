import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../../../web/src/i18n/languages.ts';
import LandingPage from '../../../web/src/public-site/LandingPage.tsx';
import { render, unmount } from '../support/render.tsx';

const texts = ['publicSite'];
const yuan = /¥\d/;

afterEach(unmount);

it('says of fines, of running out and of late shipping what they cost', async () => {
  await render(<LandingPage />, { texts });
  for (const title of [
    '断货之前先知道，滞销的也藏不住',
    '钱在哪里，为什么动不了',
    '每个发货时限，都有人盯着',
  ]) {
    const region = document.querySelector(`section[aria-label="${title}"]`);
    expect(region?.textContent, title).toMatch(yuan);
  }
});

describe.each(languages.map(({ code }) => code))('in %s', (code) => {
  it('these three cost the same', async () => {
    const { ideas } = (await import(`../../../web/src/i18n/${code}/publicSite.ts`)).default;
    const amounts = (key: string) => JSON.stringify(ideas[key].points).match(/¥\d+/g);
    expect(['stock', 'finance', 'delivery'].map(amounts)).toEqual([
      expect.arrayContaining(['¥16', '¥960']),
      ['¥20', '¥100'],
      expect.arrayContaining(['¥16', '¥800']),
    ]);
  });
});
