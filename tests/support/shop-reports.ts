import type { Insertable } from 'kysely';
import type { ShopMessage, ShopReview } from '../../api/marketplace/reports.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Shop, ShopTable } from '../../db/schema.ts';
import { saveReports } from '../../db/shops/save-reports.ts';
import { testNow } from './api.ts';

const review: ShopReview = {
  reviewCount: 100,
  goodReviewCount: 90,
  previousScore: 4.2,
  highPriceCount: 2,
  documents: { approved: 5, reviewing: 2, missing: 1, rejected: 1 },
};

/** What reviewers say, with so many rejected documents. */
export const reviewWith = (rejected: number): ShopReview => ({
  ...review,
  documents: { ...review.documents, rejected },
});

/** A moment of a day in Shanghai. */
export const at = (day: string, time = '12:00:00'): number => Date.parse(`${day}T${time}+08:00`);

export const violation = (
  messageId: string,
  day: string,
  message: Partial<ShopMessage> = {},
): ShopMessage => ({
  messageId,
  kind: 'violation',
  ruleCode: 'FH-01',
  productId: null,
  title: '违规通知：延迟发货',
  content: '备货单未在规定时间内发货',
  fine: 1000,
  state: 'fined',
  at: at(day),
  ...message,
});

/** Stores what a marketplace would report of a shop: balances of 100.00 and 200.00, one restriction. */
export async function addReports(
  db: DbOrTransaction,
  shop: Shop,
  reports: Partial<Parameters<typeof saveReports>[2]> = {},
  columns: Partial<Insertable<ShopTable>> = {},
  reportedAt = testNow,
): Promise<void> {
  await db
    .updateTable('shop')
    .set({ review_score: 4.5, ...columns })
    .where('id', '=', shop.id)
    .execute();
  await saveReports(
    db,
    shop,
    {
      funds: {
        available: 10_000,
        pending: 20_000,
        restrictions: [
          {
            restrictionId: 'R1',
            kind: 'reserve',
            reason: '售后保证金预留',
            amount: 3000,
            releaseCondition: '期满自动解冻',
            since: at('2026-03-01'),
          },
        ],
      },
      review,
      rules: [
        { code: 'FH-01', title: '延迟发货', content: '48 小时内发货', penalty: '每单 5 元' },
        { code: 'ZL-01', title: '质量抽检不合格', content: '抽检', penalty: '整批退回' },
      ],
      messages: [],
      shelfChanges: [],
      ...reports,
    },
    reportedAt,
  );
}
