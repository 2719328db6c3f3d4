import type { z } from 'zod';
import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/shop-reports.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { platform } from '../enums.ts';
import { connectionOfPages, pageOf, pages } from '../paging.ts';
import { daysInput, orNull, readFor, statistics } from '../statistics/statistics.ts';
import { ofShop } from './shop-of-row.ts';

type Message = z.output<typeof calls.shopMessage>;
type Rule = CallOutput<typeof calls.getTemuMsgAndRule>['rules'][number];

const messageKind = builder.enumType('ShopMessageKind', {
  description: 'What a marketplace writes to a shop.',
  values: {
    VIOLATION: { value: 'violation', description: 'That a rule was broken.' },
    NOTICE: { value: 'notice', description: 'News for sellers.' },
  } as const,
});

const messageState = builder.enumType('ShopMessageState', {
  description: 'What became of a violation.',
  values: {
    NONE: { value: 'none', description: 'It is a notice.' },
    OPEN: { value: 'open', description: 'Waits for the seller.' },
    APPEALING: { value: 'appealing', description: 'The seller has appealed.' },
    FINED: { value: 'fined', description: 'The fine was taken.' },
    WAIVED: { value: 'waived', description: 'The appeal succeeded.' },
  } as const,
});

const message = builder.objectRef<Message>('ShopMessage').implement({
  description: 'What a marketplace wrote to a shop.',
  fields: (t) => ({
    messageId: t.exposeID('messageId', { description: 'The number of the message in its shop.' }),
    kind: t.expose('kind', { type: messageKind, description: 'What it is.' }),
    ruleCode: t.exposeString('ruleCode', {
      nullable: true,
      description: 'Code of the rule that was broken. Null for notices.',
    }),
    title: t.exposeString('title', { description: 'Title.' }),
    content: t.exposeString('content', { description: 'What it says.' }),
    productId: t.exposeID('productId', {
      nullable: true,
      description: 'Id of the product that it is about. Null without one.',
    }),
    productName: t.exposeString('productName', {
      nullable: true,
      description: 'Name of that product. Null without one.',
    }),
    fine: t.expose('fine', { type: 'Money', description: 'The fine in yuan, 0.00 without one.' }),
    state: t.expose('state', { type: messageState, description: 'What became of it.' }),
    time: t.expose('time', { type: 'DateTime', description: 'When it was written.' }),
    shop: t.field(ofShop('The shop.')),
  }),
});

const rule = builder.objectRef<Rule>('MarketplaceRule').implement({
  description: 'A rule of a marketplace, with its violations by the selected shops in the range.',
  fields: (t) => ({
    platform: t.expose('platform', { type: platform, description: 'Whose rule it is.' }),
    code: t.exposeString('code', { description: 'Code of the rule.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    content: t.exposeString('content', { description: 'What it demands.' }),
    penalty: t.exposeString('penalty', { description: 'What breaking it costs.' }),
    violationCount: t.exposeInt('violations', { description: 'Violations in the range.' }),
    fine: t.expose('fine', {
      type: 'Money',
      description: 'Their fines in yuan, without those that were waived.',
    }),
  }),
});

const messages = connectionType('ShopMessage', message, {
  one: 'message',
  page: 'A page of messages.',
});

builder.objectFields(statistics, (t) => ({
  messages: t.field({
    type: messages,
    nullable: true,
    description: `What the marketplaces wrote to the shops in the range, newest first. ${orNull} Source: getTemuMsgAndRule.`,
    args: {
      kind: t.arg({ type: messageKind, description: 'Only messages of this kind.' }),
      state: t.arg({ type: messageState, description: 'Only messages of this state.' }),
      ruleCode: t.arg.string({ description: 'Only violations of the rule with this code.' }),
      platform: t.arg({
        type: platform,
        description: 'Only messages of this marketplace: two may have rules of one code.',
      }),
      productId: t.arg.id({
        description: 'Only messages about the product with this marketplace id.',
      }),
      ...pages(t.arg, 10),
    },
    resolve: (scope, args, context) =>
      connectionOfPages(pageOf(args), async (pageIndex, pageSize) => {
        const { total, messages } = await readFor(context, calls.getTemuMsgAndRule, scope, {
          ...daysInput(scope),
          ...(args.kind && { kind: args.kind }),
          ...(args.state && { state: args.state }),
          ...(args.ruleCode && { ruleCode: args.ruleCode }),
          ...(args.platform && { platform: args.platform }),
          ...(args.productId && { productId: args.productId }),
          pageIndex,
          pageSize,
        });
        return { total, rows: messages };
      }),
  }),
  rules: t.field({
    type: [rule],
    nullable: true,
    description: `The rules of the shops' marketplaces, those most broken in the range first. ${orNull} Source: getTemuMsgAndRule.`,
    resolve: async (scope, _args, context) => {
      const input = { ...daysInput(scope), pageIndex: 1, pageSize: 10 };
      const call = calls.getTemuMsgAndRule;
      return (await readFor(context, call, scope, input)).rules;
    },
  }),
}));
