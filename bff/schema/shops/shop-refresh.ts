import type { z } from 'zod';
import { getImport } from '../../../api/contract/imports.ts';
import { importProgress, shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { type LiveEvent, once, pulled } from '../../events.ts';
import { Fault } from '../../upstream/errors.ts';
import { authorised } from '../authorised.ts';
import { builder } from '../builder.ts';
import { type ImportJob, salesImport } from '../imports/imports.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { shop } from './shops.ts';

interface Refresh {
  readonly shop: Shop;
  readonly at: number;
  readonly requestId: string | null;
}

const shopRefreshType = builder.objectRef<LiveEvent<Refresh>>('ShopRefresh').implement({
  description: 'New data has arrived for a shop. Read again what is shown of it.',
  fields: (t) => ({
    shop: t.field({ type: shop, description: 'The shop.', resolve: ({ value }) => value.shop }),
    at: t.field({
      type: 'DateTime',
      description: 'When the data arrived.',
      resolve: ({ value }) => value.at,
    }),
    requestId: t.string({
      nullable: true,
      description:
        'The `x-request-id` of the request that has brought it, as the caller had named it; null where none did, as by a sync.',
      resolve: ({ value }) => value.requestId,
    }),
  }),
});

type RefreshMessage = z.output<typeof shopRefresh.message>;
const finals: readonly ImportJob['status'][] = ['done', 'failed', 'interrupted', 'cancelled'];

/** Stands where nothing can be missed any more. */
const joined = {};

/** Stands where nothing of a shop can be missed any more: once at the start, again after each lost connection. */
class Joined {
  readonly mallId: string;
  readonly askedAt: number;
  times = 0;
  constructor(mallId: string, askedAt: number) {
    this.mallId = mallId;
    this.askedAt = askedAt;
  }
}

/** A start that takes longer had to wait for the broker, and what was read before may be old by then. In ms. */
const longestStart = 5_000;

const names = new WeakMap<RefreshMessage, string>();

/** All that the news of a shop say, made once however many hear them. */
function nameOf(message: RefreshMessage): string {
  const known = names.get(message) ?? JSON.stringify(['shopRefreshed', message]);
  names.set(message, known);
  return known;
}

/** By message as it came: news, for as long as somebody may still hear them. */
const heardNews = new WeakMap<object, RefreshMessage>();

/** A message as it came; what was being read before it may be of before the change that it tells of. */
function told(raw: unknown, { services }: Context): RefreshMessage {
  const known = typeof raw === 'object' && raw !== null ? heardNews.get(raw) : undefined;
  if (known !== undefined) return known;
  const news: RefreshMessage = shopRefresh.message.parse(raw);
  if (typeof raw === 'object' && raw !== null) heardNews.set(raw, news);
  services.upstream.partReads();
  return news;
}

/** What is told of a shop whose news may have been missed; nothing at a start that takes no time. */
function missed(joined: Joined, { services }: Context): RefreshMessage | undefined {
  joined.times += 1;
  if (joined.times === 1 && services.now() - joined.askedAt < longestStart) return undefined;
  services.upstream.partReads();
  return { mallId: joined.mallId, time: services.now() };
}

/** The import at this moment. */
async function readImport(context: Context, importId: string): Promise<LiveEvent<ImportJob>> {
  const fresh = context.fresh();
  try {
    context.services.upstream.partReads();
    return { value: await fresh.call(getImport, { importId }), context: fresh };
  } catch (error) {
    fresh.deadline.end();
    throw error;
  }
}

builder.subscriptionFields((t) => ({
  shopRefreshed: t.field({
    type: shopRefreshType,
    authScopes: { delivery: true },
    description:
      'Says that new data has arrived for a shop of the selection, as it stood at the start, or may have: news that were missed while the broker was away are told as one. Source: topic web_shop_refresh/{mallId}.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
    },
    subscribe: async (_root, args, context) => {
      const { shops } = await resolveSelection(context, args.selection);
      const { services } = context;
      const topics = shops.map(
        ({ mallId }) =>
          [topicFor(shopRefresh, mallId), new Joined(mallId, services.now())] as const,
      );
      return pulled<unknown, LiveEvent<Refresh>>(
        services.events.subscribeAll(new Map(topics)),
        (heard) => {
          const message = heard instanceof Joined ? missed(heard, context) : told(heard, context);
          if (message === undefined) return undefined;
          return authorised(
            context,
            async (fresh): Promise<Refresh | undefined> => {
              const { mallId, time, requestId } = message;
              const seen = (await fresh.directory()).byMallId.get(mallId);
              const at = time ?? fresh.services.now();
              return seen && { shop: seen, at, requestId: requestId ?? null };
            },
            nameOf(message),
          );
        },
      );
    },
    resolve: (event) => event,
  }),
  importProgressed: t.field({
    type: salesImport,
    authScopes: { boss: true },
    description:
      'The import as it stands, and again whenever it gets on; ends when the import does. At an upstream that takes no imports there is none: the error UPSTREAM_LACKS names getImport. Source: topic web_import_progress/{importId}.',
    args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
    subscribe: async (_root, { id }, context) => {
      const now = await context.call(getImport, { importId: id });
      const { events } = context.services;
      const source = finals.includes(now.status)
        ? once(now)
        : events.subscribe(topicFor(importProgress, now.importId), joined);
      return pulled<unknown, LiveEvent<ImportJob>>(
        source,
        async (message) => {
          if (message === joined) return readImport(context, id);
          return authorised(context, async (fresh) => {
            const job = importProgress.message.parse(message);
            if (!(await fresh.viewer()).isBoss) throw new Fault('FORBIDDEN');
            return job.importId === now.importId ? job : undefined;
          });
        },
        ({ value }) => finals.includes(value.status),
      );
    },
    resolve: (event) => event.value,
  }),
}));
