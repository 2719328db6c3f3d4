import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, id, instant, paging } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { alertKinds, alertsKept } from './rules/alerts.ts';
import { inputSentences } from './rules/input-sentences.ts';

/** What a person is told of without asking, pushed or not. All assigned: the specification knows no such call. */

const source = 'design 8 Outside services';
const assigned = { origin: 'assigned', source, encoding: 'json', shippers: true } as const;
const read = { ...assigned, visitor: 'blocked' } as const;
const written = { ...assigned, kind: 'write' } as const;

const kind = z.enum(alertKinds);

/** At most this much is a threshold: ten million yuan. */
const mostFen = 1_000_000_000;

export const alertRow = z.object({
  alertId: id,
  kind,
  /** The marketplace's id of its shop; null of what is about none. */
  mallId: id.nullable(),
  /** What it is about: an order number, the title of a fine, a product, a file, a marketplace, a kind of export, a day. */
  name: z.string().nullable(),
  /** What else is said of it: the seller's code, lines that were imported, why an import failed, days left. */
  detail: z.string().nullable(),
  /** The fine, or the sales that are lost a day. */
  amount: fen.nullable(),
  /** When an order must leave, or a paid time ends. */
  deadline: instant.nullable(),
  /** Which order, message, SKU, import, export or notice it leads to. */
  target: z.string().nullable(),
  time: instant,
  /** Null while it is unread. */
  readTime: instant.nullable(),
  /** Whether the state that it tells of is over. */
  isOver: z.boolean(),
});

/** Narrows down what is read or marked; left out, everything that the person wants to be told of. */
const filter = { kinds: z.array(kind).max(alertKinds.length).optional(), mallId: id.optional() };

/** Where an e-mail leads: these alerts, whatever the person wants to find in the centre. */
const named = { alertIds: z.array(id).min(1).max(100).optional() };

const settings = z.object({
  /** Those that concern the person. */
  offered: z.array(kind),
  /** Those that are found in the centre. */
  kinds: z.array(kind),
  /** Those that are pushed as well. */
  pushKinds: z.array(kind),
  /** Fines of less are not told; null for all. */
  fineFrom: fen.nullable(),
  /** Best sellers that lose less a day are not told; null for all. */
  soldOutFrom: fen.nullable(),
});

/** What several calls refuse. */
export const ofAlerts = defineRefusals({
  alertGone: { msg: '提醒不存在或已过期，请刷新后重试' },
});

export const getAlerts = defineCall({
  ...read,
  name: 'getAlerts',
  path: '/api/alert/list',
  summary: `What the person is told of, of the last ${alertsKept} days, the newest first; by their rules, and of the shops that they have now. What \`alertIds\` names is found whatever the rules are.`,
  input: z.object({ ...filter, ...named, isUnread: z.boolean().optional(), ...paging }),
  /** `unread` counts what is unread of the kinds and the shop, whether or not only that is asked for. */
  output: z.object({ total: z.int(), unread: z.int(), rows: z.array(alertRow) }),
});

export const markAlerts = defineCall({
  ...written,
  name: 'markAlerts',
  refusals: { alertGone: ofAlerts.refusals.alertGone },
  path: '/api/alert/mark',
  summary:
    'Alerts of the person become read, or unread again. Those of somebody else are left out.',
  input: z.object({ alertIds: z.array(id).min(1).max(100), isRead: z.boolean() }),
  /** How many it has changed. */
  output: z.object({ count: z.int() }),
});

export const readAllAlerts = defineCall({
  ...written,
  name: 'readAllAlerts',
  path: '/api/alert/readAll',
  summary:
    'Everything unread that the person is told of becomes read, of some kinds or of one shop where these are named.',
  input: z.object(filter),
  /** The moment by which unreadAlerts finds them again. */
  output: z.object({ count: z.int(), readTime: instant }),
});

export const unreadAlerts = defineCall({
  ...written,
  name: 'unreadAlerts',
  path: '/api/alert/unread',
  summary: 'Takes readAllAlerts back: what it has marked at that moment is unread again.',
  input: z.object({ readTime: instant }),
  output: z.object({ count: z.int() }),
});

export const getAlertSettings = defineCall({
  ...read,
  name: 'getAlertSettings',
  path: '/api/alert/settings',
  summary: 'By which rules the person is told.',
  input: z.object({}),
  output: settings,
});

const threshold = fen
  .min(0, inputSentences.fineTooSmall)
  .max(mostFen, inputSentences.fineTooLarge)
  .nullish();

export const saveAlertSettings = defineCall({
  ...written,
  name: 'saveAlertSettings',
  path: '/api/alert/saveSettings',
  summary:
    'Chooses by which rules the person is told, in the centre and by push. Kinds that do not concern the person are left out. The quiet hours stay.',
  input: z.object({
    kinds: z.array(kind).max(alertKinds.length),
    pushKinds: z.array(kind).max(alertKinds.length),
    fineFrom: threshold,
    soldOutFrom: threshold,
  }),
  output: settings,
});
