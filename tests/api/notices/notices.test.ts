import { describe, expect, it } from 'vitest';
import { seedNotices } from '../../../api/notices/seed.ts';
import { testApi } from '../../support/api.ts';

async function seeded() {
  const api = await testApi();
  await seedNotices(api.db);
  return api;
}

interface Row {
  readonly noticeId: string;
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly isTop: boolean;
  readonly publishTime: number;
}

describe('notices', () => {
  it('[R7.5-11] [R3-51] getIndexNoticeInfo lists them to everybody, the top ones and the newest first', async () => {
    const api = await seeded();
    const { code, data } = await api.call('getIndexNoticeInfo', { pageSize: 100 });
    expect(code).toBe(0);
    const rows: Row[] = data.rows;
    expect(rows).toHaveLength(data.total);
    expect(rows.length).toBeGreaterThan(12);
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['announcement', 'news', 'help']));
    expect(new Set(rows.map((row) => row.noticeId)).size).toBe(rows.length);
    const order = rows.map((row) => [row.isTop, row.publishTime] as const);
    expect(order).toEqual([...order].sort((a, b) => Number(b[0]) - Number(a[0]) || b[1] - a[1]));
    for (const { title, summary } of rows) {
      expect(title).toMatch(/\p{Script=Han}/u);
      expect(summary).toMatch(/\p{Script=Han}/u);
    }
  });

  it('are paged, and of one kind where asked', async () => {
    const api = await seeded();
    const page = async (fields: object) =>
      (await api.call('getIndexNoticeInfo', { ...fields })).data;
    const first = await page({ kind: 'news', pageSize: 2 });
    const second = await page({ kind: 'news', pageSize: 2, pageIndex: 2 });
    expect(first.total).toBe(second.total);
    const rows: Row[] = [...first.rows, ...second.rows];
    expect(new Set(rows.map((row) => row.noticeId)).size).toBe(4);
    expect(rows.every((row) => row.kind === 'news')).toBe(true);
    expect(await api.call('getIndexNoticeInfo', { kind: 'joke' })).toMatchObject({ code: 1 });
  });

  it('are found by words of the title or of the summary, within a kind and page by page', async () => {
    const api = await seeded();
    const find = async (keyword: string, fields: object = {}) =>
      (await api.call('getIndexNoticeInfo', { keyword, pageSize: 100, ...fields })).data;
    const all: Row[] = (await find('')).rows;
    const [first] = all;
    if (!first) throw new Error('There are no notices');
    const having = (words: string) =>
      all.flatMap((row) =>
        row.title.includes(words) || row.summary.includes(words) ? [row.noticeId] : [],
      );
    for (const words of [first.title.slice(2, 6), first.summary.slice(3, 9)]) {
      const { rows, total }: { rows: Row[]; total: number } = await find(words);
      expect(rows.map(({ noticeId }) => noticeId)).toEqual(having(words));
      expect(rows.map(({ noticeId }) => noticeId)).toContain(first.noticeId);
      expect(total).toBe(rows.length);
      expect(total).toBeLessThan(all.length);
    }
    const words = first.title.slice(2, 6);
    const others = ['announcement', 'news', 'help'].filter((kind) => kind !== first.kind);
    for (const kind of others) {
      const { rows }: { rows: Row[] } = await find(words, { kind });
      expect(rows.map(({ noticeId }) => noticeId)).not.toContain(first.noticeId);
    }
    expect(await find(words, { pageSize: 1, pageIndex: 99 })).toMatchObject({ rows: [] });
    // Signs of a pattern stand for themselves.
    for (const sign of ['%', '_', '没有这样的文章'])
      expect((await find(sign)).total).toBe(having(sign).length);
  });

  it('[R7.5-12] GET /api/notice/{noticeId} gives one with its text, to everybody', async () => {
    const api = await seeded();
    const answer = await api.send('/api/notice/1');
    expect(answer).toMatchObject({
      status: 200,
      code: 0,
      data: { noticeId: '1', kind: 'announcement', title: '黑五与圣诞旺季服务安排' },
    });
    expect(answer.data.body.split('\n\n').length).toBeGreaterThan(2);
    const { ask } = await api.signIn();
    expect(await ask('getNotice', { noticeId: 1 })).toMatchObject({ code: 0 });
  });

  it.each(['999', '0', 'x', '1%2F2', '%E0%A4%A', '99999999999'])(
    '[R7.5-12] of the id %s are refused in Chinese',
    async (id) => {
      const api = await seeded();
      const answer = await api.send(`/api/notice/${id}`);
      expect(answer).toMatchObject({ status: 200, code: 1 });
      expect(answer.msg).toMatch(/\p{Script=Han}/u);
    },
  );

  it('have no paths below them, and no second id', async () => {
    const api = await seeded();
    expect((await api.send('/api/notice/1/more')).status).toBe(404);
    expect((await api.send('/api/notice/')).status).toBe(404);
    expect(await api.send('/api/notice/1?noticeId=2')).toMatchObject({ status: 200, code: 1 });
    expect((await api.send('/api/notice/1', { method: 'POST' })).status).toBe(405);
  });

  it('are brought up to date by a newer version, and never doubled', async () => {
    const api = await seeded();
    const count = async () => (await api.call('getIndexNoticeInfo')).data.total;
    const before = await count();
    await api.db.updateTable('notice').set({ title: '旧标题' }).where('id', '=', 1).execute();
    await seedNotices(api.db);
    expect(await count()).toBe(before);
    expect((await api.send('/api/notice/1')).data.title).toBe('黑五与圣诞旺季服务安排');
  });
});
