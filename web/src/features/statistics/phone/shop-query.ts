import { printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { selectionCodec } from '../../../shared/url-state/selection.ts';

/** The part of an address that looks at one shop. */
export const shopQuery = (id: string): string =>
  printQuery(withValue(new URLSearchParams(), selectionCodec, { kind: 'shop', id }));
