import * as calls from '../../../api/contract/alerts.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import { builder } from '../builder.ts';
import { writeField } from '../write-field.ts';
import { alertKind, scope, wantedAlerts } from './alerts.ts';

/** What the viewer does with alerts: reads them, and chooses the rules for them. */

const count = {
  type: 'Int',
  description: 'How many have changed. Null when it was refused.',
} as const;

writeField('markAlerts', {
  call: calls.markAlerts,
  scope,
  description:
    'Alerts of the viewer become read, or unread again; those of somebody else stay as they are. FORBIDDEN to a key.',
  act: 'marking alerts',
  input: {
    description: 'Which alerts, and how.',
    fields: (t) => ({
      alertIds: t.idList({ required: true, description: 'Their ids, 1 to 100.' }),
      isRead: t.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether they are read; false makes them unread.',
      }),
    }),
  },
  payload: { count },
  run: ({ alertIds, isRead }, _context, send) =>
    send(calls.markAlerts, { alertIds: [...alertIds], isRead }),
});

writeField('readAllAlerts', {
  call: calls.readAllAlerts,
  scope,
  description:
    'Every unread alert of the viewer becomes read, or every one of some kinds or of one shop. FORBIDDEN to a key.',
  act: 'reading all alerts',
  input: {
    description: 'Which alerts; all of what is given applies.',
    fields: (t) => ({
      kinds: t.field({ type: [alertKind], description: 'Only of these kinds.' }),
      shopId: t.id({ description: 'Only of this shop, by its global id.' }),
    }),
  },
  payload: {
    count,
    readAt: {
      type: 'DateTime',
      description: 'The moment by which unreadAlerts takes it back. Null when it was refused.',
    },
  },
  run: async (input, context, send) => {
    const answer = await send(calls.readAllAlerts, await wantedAlerts(context, input));
    return { count: answer.count, readAt: answer.readTime };
  },
});

writeField('unreadAlerts', {
  call: calls.unreadAlerts,
  scope,
  description: 'Takes readAllAlerts back. FORBIDDEN to a key.',
  act: 'taking the reading of all alerts back',
  args: (t) => ({
    readAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'The `readAt` that readAllAlerts has answered.',
    }),
  }),
  payload: { count },
  run: ({ readAt }, _context, send) => send(calls.unreadAlerts, { readTime: readAt }),
});

const settings = builder
  .objectRef<CallOutput<typeof calls.getAlertSettings>>('AlertSettings')
  .implement({
    description: 'By which rules the viewer is told. Source: getAlertSettings.',
    fields: (t) => ({
      offered: t.expose('offered', {
        type: [alertKind],
        description: 'The kinds that concern the viewer.',
      }),
      kinds: t.expose('kinds', {
        type: [alertKind],
        description: 'The kinds that are found in the list and counted.',
      }),
      pushKinds: t.expose('pushKinds', {
        type: [alertKind],
        description: 'The kinds that are pushed.',
      }),
      fineFrom: t.expose('fineFrom', {
        type: 'Money',
        nullable: true,
        description: 'Fines of less are not told. Null for all.',
      }),
      soldOutFrom: t.expose('soldOutFrom', {
        type: 'Money',
        nullable: true,
        description: 'Best sellers whose sales lose less a day are not told. Null for all.',
      }),
    }),
  });

builder.queryField('alertSettings', (t) =>
  t.field({
    type: settings,
    authScopes: scope,
    description:
      'By which rules the viewer is told; the quiet hours stand in pushSettings. FORBIDDEN to a key. At an upstream that tells nothing there is none: the error UPSTREAM_LACKS. Source: getAlertSettings.',
    resolve: (_root, _args, context) => context.call(calls.getAlertSettings, {}),
  }),
);

writeField('saveAlertSettings', {
  call: calls.saveAlertSettings,
  scope,
  description:
    'Chooses by which rules the viewer is told, in the list and by push. The quiet hours stay. FORBIDDEN to a key.',
  act: 'saving the rules of alerts',
  input: {
    description: 'The rules; kinds that do not concern the viewer are left out.',
    fields: (t) => ({
      kinds: t.field({
        type: [alertKind],
        required: true,
        description: 'What is found in the list and counted.',
      }),
      pushKinds: t.field({ type: [alertKind], required: true, description: 'What is pushed.' }),
      fineFrom: t.field({
        type: 'Money',
        description: 'Fines of less are not told. Null for all.',
      }),
      soldOutFrom: t.field({
        type: 'Money',
        description: 'Best sellers whose sales lose less a day are not told. Null for all.',
      }),
    }),
  },
  payload: {
    settings: { type: settings, description: 'As they stand. Null when it was refused.' },
  },
  run: async (input, _context, send) => ({
    settings: await send(calls.saveAlertSettings, {
      ...input,
      kinds: [...input.kinds],
      pushKinds: [...input.pushKinds],
    }),
  }),
});
