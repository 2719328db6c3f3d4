import type { TFunction } from 'i18next';
import { shortMoney } from '../../../shared/kpi/money.ts';
import type { Task } from '../operations/tasks.ts';

/** What is to be done, in words. */
export const todoText = (
  t: TFunction<'operations'>,
  { kind, count }: Pick<Task, 'kind' | 'count'>,
): string =>
  kind === 'frozen'
    ? t('tasks.frozen', { amount: shortMoney(count) })
    : t(`tasks.${kind}`, { count });
