import { purgeAccounts } from '../../db/account/accounts.ts';
import { purgeTableViews } from '../../db/account/table-views.ts';
import { purgeAuditLog } from '../../db/audit/audit-log.ts';
import { purgeBinding } from '../../db/binding/purge.ts';
import { forgetSteps } from '../../db/delivery/shipping-steps.ts';
import { purgeHelpers } from '../../db/desktop/helper-sessions.ts';
import { purgeAlerts } from '../../db/notices/alerts.ts';
import { purgeMailCodes } from '../../db/notices/mail-settings.ts';
import type { ApiDeps } from '../deps.ts';

const interval = 60 * 60 * 1000;

const keptDays = ({ config }: ApiDeps): number => config.auditLogDays ?? 365;

export interface Housekeeping {
  /** Deletes, at most once an hour and in the background, what nothing needs any more. */
  run(): void;
  /** Waits for a deletion that still runs. */
  close(): Promise<void>;
}

/** Driven by writes instead of a timer: a server without writes has nothing new to delete. */
export function createHousekeeping(deps: ApiDeps): Housekeeping {
  let last = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();
  return {
    run() {
      const now = deps.now();
      if (now - last < interval) return;
      last = now;
      running = running
        .then(() => purgeAccounts(deps.db, now))
        .then(() => purgeTableViews(deps.db, now))
        .then(() => purgeBinding(deps.db, now))
        .then(() => forgetSteps(deps.db, now))
        .then(() => purgeHelpers(deps.db, now))
        .then(() => purgeAlerts(deps.db, now))
        .then(() => purgeMailCodes(deps.db, now))
        .then(() => purgeAuditLog(deps.db, now - keptDays(deps) * 86_400_000))
        .catch((error: unknown) => {
          deps.logger.warn(
            { err: error },
            'Old sessions, codes, keys, views, alerts, lines of the audit log and unbound shops could not be deleted',
          );
        });
    },
    close: () => running,
  };
}
