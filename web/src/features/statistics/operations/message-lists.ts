import type {
  Platform,
  ShopMessageKind,
  ShopMessageState,
} from '../../../graphql/schema.generated.ts';
import { type Codec, oneOf } from '../../../shared/url-state/codec.ts';

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

/** A rule; two marketplaces may have rules of one code. */
export type BrokenRule = { readonly platform: Platform; readonly code: string };

export type Listed = {
  readonly list: MessageList;
  /** Of the violations only those of this rule; null for all. */
  readonly rule: BrokenRule | null;
};

const listCodec = oneOf('messages', messageLists);
const platformOf = { temu: 'TEMU', shein: 'SHEIN' } as const;

/** `?messages=open`, or `?messages=temu:FH-01`: one parameter, so that whatever leads to another list leaves no rule. */
export const listedCodec: Codec<Listed> = {
  read: (params) => {
    const [, platform, code = ''] =
      /^(temu|shein):(.{1,64})$/.exec(params.get('messages') ?? '') ?? [];
    if (platform === 'temu' || platform === 'shein')
      return { list: 'violation', rule: { platform: platformOf[platform], code } };
    return { list: listCodec.read(params), rule: null };
  },
  write: ({ list, rule }) => (rule === null ? listCodec.write(list) : ofRule(rule)),
};

/** What the address has of the violations of a rule. */
export const ofRule = ({ platform, code }: BrokenRule): { readonly messages: string } => ({
  messages: `${platform.toLowerCase()}:${code}`,
});
