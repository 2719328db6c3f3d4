import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { countOfTab, type ListState, tabs, viewOf } from './list-url.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = {
  readonly list: ListState;
  readonly counts: Counts | null;
  readonly hasShops: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
};

/** A tab without orders, and what to do next. */
export const EmptyOrders = ({ list, counts, hasShops, onChange }: Props) => {
  const { t } = useTranslation('delivery');
  const { isBoss } = useViewer();
  if (!hasShops) {
    return (
      <EmptyState
        title={t('empty.noShops')}
        hint={isBoss ? t('empty.noShopsHint') : t('empty.askBoss')}
      />
    );
  }
  if (list.search !== '' || list.type !== 'all') {
    return (
      <EmptyState
        title={t('empty.noMatch')}
        hint={t('empty.noMatchHint')}
        action={
          <Button size="sm" variant="outline" onClick={() => onChange({ search: '', type: 'all' })}>
            {t('empty.clear')}
          </Button>
        }
      />
    );
  }
  const view = viewOf(list);
  const others = tabs.filter((tab) => tab !== view && tab !== 'cancelled');
  return (
    <EmptyState
      title={t(`empty.${view}`)}
      hint={t('empty.hint')}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {others.map((tab) => {
            const count = counts?.[countOfTab[tab]] ?? 0;
            if (count === 0) return null;
            return (
              <Button key={tab} size="sm" variant="outline" onClick={() => onChange({ tab })}>
                {t('empty.goOn', { label: t(`status.${tab}`), count })}
              </Button>
            );
          })}
        </Flex>
      }
    />
  );
};
