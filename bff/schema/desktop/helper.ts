import { issueHelperToken } from '../../../api/contract/desktop.ts';
import { writeField } from '../write-field.ts';

/** What a page tells the desktop helper of its machine. */

writeField('issueHelperToken', {
  call: issueHelperToken,
  scope: { $all: { shopKeeper: true, inPerson: true } },
  description:
    'Makes a token that the page gives the desktop helper of its machine, which begins a session of its own with it. It is good for nothing else, once, and for a minute. FORBIDDEN to a key.',
  act: 'asking for a token',
  payload: {
    token: { type: 'String', description: 'The token; null when it was refused.' },
    userId: {
      type: 'ID',
      description: 'Whom it is for, as the helper is told; null when it was refused.',
    },
    expiresAt: {
      type: 'DateTime',
      description: 'Until when it can be used; null when it was refused.',
    },
  },
  run: (_given, _context, send) => send(issueHelperToken, {}),
});
