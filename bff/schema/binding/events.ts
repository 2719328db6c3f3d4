import type { z } from 'zod';
import { getBindState, getTemuAccountList } from '../../../api/contract/binding.ts';
import {
  bindError,
  bindFinish,
  bindProgress,
  closeWarning,
  rebind,
  sheinBind,
  type Topic,
  topicFor,
} from '../../../api/contract/topics.ts';
import type { Context } from '../../context.ts';
import { type LiveEvent, mapped, pulled, type Stream } from '../../events.ts';
import { Fault, lacksCall } from '../../upstream/errors.ts';
import { plainText } from '../../upstream/plain-text.ts';
import { authorised } from '../authorised.ts';
import { builder } from '../builder.ts';
import { shop } from '../shops/shops.ts';
import { told } from '../told.ts';
import { needsRebind } from './main-accounts.ts';

interface BindNews {
  readonly phone: string;
  readonly msg: string;
  readonly firstShopId?: string | null;
}

const bindEvent = builder.objectRef<LiveEvent<BindNews>>('BindEvent').implement({
  description: "News of a bind of the viewer's own.",
  fields: (t) => ({
    phone: t.string({
      description: 'Phone number of the main account.',
      resolve: ({ value }) => value.phone,
    }),
    message: t.string(
      told('Sentence for the seller, for example 绑定成功.', ({ value }) => plainText(value.msg)),
    ),
    firstShopId: t.id({
      nullable: true,
      description: 'mallId of the first shop of the account. Null before the end.',
      resolve: ({ value }) => value.firstShopId ?? null,
    }),
    firstShop: t.field({
      type: shop,
      nullable: true,
      description: 'The first shop of the account, to be selected. Null before the end.',
      resolve: async ({ value, context }) =>
        value.firstShopId
          ? ((await context.directory()).byMallId.get(value.firstShopId) ?? null)
          : null,
    }),
  }),
});

/** Phones of the boss's main accounts. */
async function accountPhones(context: Context): Promise<ReadonlySet<string>> {
  const accounts = await context.call(getTemuAccountList, {});
  return new Set(accounts.map((account) => account.phone));
}

type BindTopic = typeof bindProgress | typeof bindError | typeof bindFinish;

/** Whether a bind is of the viewer's, as far as the upstream tells, or by what was begun and bound. */
async function isOwnBind(context: Context, viewerId: string, phone: string): Promise<boolean> {
  try {
    return (await context.call(getBindState, { phone })) !== null;
  } catch (error) {
    if (!lacksCall(error)) throw error;
    if (context.services.begun.binds.get(viewerId, phone)) return true;
    return (await accountPhones(context)).has(phone);
  }
}

/** Everybody's binds come on one topic; a message goes to nobody but the boss whose bind it is. */
function ownBinds(topic: BindTopic) {
  return async (_root: object, _args: object, context: Context) => {
    const { id } = await context.viewer();
    const { events, upstream } = context.services;
    const messages = events.subscribe(topic.pattern);
    return pulled<unknown, LiveEvent<BindNews>>(messages, async (message) => {
      const news: z.output<typeof topic.message> = topic.message.parse(message);
      // Most are about others: those cost no call.
      if (news.uid != null && news.uid !== id) return undefined;
      // A list from before the bind lacks the shop that is named.
      upstream.partReads();
      return authorised(context, async (fresh) => {
        if (!(await fresh.viewer()).isBoss) throw new Fault('FORBIDDEN');
        if (news.uid != null) return news;
        return (await isOwnBind(fresh, id, news.phone)) ? news : undefined;
      });
    });
  };
}

interface Rebind extends z.output<typeof rebind.message> {
  readonly isNews: boolean;
}

/** What is heard of one main account: how it stands first, as a phone alone, then its messages. */
const heardOfRebind = rebind.message.partial({ show: true });

/** The messages of one topic as they are, as long as the viewer has the right. */
function messages<Message extends z.ZodType>(
  context: Context,
  topic: Topic<Message>,
  keys: readonly string[],
  mayHear: (fresh: Context, message: z.output<Message>) => Promise<boolean>,
): Stream<LiveEvent<z.output<Message>>> {
  const sources = keys.map((key) => context.services.events.subscribe(topicFor(topic, key)));
  return mapped(sources, (raw) =>
    authorised(context, async (fresh) => {
      const message = topic.message.parse(raw);
      return (await mayHear(fresh, message)) ? message : undefined;
    }),
  );
}

const rebindEvent = builder.objectRef<LiveEvent<Rebind>>('RebindEvent').implement({
  description: 'Says whether a main account must be bound again.',
  fields: (t) => ({
    phone: t.string({
      description: 'Phone number of the main account.',
      resolve: ({ value }) => value.phone,
    }),
    show: t.boolean({
      description: 'Whether the modal for binding it again is to be shown.',
      resolve: ({ value }) => value.show,
    }),
    isNews: t.boolean({
      description: 'False for how it stands when the subscription begins, true for a change.',
      resolve: ({ value }) => value.isNews,
    }),
  }),
});

const authorizationEvent = builder
  .objectRef<LiveEvent<z.output<typeof sheinBind.message>>>('AuthorizationEvent')
  .implement({
    description: 'An authorisation window has come to its end and may be closed.',
    fields: (t) => ({
      clientId: t.string({
        description: 'The client id that the window was opened with.',
        resolve: ({ value }) => value.clientId,
      }),
      message: t.string(
        told('Sentence for the seller, for example 授权成功！.', ({ value }) =>
          plainText(value.msg),
        ),
      ),
      ok: t.boolean({
        description: 'Whether shops were bound; false too where the upstream says nothing of it.',
        resolve: ({ value }) => value.msg.startsWith('授权成功'),
      }),
    }),
  });

const isBoss = async (fresh: Context): Promise<boolean> => {
  if (!(await fresh.viewer()).isBoss) throw new Fault('FORBIDDEN');
  return true;
};

builder.subscriptionFields((t) => ({
  bindProgressed: t.field({
    type: bindEvent,
    authScopes: { $all: { boss: true, inPerson: true } },
    description:
      "A bind of the viewer's has got on. FORBIDDEN to a key. Source: topic web_bind_progress/topic.",
    subscribe: ownBinds(bindProgress),
    resolve: (event) => event,
  }),
  bindFailed: t.field({
    type: bindEvent,
    authScopes: { $all: { boss: true, inPerson: true } },
    description:
      "A bind of the viewer's has failed. FORBIDDEN to a key. Source: topic web_bind_error/topic.",
    subscribe: ownBinds(bindError),
    resolve: (event) => event,
  }),
  bindFinished: t.field({
    type: bindEvent,
    authScopes: { $all: { boss: true, inPerson: true } },
    description:
      "A bind of the viewer's has succeeded. FORBIDDEN to a key. Source: topic web_bind_finish/topic.",
    subscribe: ownBinds(bindFinish),
    resolve: (event) => event,
  }),
  rebindRequested: t.field({
    type: rebindEvent,
    authScopes: { boss: true },
    description:
      'Whether main accounts of the viewer must be bound again: of each how it stands, and again whenever that changes. Source: topic web_rebind/{phone}.',
    args: {
      phones: t.arg.stringList({
        required: true,
        description: 'Phones of main accounts, as `mainAccounts` has them; others are left out.',
      }),
    },
    subscribe: async (_root, { phones }, context) => {
      const own = await accountPhones(context);
      const wanted = [...new Set(phones)].filter((phone) => own.has(phone));
      const { events, upstream } = context.services;
      const sources = wanted.map((phone) => events.subscribe(topicFor(rebind, phone), { phone }));
      return mapped<unknown, LiveEvent<Rebind>>(sources, (raw) => {
        const { phone, show } = heardOfRebind.parse(raw);
        if (show === undefined) upstream.partReads();
        return authorised(context, async (fresh) => {
          const accounts = await fresh.call(getTemuAccountList, {});
          const account = accounts.find((each) => each.phone === phone);
          if (account === undefined) return undefined;
          return {
            phone,
            show: show ?? (await needsRebind(account, fresh)),
            isNews: show !== undefined,
          };
        });
      });
    },
    resolve: (event) => event,
  }),
  authorizationFinished: t.field({
    type: authorizationEvent,
    authScopes: { $all: { boss: true, inPerson: true } },
    description:
      'The authorisation window of this client is over. FORBIDDEN to a key. Source: topic web_shein_bind/{clientId}.',
    args: {
      clientId: t.arg.string({
        required: true,
        description: 'The client id that startAuthorization was given; a secret of the window.',
      }),
    },
    subscribe: (_root, { clientId }, context) => {
      if (!/^[0-9a-f]{32}$/.test(clientId)) throw new Fault('BAD_USER_INPUT');
      return messages(context, sheinBind, [clientId], isBoss);
    },
    resolve: (event) => event,
  }),
  softwareWarningClosed: t.field({
    type: 'Boolean',
    authScopes: { seller: true },
    description:
      'The software warning may be closed; always true. Source: topic web_close_warning/{userId}.',
    subscribe: async (_root, _args, context) => {
      if (context.isVisitor) throw new Fault('VISITOR_BLOCKED');
      const { id } = await context.viewer();
      return messages(
        context,
        closeWarning,
        [id],
        async (fresh, { userId }) => (await fresh.viewer()).id === userId,
      );
    },
    resolve: () => true,
  }),
}));
