import type { ShopMessageKind, ShopMessageState } from '../../../graphql/schema.generated.ts';

/** The lists of messages that can be chosen, in the address too. */
export const messageLists = ['all', 'open', 'violation', 'notice'] as const;
export type MessageList = (typeof messageLists)[number];

type Asked = { readonly kind: ShopMessageKind | null; readonly state: ShopMessageState | null };

/** What is asked for of each. */
export const askedOf: Readonly<Record<MessageList, Asked>> = {
  all: { kind: null, state: null },
  open: { kind: 'VIOLATION', state: 'OPEN' },
  violation: { kind: 'VIOLATION', state: null },
  notice: { kind: 'NOTICE', state: null },
};

/** Their names, by what they are called in the catalogue. */
export const nameOf = {
  all: 'all',
  open: 'states.OPEN',
  violation: 'VIOLATION',
  notice: 'NOTICE',
} as const satisfies Record<MessageList, string>;
