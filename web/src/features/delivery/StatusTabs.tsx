import { Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../shared/kpi/money.ts';
import { countOfTab, type Tab, tabs } from './list-url.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = { readonly active: Tab; readonly counts: Counts | null };

/** The four states with their figures. On a phone they scroll, and the active one is kept in sight. */
export const StatusTabs = ({ active, counts }: Props) => {
  const { t } = useTranslation('delivery');
  const list = useRef<HTMLDivElement>(null);
  const isCounted = counts !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures make the labels wider.
  useEffect(() => {
    const trigger = list.current?.querySelector<HTMLElement>(`[data-value=${active}]`);
    trigger?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [active, isCounted]);
  return (
    <Tabs.List
      ref={list}
      aria-label={t('tabs')}
      overflowX="auto"
      overflowY="hidden"
      paddingX="2"
      scrollbarWidth="none"
    >
      {tabs.map((tab) => (
        <Tabs.Trigger key={tab} value={tab} flexShrink={0} minHeight="44px">
          {counts === null
            ? t(`status.${tab}`)
            : t('tab', { label: t(`status.${tab}`), orders: fullCount(counts[countOfTab[tab]]) })}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
};
