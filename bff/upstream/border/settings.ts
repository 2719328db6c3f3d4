import type { Mapping } from '../mapping/mapping.ts';

/** How a foreign upstream says what the specification leaves open. */
export interface BorderSettings {
  /** Unit of amounts outside of `/api/pay`, which are yuan everywhere. */
  readonly money: 'fen' | 'yuan';
  /** Minutes that its clock is ahead of UTC, for instants that come as text without a zone. */
  readonly offset: number;
  /** Number of the first page of a list. */
  readonly firstPage: 0 | 1;
  /** Calls that are made otherwise than the contract says. */
  readonly mapping?: Mapping | undefined;
}

/** An upstream that has decided nothing: whole fen, the clock of Shanghai, pages from 1. */
export const usualBorder: BorderSettings = { money: 'fen', offset: 480, firstPage: 1 };
