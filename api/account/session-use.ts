import { noteSessionUse } from '../../db/account/sessions.ts';
import { backgroundOf } from '../binding/background.ts';
import { agentKind } from '../contract/rules/agents.ts';
import { sessionNotedEvery } from '../contract/sessions.ts';
import type { ApiDeps } from '../deps.ts';
import { networkOf } from './network.ts';

/** Where a request comes from, as it is noted of a session: shortened, and the kind of browser alone. */
export function placeOfSession({ headers }: Request): {
  readonly address: string | null;
  readonly agent: string | null;
} {
  const address = headers.get('x-client-address');
  // The graph asks for the browser and names it; a program that asks here itself is the agent.
  const agent = headers.get('x-client-agent') ?? headers.get('user-agent');
  return {
    address: address === null ? null : networkOf(address),
    agent: agentKind(agent) ?? null,
  };
}

/** Notes when, from where and by what a session is used; the request does not wait for it. */
export function noteSession(
  deps: ApiDeps,
  request: Request,
  { tokenHash, seenAt }: { readonly tokenHash: string; readonly seenAt: number | null },
): void {
  const now = deps.now();
  const before = now - sessionNotedEvery;
  if (seenAt !== null && seenAt > before) return;
  const use = { tokenHash, now, before, ...placeOfSession(request) };
  void backgroundOf(deps).run('Noting the use of a session', () => noteSessionUse(deps.db, use));
}
