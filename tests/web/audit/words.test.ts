import { describe, expect, it } from 'vitest';
import { leavingAct } from '../../../api/audit/leaving.ts';
import { audits } from '../../../api/audit/subjects.ts';
import { auditKinds, changeFields, subjectFields } from '../../../api/contract/rules/audit.ts';
import {
  filterOf,
  auditKinds as offered,
  plainView,
  viewCodec,
} from '../../../web/src/features/audit/filters.ts';
import { fieldText, subjectValueText, valueText } from '../../../web/src/features/audit/words.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import texts from '../../../web/src/i18n/zh-CN/audit.ts';

describe('the log in words', () => {
  it('has words for every act that leaves a line, for what it is about and changes, and for its kind', () => {
    const told = [...audits].flatMap(([name, audit]) => ('leftOut' in audit ? [] : [name]));
    expect(Object.keys(texts.acts).sort()).toEqual([...told, leavingAct].sort());
    expect(Object.keys(texts.subjects).sort()).toEqual([...subjectFields].sort());
    expect(Object.keys(texts.fields).sort()).toEqual([...changeFields].sort());
    expect(offered.map((kind) => kind.toLowerCase()).sort()).toEqual([...auditKinds].sort());
  });

  it('tells states in words, which one of several it is, and what people wrote as they wrote it', async () => {
    await i18n.loadNamespaces('audit');
    const t = i18n.getFixedT('zh-CN', 'audit');
    expect(fieldText(t, 'cost:SK-1')).toBe('成本价 SK-1');
    expect(fieldText(t, 'groupName:7')).toBe('分组名称');
    expect(fieldText(t, 'brandNew:1')).toBe('brandNew');
    expect(valueText('orderStatus', 'shipped')).toBe('已发货');
    expect(valueText('listingState:4', 'published')).toBe('已发布');
    expect(valueText('shopName', 'shipped')).toBe('shipped');
    expect(valueText('todoSettled', '2026-11-29T06:30')).toBe('2026-11-29 06:30');
    expect(valueText('todoNote', '2026-11-29T06:30')).toBe('2026-11-29T06:30');
    expect(valueText('pushKinds', 'fine、soldOut')).toBe('新罚款、热销商品售罄');
    expect(valueText('renewal:R1', 'paid 30.00')).toBe('已支付 30.00');
    expect(valueText('key:7', 'read write ~2027-01-31')).toBe('read 读写 ~2027-01-31');
    expect(subjectValueText('todo', 'violation fine')).toBe('违规待处理 fine');
    expect(subjectValueText('export', 'auditLog csv')).toBe('操作日志 CSV');
    expect(subjectValueText('file', 'auditLog csv')).toBe('auditLog csv');
  });
});

describe('the address of the log', () => {
  const read = (query: string) => viewCodec.read(new URLSearchParams(query));

  it('holds what is looked at, and takes anything else for nothing', () => {
    expect(read('')).toEqual(plainView);
    expect(read('from=2026-02-31&kind=NONE&page=-3&outcome=x')).toEqual(plainView);
    const view = read('from=2026-03-01&kind=SHOPS&q=FH26&page=3');
    expect(view).toEqual({
      ...plainView,
      from: '2026-03-01',
      kind: 'SHOPS',
      search: 'FH26',
      page: 3,
    });
    expect(filterOf(view)).toEqual({ from: '2026-03-01', kind: 'SHOPS', search: 'FH26' });
    expect(viewCodec.write(plainView)).toEqual(
      Object.fromEntries(Object.keys(viewCodec.write(view)).map((name) => [name, null])),
    );
  });
});
