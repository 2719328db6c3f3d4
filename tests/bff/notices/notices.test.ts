import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

const row = (noticeId: string) => ({
  noticeId,
  kind: 'news',
  title: '行业资讯',
  summary: '一句话',
  isTop: false,
  publishTime: Date.parse('2026-03-01T01:00:00Z'),
});
const world = {
  people: { visitor: visitor(), boss: person() },
  data: {
    getIndexNoticeInfo: { total: 3, rows: [row('7'), row('6')] },
    getNotice: ({ noticeId }: { noticeId: number }) => {
      if (noticeId === 404) throw new Refusal('文章不存在');
      return { ...row(String(noticeId)), body: '第一段\n\n第二段' };
    },
  },
};

describe('notices', () => {
  it.each([undefined, 'boss'])(
    '[R3-51] [R7.5-11] are listed to %s by the normal server',
    async (token) => {
      const sent = inhabit(network, world);
      const { data, errors } = await testBff().ask(
        '{ notices(kind: NEWS, first: 2) { totalCount pageInfo { hasNextPage } edges { node { id noticeId kind title publishedAt isPinned } } } }',
        { token },
      );
      expect(errors).toBeUndefined();
      expect(data.notices).toMatchObject({
        totalCount: 3,
        pageInfo: { hasNextPage: true },
        edges: [
          {
            node: {
              id: 'notice:7',
              noticeId: '7',
              kind: 'NEWS',
              publishedAt: '2026-03-01T01:00:00.000Z',
              isPinned: false,
            },
          },
          { node: { noticeId: '6' } },
        ],
      });
      expect(namesOf(sent)).toEqual(['getIndexNoticeInfo']);
      expect(sent[0]).toMatchObject({
        server: 'normal',
        input: { kind: 'news', pageIndex: 1, pageSize: 2 },
      });
    },
  );

  it('are read from a numbered page on', async () => {
    const sent = inhabit(network, world);
    const { errors } = await testBff().ask('{ notices(first: 10, skip: 20) { totalCount } }');
    expect(errors).toBeUndefined();
    expect(sent.map(({ input }) => input)).toEqual([{ pageIndex: 3, pageSize: 10 }]);
  });

  it('are searched by the words that are asked for, and by none that are blank', async () => {
    const sent = inhabit(network, world);
    const { errors } = await testBff().ask(
      '{ some: notices(search: " 旺季 ", first: 2) { totalCount } all: notices(search: "  ", first: 3) { totalCount } }',
    );
    expect(errors).toBeUndefined();
    expect(sent.map(({ input }) => input)).toEqual([
      { keyword: '旺季', pageIndex: 1, pageSize: 2 },
      { pageIndex: 1, pageSize: 3 },
    ]);
  });

  it('[R7.5-12] are read one by one at the path of their number', async () => {
    const sent = inhabit(network, world);
    const { data, errors } = await testBff().ask('{ notice(id: "notice:7") { title body } }');
    expect(errors).toBeUndefined();
    expect(data.notice).toEqual({ title: '行业资讯', body: '第一段\n\n第二段' });
    expect(sent.map(({ server, path, input }) => ({ server, path, input }))).toEqual([
      { server: 'normal', path: '/api/notice/{noticeId}', input: { noticeId: 7 } },
    ]);
  });

  it('are null where there is none', async () => {
    const sent = inhabit(network, world);
    const { data, errors } = await testBff().ask(
      '{ gone: notice(id: "notice:404") { title } wrong: notice(id: "shop:7") { title } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ gone: null, wrong: null });
    expect(sent).toHaveLength(1);
  });
});
