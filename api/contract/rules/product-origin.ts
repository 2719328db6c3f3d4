/**
 * Whether an origin is among those of the product. One without a port stands for every port of a machine's own address,
 * which the product is tried out at, and for the usual port alone of any other host.
 */
export function isProductOrigin(origin: string | undefined, origins: readonly string[]): boolean {
  const url = origin !== undefined && URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || url.origin !== origin) return false;
  if (origins.includes(origin)) return true;
  const isOwn = ['127.0.0.1', 'localhost'].includes(url.hostname);
  return isOwn && origins.includes(`${url.protocol}//${url.hostname}`);
}
