import { Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CountLabel } from './CountLabel.tsx';
import { type Due, tabs, type View } from './list-url.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = {
  readonly active: View;
  /** The deadline that is filtered by: a tab of its own while it is. */
  readonly due: Due | null;
  readonly counts: Counts | null;
};

/** The four states with their figures, and the deadline that is asked for. On a phone they scroll, and the active one is kept in sight. */
export const StatusTabs = ({ active, due, counts }: Props) => {
  const { t } = useTranslation('delivery');
  const list = useRef<HTMLDivElement>(null);
  const isCounted = counts !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures make the labels wider.
  useEffect(() => {
    const trigger = list.current?.querySelector<HTMLElement>(`[data-value=${active}]`);
    trigger?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [active, isCounted]);
  const shown: readonly View[] = due === null ? tabs : [...tabs, due];
  return (
    <Tabs.List
      ref={list}
      aria-label={t('tabs')}
      overflowX="auto"
      overflowY="hidden"
      paddingX="2"
      scrollbarWidth="none"
    >
      {shown.map((view) => (
        <Tabs.Trigger key={view} value={view} flexShrink={0} minHeight="44px">
          {counts === null ? t(`status.${view}`) : <CountLabel view={view} counts={counts} />}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
};
