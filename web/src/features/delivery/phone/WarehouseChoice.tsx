import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type WarehouseCount, warehouseChoices } from '../warehouses.ts';
import { Choice } from './Choice.tsx';
import { type TaskSort, taskSorts } from './task-url.ts';

interface Chosen {
  /** Empty for any. */
  readonly warehouse: string;
  readonly sort: TaskSort;
}

interface Props extends Chosen {
  readonly warehouses: readonly WarehouseCount[];
  readonly onChange: (part: Partial<Chosen>) => void;
}

/** To which warehouse, and whether those to one stand together; nothing where all go to the same. */
export function WarehouseChoice({ warehouses, warehouse, sort, onChange }: Props) {
  const { t } = useTranslation('delivery');
  const choices = warehouseChoices(warehouses, warehouse);
  if (choices.length < 2 && warehouse === '' && sort === 'deadline') return null;
  return (
    <HStack gap="2">
      <Choice
        label={t('export.warehouse')}
        value={warehouse}
        options={[{ value: '', label: t('filter.allWarehouses') }, ...choices]}
        onChange={(name) => onChange({ warehouse: name })}
      />
      <Choice
        label={t('filter.sort')}
        value={sort}
        options={taskSorts.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(chosen) => onChange({ sort: chosen })}
      />
    </HStack>
  );
}
