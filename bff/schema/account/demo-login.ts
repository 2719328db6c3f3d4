import * as account from '../../../api/contract/account.ts';
import { builder } from '../builder.ts';
import { Refusal, writeField } from '../write-field.ts';
import { begin, loginPayload, needsHttp } from './account.ts';

/** The way in without an account of one's own: on a server with demo data that nobody but its owner reaches. */

builder.queryField('hasDemoLogin', (t) =>
  t.boolean({
    description:
      'Whether loginAsDemo is open: on a server with demo data that answers its own machine alone, and never in production.',
    resolve: (_root, _args, context) => context.services.demoLogin !== undefined,
  }),
);

writeField('loginAsDemo', {
  call: account.login,
  description:
    'Signs in as the first boss of the demo data, as login does. Refused where hasDemoLogin is false.',
  ...loginPayload,
  run: async (_given, context, send) => {
    needsHttp(context);
    const { demoLogin } = context.services;
    if (demoLogin === undefined)
      throw new Refusal({
        code: 'REFUSED',
        message: '此服务器没有演示账号',
        english: 'This server has no demo accounts.',
        field: null,
      });
    return begin(await send(account.login, demoLogin), context);
  },
});
