import { afterEach, beforeEach, expect, it } from 'vitest';
import { NoticeArticle } from '../../../web/src/features/notices/NoticeArticle.tsx';
import { NoticeList } from '../../../web/src/features/notices/NoticeList.tsx';
import { consult } from '../../../web/src/features/notices/notice-url.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { toldChinese, untoldChinese } from '../support/chinese.ts';
import { connectionOf, type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, type, unmount, until } from '../support/render.tsx';

const titles = ['旺季发货安排', '退货规则调整'];

const article = {
  __typename: 'Notice',
  id: 'notice:7',
  noticeId: '7',
  kind: 'NEWS',
  title: titles[0],
  summary: '一句话',
  body: '全文',
  isPinned: false,
  publishedAt: null,
};

let server: FakeServer;
const searched = () => server.asked.map(({ variables }) => [variables.search, variables.skip]);

beforeEach(() => {
  server = fakeServer({
    Notices: ({ search = null }: { search?: string | null }) => {
      const found = titles.filter((title) => search === null || title.includes(search));
      return {
        notices: connectionOf(
          'Notice',
          found.map((title) => ({
            __typename: 'Notice',
            id: `notice:${title}`,
            noticeId: '7',
            kind: 'NEWS',
            title,
            summary: '一句话',
            isPinned: false,
            publishedAt: '2026-03-01T01:00:00.000Z',
          })),
        ),
      };
    },
  });
});
afterEach(() => i18n.changeLanguage('zh-CN'));

it('finds news by what is typed from the first page on, keeps the words in the links, and leads back to all', async () => {
  await render(<NoticeList place={consult} />, { at: '/home/consult' });
  await until(() => titles.every(shows), 'all');
  const input = document.querySelector<HTMLInputElement>('input[type=search]');
  if (input === null) throw new Error('There is no search');
  await type(input, '旺季');
  await until(() => !shows('退货规则调整') && shows('旺季发货安排'), 'what was found');
  const link = document.querySelector('a[href*=articleDetails]');
  expect(new URLSearchParams(link?.getAttribute('href')?.split('?')[1]).get('q')).toBe('旺季');

  await type(input, '没有');
  await until(() => shows('没有找到相关资讯'), 'nothing');
  await click(button('查看全部资讯'));
  await until(() => titles.every(shows), 'all');
  expect(searched().slice(0, 3)).toEqual([
    [null, 0],
    ['旺季', 0],
    ['没有', 0],
  ]);
});

it('tells whoever works here what they have not opened yet, until they open it', async () => {
  server.answers = { ...server.answers, Notice: { notice: article } };
  const list = async (userId?: string) => {
    await unmount();
    await render(<NoticeList place={consult} userId={userId} />, { at: '/home/consult' });
    await until(() => titles.every(shows), 'the list');
  };
  await list();
  expect(shows('未读')).toBe(false);
  await list('u1');
  expect(shows('未读')).toBe(true);
  await unmount();
  await render(<NoticeArticle noticeId="7" place={consult} userId="u1" />, {
    at: '/home/consult/articleDetails?id=7',
  });
  await until(() => shows('全文'), 'the article');
  await list('u1');
  expect(shows('未读')).toBe(false);
  await list('u2');
  expect(shows('未读')).toBe(true);
});

it('says of each Chinese text in which language it is, whatever language the page has', async () => {
  await render(<NoticeList place={consult} />, { at: '/home/consult' });
  await until(() => titles.every(shows), 'all');
  const chinese = [...document.querySelectorAll('span[lang=zh-CN][dir=ltr]')];
  expect(chinese.map(({ textContent }) => textContent)).toEqual(
    titles.flatMap((title) => [title, '一句话']),
  );
});

it('says so of one article and of what else there is, in a page of another language', async () => {
  server.answers = {
    ...server.answers,
    Notice: { notice: { ...article, id: `notice:${titles[0]}`, body: '第一段\n\n第二段' } },
  };
  await i18n.changeLanguage('en');
  await render(<NoticeArticle noticeId="7" place={consult} userId={undefined} />, {
    at: '/home/consult/articleDetails?id=7',
  });
  await until(() => shows('第二段') && shows('退货规则调整'), 'the article and another');
  expect(untoldChinese()).toEqual([]);
  expect(toldChinese()).toEqual([titles[0], '第一段第二段', titles[1]]);
});
