import * as account from './account.ts';
import * as binding from './binding.ts';
import type { Call } from './call.ts';
import * as groups from './groups.ts';
import * as imports from './imports.ts';
import * as shops from './shops.ts';
import * as statistics from './statistics.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value;

/** Every declared call of the `/api` surface, by name. The only list there is. */
export const calls: ReadonlyMap<string, Call> = new Map(
  [account, binding, shops, groups, statistics, imports]
    .flatMap((domain): unknown[] => Object.values(domain))
    .filter(isCall)
    .map((call) => [call.name, call]),
);

export { account, binding, groups, imports, shops, statistics };
