import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../../../web/src/i18n/languages.ts';
import LandingPage from '../../../web/src/public-site/LandingPage.tsx';
import { handedFile } from '../../../web/src/shared/files/handed-file.ts';
import { currentAddress, render } from '../support/render.tsx';

const yuan = /¥\d/;

type Catalogue = {
  readonly default: { readonly ideas: Record<string, { readonly points: readonly string[] }> };
};

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There is no field for files');
  return found;
};

afterEach(() => handedFile.set(undefined));

it('takes a file that is dropped to the page that tries it', async () => {
  await render(<LandingPage />);
  const file = new File(['a'], '销售.csv');
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [file] },
  });
  await act(async () => input().parentElement?.dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect([handedFile.get(), currentAddress()]).toEqual([file, '/tryImport']);
});

it('says of fines, of running out and of late shipping what they cost', async () => {
  await render(<LandingPage />);
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
    const file: Catalogue = await import(`../../../web/src/i18n/${code}/publicSite.ts`);
    const amounts = (key: string) => file.default.ideas[key]?.points.join().match(/¥\d+/g);
    expect(['stock', 'finance', 'delivery'].map(amounts)).toEqual([
      expect.arrayContaining(['¥16', '¥960']),
      ['¥20', '¥100'],
      expect.arrayContaining(['¥16', '¥800']),
    ]);
  });
});
