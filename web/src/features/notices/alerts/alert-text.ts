import type { TFunction } from 'i18next';
import type { TellIn } from '../../../i18n/server-words.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import type { Alert } from './alert-door.ts';

const platforms: Readonly<Record<string, string>> = { temu: 'Temu', shein: 'SHEIN' };

/** An alert in a sentence. */
export function alertText(alert: Alert, t: TFunction<'alerts'>, tell: TellIn): string {
  const { kind, name, detail, amount, deadline } = alert;
  return t(`text.${kind}`, {
    name: name ?? '',
    // Of an import that failed it is what the server says of it.
    detail: kind === 'IMPORT_FAILED' ? tell(detail ?? t('interrupted')) : (detail ?? ''),
    amount: amount === null ? '' : fullMoney(toFen(amount)),
    deadline: deadline === null ? '' : longTime(deadline),
    platform: platforms[name ?? ''] ?? name ?? '',
  });
}
