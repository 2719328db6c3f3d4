import { expect, it } from 'vitest';
import { RowActs, SourceCell, StateTag } from '../../../web/src/features/listing/cells.tsx';
import CandidateDrawer from '../../../web/src/features/listing/selection/CandidateDrawer.tsx';
import { CandidateTable } from '../../../web/src/features/listing/selection/CandidateRows.tsx';
import type { Candidate } from '../../../web/src/features/listing/selection/use-candidates.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { listingOf } from '../support/listing.ts';
import { render, shows, unmount } from '../support/render.tsx';

const candidate: Candidate = {
  __typename: 'SelectionCandidate',
  productId: '7',
  title: '收纳盒',
  category: '家居',
  imageUrl: null,
  price: '16.00',
  cost: '6.00',
  monthlySales: 1200,
  growth: 0.25,
  shopCount: 3,
  margin: 0.5,
  trend: [1, 4, 2, 8],
  sourceUrl: 'https://detail.1688.com/offer/7',
  listingId: null,
};
const picking = { pick: () => undefined, busy: null };

it('a listing that has failed says why in full, and leads to where it is mended', async () => {
  const why = '资质图片不清晰，请重新上传营业执照的彩色扫描件后再次提交';
  await render(<StateTag row={listingOf({ state: 'FAILED', failure: why })} />);
  expect(shows(why)).toBe(true);
  const link = document.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    '去填写',
    '/aiProducts/edit?id=1&shop=temu:1',
  ]);
});

it('a candidate shows beside its growth the course of it', async () => {
  await render(
    <CandidateTable
      rows={[candidate]}
      shopId="temu:1"
      isBusy={false}
      sort="GROWTH"
      onSort={() => {}}
      picking={picking}
      onOpen={() => {}}
      tools={null}
    />,
  );
  const cell = [...document.querySelectorAll('td')].find(({ textContent }) =>
    textContent?.includes('25.0%'),
  );
  expect(cell?.querySelector('[data-direction]')?.textContent).toBe('▲ +25.0%');
  expect(cell?.querySelector('svg path')?.getAttribute('d')).toMatch(/^M/);
});

it('a candidate that is opened leads to where its goods come from', async () => {
  await render(
    <CandidateDrawer row={candidate} shopId="temu:1" picking={picking} onClose={() => {}} />,
  );
  const source = document.querySelector(`a[href="${candidate.sourceUrl}"]`);
  expect([source?.getAttribute('target'), source?.getAttribute('rel')]).toEqual([
    '_blank',
    'noreferrer noopener',
  ]);
});

it('the country of a source is named in the language of the page; one without a code as it is stored', async () => {
  const named = async (country: string) => {
    await render(<SourceCell row={listingOf({ country })} />);
    const text = document.querySelector('[data-lines]')?.lastElementChild?.textContent;
    await unmount();
    return text;
  };
  expect(await named('马来西亚')).toBe('马来西亚');
  await i18n.changeLanguage('en');
  try {
    expect(await named('马来西亚')).toBe('Malaysia');
    expect(await named('阿拉伯地区')).toBe('阿拉伯地区');
  } finally {
    await i18n.changeLanguage('zh-CN');
  }
});

it('a listing that could not be translated is offered to be translated again, and not to be published', async () => {
  const row = listingOf({ state: 'FAILED', title: '', failure: '翻译服务暂时不可用，请稍后重试' });
  const acts = { translate: async () => true, publish: async () => true, remove: async () => true };
  await render(
    <>
      <StateTag row={row} />
      <RowActs row={row} acts={acts} />
    </>,
  );
  expect(shows('翻译服务暂时不可用')).toBe(true);
  const offered = [...document.querySelectorAll('a, button')].map((act) => act.textContent);
  expect(offered).toEqual(['翻译', '编辑', '删除']);
});
