import type { Call, CallOutput } from '../../../api/contract/call.ts';
import type { ShopCallInput } from '../rules.ts';

/** Asks one platform for its shops of a selection. */
export type Ask<In, Out> = (fields: In) => Promise<Out>;

/**
 * Makes one answer of those of the platforms: what one call would answer that took the shops of all. It
 * asks each of them, in their order, as often as it must.
 */
export type Merger<In, Out> = (asks: readonly Ask<In, Out>[], fields: In) => Promise<Out>;

export type MergerOf<C extends Call> = Merger<ShopCallInput<C>, CallOutput<C>>;
