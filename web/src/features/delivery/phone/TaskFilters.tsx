import { Flex, HStack, Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import type { WarehouseCount } from '../warehouses.ts';
import { Choice } from './Choice.tsx';
import { ScanButton } from './ScanButton.tsx';
import { countOfTab, type TaskFilter, tabOf, taskTabs } from './task-url.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';

interface TaskCounts {
  readonly awaitingPacking: number;
  readonly awaitingShipping: number;
  readonly awaitingEntry: number;
}

interface Props {
  readonly filter: TaskFilter;
  readonly counts: TaskCounts | null;
  readonly shops: readonly { readonly id: string; readonly name: string }[];
  readonly warehouses: readonly WarehouseCount[];
  readonly onChange: (part: Partial<TaskFilter>) => void;
}

/** Which tasks: what is to be done, of which shop, sent by whom, and by number. */
export function TaskFilters({ filter, counts, shops, warehouses, onChange }: Props) {
  const { t } = useTranslation(['phone', 'delivery']);
  const tabs = taskTabs.map((tab) => [tab, counts?.[countOfTab[tab]]] as const);
  return (
    <Flex direction="column" gap="2">
      <Tabs.Root
        value={filter.tab}
        fitted
        colorPalette="accent"
        onValueChange={({ value }) => onChange({ tab: tabOf(value) })}
      >
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map(([tab, count]) => (
            <Tabs.Trigger key={tab} value={tab} minHeight="44px" paddingX="1">
              {count === undefined
                ? t(`tab.${tab}`)
                : t('tabCount', { label: t(`tab.${tab}`), count })}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(([tab]) => (
          <Tabs.Content key={tab} value={tab} tabIndex={-1} padding="0" />
        ))}
      </Tabs.Root>
      <HStack gap="2">
        <SearchInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={filter.search}
          height="44px"
          takesScans
          onSearch={(search) => onChange({ search })}
        />
        <ScanButton onFound={(search) => onChange({ search })} />
      </HStack>
      <HStack gap="2">
        {shops.length > 1 && (
          <Choice
            label={t('words.shop')}
            value={filter.shop ?? ''}
            options={[
              { value: '', label: t('words.allShops') },
              ...shops.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(shop) => onChange({ shop: shop || null })}
          />
        )}
        <Choice
          label={t('words.shippedBy')}
          value={filter.type ?? ''}
          options={[
            { value: '', label: t('allTypes') },
            { value: 'SELF', label: t('delivery:type.SELF') },
            { value: 'MANUFACTURER', label: t('delivery:type.MANUFACTURER') },
          ]}
          onChange={(type) => onChange({ type: type || null })}
        />
      </HStack>
      <WarehouseChoice
        warehouses={warehouses}
        warehouse={filter.warehouse ?? ''}
        sort={filter.sort}
        onChange={({ warehouse, sort }) =>
          onChange({
            ...(warehouse !== undefined && { warehouse: warehouse === '' ? null : warehouse }),
            ...(sort && { sort }),
          })
        }
      />
    </Flex>
  );
}
