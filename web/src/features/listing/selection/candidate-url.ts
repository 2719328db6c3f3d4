import type { SelectionSort } from '../../../graphql/schema.generated.ts';
import type { Codec } from '../../../shared/url-state/codec.ts';
import { oneOf, pageUpTo, text, together, trimmed } from '../../../shared/url-state/codec.ts';

/** What of the candidates is looked at, as it stands in the address. */
export type CandidateList = {
  readonly search: string;
  /** Empty for all. */
  readonly category: string;
  /** Yuan as they were typed; empty for no limit. */
  readonly min: string;
  readonly max: string;
  readonly sort: SelectionSort;
  readonly page: number;
};

export const sorts = [
  'SALES',
  'GROWTH',
  'MARGIN',
  'PRICE',
  'COMPETITION',
] as const satisfies readonly SelectionSort[];

const priceCodec = (name: string): Codec<string> => ({
  read: (params) => {
    const price = params.get(name) ?? '';
    return /^\d{1,6}(\.\d{1,2})?$/.test(price) ? price : '';
  },
  write: (price) => ({ [name]: price === '' ? null : price }),
});

export const candidateCodec = together<CandidateList>({
  search: trimmed('q'),
  category: text('category', 60),
  min: priceCodec('min'),
  max: priceCodec('max'),
  sort: oneOf('sort', sorts),
  page: pageUpTo(1_000),
});

/** The candidate that is open beside the list; null for none. */
export const openCodec: Codec<string | null> = {
  read: (params) => {
    const id = params.get('product');
    return id !== null && /^[\w-]{1,64}$/.test(id) ? id : null;
  },
  write: (id) => ({ product: id }),
};

export const noFilter = { search: '', category: '', min: '', max: '' } as const;

export const isFiltered = ({ search, category, min, max }: CandidateList): boolean =>
  search !== '' || category !== '' || min !== '' || max !== '';
