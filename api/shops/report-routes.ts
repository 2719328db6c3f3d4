import { listMessages, listRules, rankByReview } from '../../db/shops/shop-reports.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/shop-reports.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';
import { between, listPage, rangesOf } from '../statistics/ranges.ts';

async function messagesAndRules(
  input: CallInput<typeof calls.getTemuMsgAndRule>,
  context: CallContext,
) {
  const time = between(rangesOf(input).current);
  const { shopIds, ended } = await resolveScope(context, input.shopId);
  const { kind, state, ruleCode, platform, productId } = input;
  const filter = { ...listPage(input), ...time, kind, state, ruleCode, platform, productId };
  const { total, rows } = await listMessages(context.db, shopIds, filter, ended);
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
    rules: await listRules(context.db, shopIds, time, ended),
  };
}

async function reviewRanking(
  input: CallInput<typeof calls.getShopReviewRankingList>,
  context: CallContext,
) {
  const { shopIds } = await resolveScope(context, input.shopId);
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
