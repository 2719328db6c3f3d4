import type { CallInput } from '../contract/call.ts';
import type { querySelection } from '../contract/selection.ts';
import type { CollectedProduct } from './product-source.ts';

/** Where the products of the selection tool come from. */
export interface CandidateSource {
  /** One page of what matches, for shops of a platform. */
  find(platform: 'temu' | 'shein', filter: CandidateFilter): Promise<FoundCandidates>;
  /** What a listing is made of; undefined when there is no such candidate. */
  product(candidateId: string): Promise<CandidateProduct | undefined>;
}

export type CandidateFilter = Omit<CallInput<typeof querySelection>, 'shopId'>;

export interface Candidate {
  readonly productId: string;
  readonly title: string;
  readonly category: string;
  readonly imageUrl: string | null;
  /** Whole fen. */
  readonly price: number;
  readonly cost: number;
  readonly monthlySales: number;
  readonly growth: number;
  readonly shops: number;
  readonly trend: readonly number[];
  /** The address of a supplier's offer. */
  readonly sourceUrl: string;
}

export interface FoundCandidates {
  readonly total: number;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  readonly rows: readonly Candidate[];
}

export interface CandidateProduct extends CollectedProduct {
  readonly sourceUrl: string;
}
