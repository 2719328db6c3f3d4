import type { Db } from '../../db/engine/connect.ts';
import type { ApiDeps } from '../deps.ts';
import { createSimulatedAccounts } from '../marketplace/simulator/accounts.ts';
import { AccountProblem, type MarketplaceAccounts } from './marketplace-accounts.ts';
import { vaultOf } from './vault.ts';

const made = new WeakMap<Db, Promise<MarketplaceAccounts>>();

/**
 * The way to the marketplaces' accounts: the one that was handed in, else the simulator.
 * @throws AccountProblem `notConnected` where there is neither
 */
export function accountsOf(deps: ApiDeps): Promise<MarketplaceAccounts> {
  if (deps.accounts !== undefined) return Promise.resolve(deps.accounts);
  if (deps.config.simulated === false) return Promise.reject(new AccountProblem('notConnected'));
  const known = made.get(deps.db);
  if (known !== undefined) return known;
  const accounts = vaultOf(deps).then((vault) => createSimulatedAccounts({ sms: deps.sms, vault }));
  made.set(deps.db, accounts);
  accounts.catch(() => made.delete(deps.db));
  return accounts;
}
