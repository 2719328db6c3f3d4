import { auditWords } from './audit-words.ts';
import type { ExportKind } from './export-columns.ts';

/** What people read in a table that is made for them: headings, and values by their columns. */
export interface TableWords {
  readonly headings: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Of the kinds whose CSV is for people; the others have the names of the graph in CSV too. */
export const tableWords: Partial<Readonly<Record<ExportKind, TableWords>>> = {
  auditLog: {
    headings: {
      at: '时间',
      person: '人员',
      act: '接口',
      actName: '操作',
      kind: '类型',
      shops: '店铺',
      subjects: '对象',
      changes: '变化',
      changesLeftOut: '另有变化数',
      way: '方式',
      keyName: 'API密钥',
      address: '网络地址',
      outcome: '结果',
      message: '说明',
    },
    values: {
      kind: auditWords.kinds,
      way: auditWords.ways,
      outcome: auditWords.outcomes,
    },
  },
};
