import { Agent } from 'undici';
import { mayBePublic, publicLookup } from '../../api/http/public-network.ts';
import type { Settings } from '../settings.ts';

/** Where a request goes, and by which connections. */
export interface Target {
  readonly url: URL;
  readonly dispatcher: Agent;
}

/** Connects to addresses of the public network alone, which are looked up as the connection is made. */
const toPublic = new Agent({ connect: { lookup: publicLookup } });
const toSimulator = new Agent();

/**
 * The target of a request for a path below /proxy. Undefined for a host that is not allowed, or that by its very
 * name is not in the public network.
 */
export function targetOf(
  host: string,
  pathAndQuery: string,
  { targetHosts, simulatorHosts }: Pick<Settings, 'targetHosts' | 'simulatorHosts'>,
): Target | undefined {
  const named = host.toLowerCase();
  const isSimulator = simulatorHosts.has(named);
  if (!isSimulator && !targetHosts.has(named)) return undefined;
  const origin = `${isSimulator ? 'http' : 'https'}://${named}`;
  const url = URL.parse(origin + pathAndQuery);
  // A path must not make another address of it.
  if (url === null || url.origin !== origin) return undefined;
  if (isSimulator) return { url, dispatcher: toSimulator };
  return mayBePublic(url) ? { url, dispatcher: toPublic } : undefined;
}
