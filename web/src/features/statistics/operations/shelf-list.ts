import type { ShelfChangeKind } from '../../../graphql/schema.generated.ts';
import type { Codec } from '../../../shared/url-state/codec.ts';

/** Which of what came on sale and went off it is listed. */
export type ShelfList = {
  /** Null for both. */
  readonly kind: ShelfChangeKind | null;
  /** The id of the product; null for all. */
  readonly productId: string | null;
};

const kinds = { on: 'ON', off: 'OFF' } as const;

/** `?shelf=on`, `?shelf=off:601`; without it whatever came and went. */
export const shelfCodec: Codec<ShelfList> = {
  read: (params) => {
    const [, kind, productId] = /^(on|off)(?::(.{1,64}))?$/.exec(params.get('shelf') ?? '') ?? [];
    if (kind !== 'on' && kind !== 'off') return { kind: null, productId: null };
    return { kind: kinds[kind], productId: productId ?? null };
  },
  write: ({ kind, productId }) => (kind === null ? { shelf: null } : onShelf(kind, productId)),
};

/** What the address has of those of a kind, of one product or of all. */
export const onShelf = (
  kind: ShelfChangeKind,
  productId: string | null,
): { readonly shelf: string } => ({
  shelf: [kind.toLowerCase(), ...(productId === null ? [] : [productId])].join(':'),
});
