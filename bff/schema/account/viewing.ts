import * as calls from '../../../api/contract/viewing.ts';
import { builder } from '../builder.ts';
import { writeField } from '../write-field.ts';
import { viewer } from './account.ts';

/** A boss sees the product as one of their people sees it. */

builder.objectField(viewer, 'viewedBy', (t) =>
  t.exposeString('viewedBy', {
    nullable: true,
    description:
      'What the boss is called who looks at the product as this viewer: every mutation is refused but endViewing and logout. Null for everybody else. Source: getUserInfo.',
  }),
);

builder.objectField(viewer, 'viewedGone', (t) =>
  t.exposeString('viewedGone', {
    nullable: true,
    description:
      'What somebody was called as whom this boss looked at the product, and who has left the team since: every mutation is refused but endViewing and logout, until endViewing says that the boss has taken note. Null for everybody else. Source: getUserInfo.',
  }),
);

writeField('viewAs', {
  call: calls.viewAs,
  scope: { $all: { boss: true, inPerson: true } },
  description:
    'From now on this session is answered as the person would be: same shops, same rights, nothing can be changed. Read everything anew. FORBIDDEN to a key.',
  act: 'beginning to look as another person',
  input: {
    description: 'Whom to look as.',
    fields: (t) => ({
      memberId: t.id({
        required: true,
        description: 'Global id of a manager, operator or shipper, for example manager:7.',
      }),
    }),
  },
  fieldNames: { workerId: 'memberId' },
  run: async ({ memberId }, _context, send) => {
    await send(calls.viewAs, { workerId: memberId.replace(/^(manager|operator|shipper):/, '') });
  },
});

writeField('endViewing', {
  call: calls.endViewing,
  scope: { inPerson: true },
  description: 'This session is its boss’s again. Read everything anew.',
  act: 'ending to look as another person',
  run: async (_given, _context, send) => {
    await send(calls.endViewing, {});
  },
});
