import { noteApiKeyUse } from '../../db/account/api-keys.ts';
import { backgroundOf } from '../binding/background.ts';
import type { ApiDeps } from '../deps.ts';

/** A use within so long of the one that is noted is not noted itself: no request costs a write. */
const interval = 60_000;

/** As much of the name of a tool as is kept: enough for its product and version. */
const longestName = 80;

/** Notes when, from where and by what a key is used; the request does not wait for it. */
export function noteUse(
  deps: ApiDeps,
  { headers }: Request,
  { id, usedAt }: { readonly id: number; readonly usedAt: number | null },
): void {
  const now = deps.now();
  const before = now - interval;
  if (usedAt !== null && usedAt > before) return;
  // The graph asks for the tool and names it; a tool that asks here itself is the agent.
  const agent = headers.get('x-client-agent') ?? headers.get('user-agent');
  const tool = agent?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestName) || null;
  const use = { id, now, before, address: headers.get('x-client-address'), tool };
  void backgroundOf(deps).run('Noting the use of an API key', () => noteApiKeyUse(deps.db, use));
}
