import { type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Keeps what is sent to addresses that people give away from machines that only this server can reach. */

/** What is no address of the public network (IANA special-purpose registries). */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, prefix, 'ipv4');

/** The part of IPv6 that is given out, and what in it leads elsewhere or nowhere. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, prefix, 'ipv6');

/** Whether an address is one of the public network; one of IPv4 that is written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address of https may be one of the public network, as far as its text tells. */
export function mayBePublic({ protocol, hostname, username, password }: URL): boolean {
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  return bare.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(bare);
}

/**
 * Finds the addresses of a name, and refuses one that leads to any that is not public: asked when the connection
 * is made, so that a name cannot change its address in between.
 */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) {
      callback(error ?? new Error(`${hostname} has no address`), '');
    } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new Error(`${hostname} leads to an address that is not public`), '');
    } else if (options.all) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
