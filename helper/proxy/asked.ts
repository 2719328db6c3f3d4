import type { OfficeCall } from '../../api/contract/rules/seller-office.ts';
import type { Settings } from '../settings.ts';
import { withQuery } from './paths.ts';
import { isSellerCall, longestAnswer, longestAsk } from './seller.ts';
import { isUploadCall, longestPart } from './uploads.ts';

/** What a page asks of a host by a path below /proxy. */
export interface Asked {
  readonly path: string;
  /** Calls that are known by name take POST alone. */
  readonly isNamed: boolean;
  /** A call of a back office, whose bodies are checked; undefined for anything else. */
  readonly office: OfficeCall | undefined;
  /** Longest body that is sent, and that is answered, in bytes. */
  readonly mostSent: number;
  readonly mostAnswered: number;
}

type AskedSettings = Pick<Settings, 'uploadPaths' | 'sellerPaths' | 'proxyMaxBytes'>;

/** Undefined for a call that does not exist. */
export function askedBy(
  path: string,
  { uploadPaths, sellerPaths, proxyMaxBytes: most }: AskedSettings,
): Asked | undefined {
  const [pathname = '', ...rest] = path.split('?');
  const query = rest.length === 0 ? undefined : rest.join('?');
  const [, group, ...names] = pathname.split('/');
  const name = names.join('/');
  if (group === 'upload') {
    if (!isUploadCall(name)) return undefined;
    const size = Math.max(most, longestPart);
    return {
      path: withQuery(uploadPaths[name], query),
      isNamed: true,
      office: undefined,
      mostSent: size,
      mostAnswered: size,
    };
  }
  if (group === 'seller') {
    // What is asked stands in the body, where it is checked.
    if (!isSellerCall(name) || query !== undefined) return undefined;
    return {
      path: sellerPaths[name],
      isNamed: true,
      office: name,
      mostSent: Math.min(most, longestAsk),
      mostAnswered: Math.min(most, longestAnswer),
    };
  }
  return { path, isNamed: false, office: undefined, mostSent: most, mostAnswered: most };
}
