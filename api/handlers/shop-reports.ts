import { listMessages, listRules, rankByReview } from '../../db/shop-reports.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/shop-reports.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveShops } from '../shop-scope.ts';
import { between, listPage, rangesOf } from '../statistics/ranges.ts';

async function idsOf(commaList: string, context: CallContext): Promise<number[]> {
  return (await resolveShops(context, commaList)).map((shop) => shop.id);
}

async function messagesAndRules(
  input: CallInput<typeof calls.getTemuMsgAndRule>,
  context: CallContext,
) {
  const time = between(rangesOf(input).current);
  const shopIds = await idsOf(input.shopId, context);
  const { kind, ruleCode } = input;
  const filter = { ...listPage(input), ...time, kind, ruleCode };
  const { total, rows } = await listMessages(context.db, shopIds, filter);
  return {
    total,
    messages: rows.map((row) => ({
      mallId: row.mall_id,
      messageId: row.message_id,
      kind: row.kind,
      ruleCode: row.rule_code,
      title: row.title,
      content: row.content,
      productId: row.product_id,
      productName: row.product_name,
      fine: row.fine,
      state: row.state,
      time: row.happened_at,
    })),
    rules: await listRules(context.db, shopIds, time),
  };
}

async function reviewRanking(
  input: CallInput<typeof calls.getShopReviewRankingList>,
  context: CallContext,
) {
  const shopIds = await idsOf(input.shopId, context);
  const rows = await rankByReview(context.db, shopIds, listPage(input));
  return {
    total: shopIds.length,
    rows: rows.map((row) => ({
      mallId: row.mall_id,
      review: row.review_score,
      previousReview: row.previous_score,
      reviewNumber: row.review_count,
      goodReviewNumber: row.good_review_count,
    })),
  };
}

export const routes: Route[] = [
  route(calls.getTemuMsgAndRule, messagesAndRules),
  route(calls.getShopReviewRankingList, reviewRanking),
];
