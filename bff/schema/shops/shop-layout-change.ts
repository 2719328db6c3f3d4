import { shopLayoutChange, topicFor } from '../../../api/contract/topics.ts';
import type { Context } from '../../context.ts';
import { type LiveEvent, pulled } from '../../events.ts';
import { Fault, orUnknown } from '../../upstream/errors.ts';
import { viewer } from '../account/account.ts';
import { authorised } from '../authorised.ts';
import { builder } from '../builder.ts';
import { shopGroup } from './groups.ts';
import { shop } from './shops.ts';

type Change = LiveEvent<{ readonly userId: string }>;

const change = builder.objectRef<Change>('ShopLayoutChange').implement({
  description:
    "The side panel, the rights and the viewer's name as they stand, or after a window of the viewer's, or their boss, has changed them.",
  fields: (t) => ({
    shops: t.field({
      type: [shop],
      description: 'Every shop that the viewer may see, in order, hidden ones last.',
      resolve: async ({ context }) => [...(await context.directory()).shops],
    }),
    groups: t.field({
      type: [shopGroup],
      nullable: true,
      description: 'The groups of the viewer. Null where the upstream has none.',
      resolve: ({ context }) => orUnknown(context.groups()),
    }),
    permissions: t.stringList({
      description: 'Permission codes of the viewer, which the boss may have changed.',
      resolve: async ({ context }) => [...(await context.viewer()).permissions],
    }),
    viewer: t.field({
      type: viewer,
      description: 'The viewer, who may have changed what they are called.',
      resolve: ({ context }) => context.viewer(),
    }),
  }),
});

async function ownChanges(context: Context) {
  if (context.isVisitor) throw new Fault('VISITOR_BLOCKED');
  const { events, upstream } = context.services;
  const { id } = await context.viewer();
  const messages = events.subscribe(topicFor(shopLayoutChange, id), { userId: id });
  return pulled<unknown, Change>(messages, (raw) => {
    upstream.partReads();
    return authorised(context, async (fresh) => {
      const message = shopLayoutChange.message.parse(raw);
      // Of a session that looked as somebody who is gone, the viewer is its boss by now: that is the news.
      const viewer = await fresh.viewer();
      const isTheirs = viewer.id === message.userId || viewer.viewedGone !== null;
      return isTheirs && message.userId === id ? message : undefined;
    });
  });
}

builder.subscriptionField('shopLayoutChanged', (t) =>
  t.field({
    type: change,
    authScopes: { delivery: true },
    description:
      'The side panel as it stands, of a warehouse shipper the shops that they ship for, and again whenever the order, the visibility or the name of a shop, or a group, or what the boss lets the viewer do, or what the viewer wants to be called, has changed. An upstream that is not our own need not tell of changes: then only how it stands comes. Source: topic web_shop_layout/{userId}.',
    subscribe: (_root, _args, context) => ownChanges(context),
    resolve: (event) => event,
  }),
);
