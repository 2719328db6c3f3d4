import type { TFunction } from 'i18next';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import type { Alert } from './alert-door.ts';

const platforms: Readonly<Record<string, string>> = { temu: 'Temu', shein: 'SHEIN' };

/** An alert in a sentence. */
export function alertText(alert: Alert, t: TFunction<'alerts'>): string {
  const { kind, name, detail, amount, deadline } = alert;
  return t(`text.${kind}`, {
    name: name ?? '',
    detail: detail ?? (kind === 'IMPORT_FAILED' ? t('interrupted') : ''),
    amount: amount === null ? '' : fullMoney(toFen(amount)),
    deadline: deadline === null ? '' : longTime(deadline),
    platform: platforms[name ?? ''] ?? name ?? '',
  });
}
