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
  /** Of the violations only those of the product with this id; null for all. */
  readonly productId: string | null;
};

const listCodec = oneOf('messages', messageLists);
const platformOf = { temu: 'TEMU', shein: 'SHEIN' } as const;

/**
 * `?messages=open`, `?messages=temu:FH-01`, or `?messages=product:601`: one parameter, so that whatever leads to another
 * list leaves no rule.
 */
export const listedCodec: Codec<Listed> = {
  read: (params) => {
    const [, of, what = ''] =
      /^(temu|shein|product):(.{1,64})$/.exec(params.get('messages') ?? '') ?? [];
    const listed = { list: 'violation', rule: null, productId: null } as const;
    if (of === 'product') return { ...listed, productId: what };
    if (of === 'temu' || of === 'shein')
      return { ...listed, rule: { platform: platformOf[of], code: what } };
    return { ...listed, list: listCodec.read(params) };
  },
  write: ({ list, rule, productId }) => {
    if (rule !== null) return ofRule(rule);
    return productId === null ? listCodec.write(list) : ofProduct(productId);
  },
};

/** What the address has of the violations of a rule. */
export const ofRule = ({ platform, code }: BrokenRule): { readonly messages: string } => ({
  messages: `${platform.toLowerCase()}:${code}`,
});

/** And of those of a product. */
export const ofProduct = (productId: string): { readonly messages: string } => ({
  messages: `product:${productId}`,
});
