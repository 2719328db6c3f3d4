import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { BindOrImport } from '../binding/index.ts';
import { countOfTab, isFiltered, type ListState, tabs, unfiltered, viewOf } from './list-url.ts';
import { hurryActs } from './phone/outbox.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = {
  readonly list: ListState;
  readonly counts: Counts | null;
  /** Orders of the list that are on other pages of it. */
  readonly elsewhere: number;
  readonly hasShops: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
};

/** A tab without orders, and what to do next. */
export const EmptyOrders = ({ list, counts, elsewhere, hasShops, onChange }: Props) => {
  const { t } = useTranslation('delivery');
  const { isBoss } = useViewer();
  if (!hasShops) {
    return (
      <EmptyState
        title={t('empty.noShops')}
        hint={isBoss ? t('empty.noShopsHint') : t('empty.askBoss')}
        action={isBoss && <BindOrImport />}
      />
    );
  }
  if (elsewhere > 0) {
    return (
      <EmptyState
        title={t('empty.held')}
        hint={t('empty.heldHint')}
        action={
          <Button size="sm" variant="outline" onClick={hurryActs}>
            {t('empty.sendNow')}
          </Button>
        }
      />
    );
  }
  if (isFiltered(list)) {
    return (
      <EmptyState
        title={t('empty.noMatch')}
        hint={t('empty.noMatchHint')}
        action={
          <Button size="sm" variant="outline" onClick={() => onChange(unfiltered)}>
            {t('empty.clear')}
          </Button>
        }
      />
    );
  }
  const view = viewOf(list);
  const filled = tabs.filter((tab) => tab !== view && (counts?.[countOfTab[tab]] ?? 0) > 0);
  const waiting = filled.filter((tab) => tab !== 'shipped' && tab !== 'cancelled');
  // What is over is nothing to go on with, but something to look at beside a tab where there is nothing else.
  const others =
    waiting.length === 0 && filled.length === 1 && list.due === null ? filled : waiting;
  return (
    <EmptyState
      title={t(`empty.${view}`)}
      hint={t(list.due === null ? 'empty.hint' : `empty.dueHint.${list.due}`)}
      action={
        others.length > 0 ? (
          <Flex gap="2" wrap="wrap" justify="center">
            {others.map((tab) => (
              <Button key={tab} size="sm" variant="outline" onClick={() => onChange({ tab })}>
                {t('empty.goOn', {
                  label: t(`status.${tab}`),
                  number: fullCount(counts?.[countOfTab[tab]] ?? 0),
                })}
              </Button>
            ))}
          </Flex>
        ) : (
          // Nothing has ever come: shops of an imported file have no orders.
          isBoss && filled.length === 0 && <BindOrImport isSecond />
        )
      }
    />
  );
};
