/** What the page of a marketplace sends back with the seller: which window had opened it, and whose it is. */
export const authorizationState = (clientId: string, uid: string): string => clientId + uid;

/** The address with its parameter `state` replaced; everything else stays as it is, to the letter. */
export function withState(url: string, state: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const others = query.split('&').filter((pair) => pair !== '');
  const isState = (pair: string) => pair.split('=', 1)[0] === 'state';
  const written = `state=${encodeURIComponent(state)}`;
  const pairs = others.some(isState)
    ? others.map((pair) => (isState(pair) ? written : pair))
    : [...others, written];
  return `${path}?${pairs.join('&')}${hash}`;
}

/** Whether a window may be sent there: a page of the web, not a script. */
export function isWebAddress(url: string): boolean {
  const { origin } = window.location;
  return URL.canParse(url, origin) && ['http:', 'https:'].includes(new URL(url, origin).protocol);
}
