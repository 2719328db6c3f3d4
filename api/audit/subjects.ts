import type { Call } from '../contract/call.ts';
import type { Caller } from '../deps.ts';
import { accountAudits } from './account.ts';
import type { Audit, Told } from './declare.ts';
import { goodsAudits } from './goods.ts';
import { labelAudits } from './labels.ts';
import { peopleAudits } from './people.ts';
import { shopAudits } from './shops.ts';
import { todoAudits } from './todos.ts';

/** Of every call that changes something, and of every one that gives a credential away, what its line says. */
export const audits: ReadonlyMap<string, Audit> = new Map([
  ...accountAudits,
  ...shopAudits,
  ...peopleAudits,
  ...goodsAudits,
  ...labelAudits,
  ...todoAudits,
]);

/** What the line of a call says; undefined for one that leaves none. */
export function auditOf({ name }: Pick<Call, 'name'>, { helper }: Caller): Told | undefined {
  const audit = audits.get(name);
  if (audit === undefined || 'leftOut' in audit) return undefined;
  return audit.ofHelpers && helper === undefined ? undefined : audit;
}
