/** Which headers go on, and which do not. Names are in lower case, as Node gives them. */

/** Of one connection (RFC 9110 section 7.6.1), or made anew for the other one. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'host',
];

/** What tells of the page and of its session, which are nobody's business there. */
const ofPage = [
  'cookie',
  'cookie2',
  'origin',
  'referer',
  'authorization',
  'via',
  'forwarded',
  'x-real-ip',
  'early-data',
];
const kept = new Set([...ofConnection, ...ofPage]);
const keptPrefixes = ['sec-', 'proxy-', 'access-control-', 'x-forwarded-', 'x-mall-', 'x-target-'];

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The headers that the target gets: those of the page that are its business, the shop's number and cookie. */
export function headersToTarget(
  ofRequest: Headers,
  shop: { readonly mallId: string; readonly cookie: string },
): Record<string, string> {
  const named = String(ofRequest.connection ?? '').toLowerCase();
  const dropped = new Set(named.split(',').map((name) => name.trim()));
  const sent = Object.entries(ofRequest).filter(
    ([name, value]) =>
      value !== undefined &&
      !kept.has(name) &&
      !dropped.has(name) &&
      !keptPrefixes.some((prefix) => name.startsWith(prefix)),
  );
  return {
    ...Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    'x-mall-id': shop.mallId,
    cookie: shop.cookie,
  };
}

/** What a page may know of an answer: no cookie, no place to go, no rule for this origin. */
const told = [
  'content-type',
  'content-encoding',
  'content-language',
  'content-disposition',
  'content-range',
  'etag',
  'last-modified',
  'retry-after',
];

export function headersToPage(ofAnswer: Headers): Record<string, string> {
  return Object.fromEntries(
    told.flatMap((name) => {
      const value = ofAnswer[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
