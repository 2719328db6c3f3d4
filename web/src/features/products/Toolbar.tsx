import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { fullCount } from '../../shared/kpi/money.ts';
import { AllMatching } from '../../shared/lists/AllMatching.tsx';
import { TableBar } from '../../shared/table/TableBar.tsx';
import { UploadIcon } from '../../shared/ui/icons.tsx';
import { productColumns } from './export-sheet.ts';
import { fetchRows } from './fetch-all.ts';
import type { Level } from './list-url.ts';
import { type ColumnChoice, columnOf } from './use-columns.ts';
import type { ListSummary } from './use-pages.ts';
import type { Picked } from './use-picked.ts';
import type { ListVariables, ProductRow } from './variables.ts';

type Props = {
  readonly level: Level;
  /** Null until the list is known. */
  readonly total: number | null;
  readonly counts: ListSummary['counts'];
  readonly variables: ListVariables;
  readonly picked: Picked;
  /** The rows that are here: ticked all, the rest of the list is offered too. */
  readonly loaded: readonly ProductRow[];
  readonly columns: ColumnChoice;
  readonly mayLookCost: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onBulkCost: () => void;
  readonly onCostFile: () => void;
};

/** Costs are of SKUs, and those of each product are asked for by themselves: no more products than these at once. */
const mostLookedUp = 2_000;

/** On a phone the words have a line to themselves. */
const inLine = { base: '1 0 100%', md: '1' } as const;

/** How many there are, or what can be done with the ticked ones; and the ways in and out by file. */
export const Toolbar = (props: Props) => {
  const { level, total, counts, variables, picked, loaded, columns, mayLookCost } = props;
  const { t } = useTranslation('products');
  const client = useApolloClient();
  const count = picked.rows.length;
  const said = [
    ...(total === null
      ? []
      : [t('summary', { total: fullCount(total), level: t(`level.${level}`) })]),
    ...(counts === null
      ? []
      : [
          t('costCounts', {
            withCost: fullCount(counts.withCost),
            withoutCost: fullCount(counts.withoutCost),
          }),
        ]),
  ];
  return (
    <Flex
      columnGap="3"
      rowGap="1"
      align="center"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      minHeight="9"
      paddingX="3"
      paddingY="1"
      borderBottomWidth="1px"
    >
      {count > 0 ? (
        <Flex role="region" aria-label={t('words.bulkActs')} gap="2" align="center" flex={inLine}>
          <Text fontWeight="semibold" aria-live="polite">
            {t('words.picked', { count })}
          </Text>
          {total !== null && (level === 'sku' || total <= mostLookedUp) && (
            <AllMatching
              size="xs"
              total={total}
              gather={(options) => fetchRows(client, variables, options)}
              picked={{
                rows: picked.rows,
                elsewhere: 0,
                all: loaded.every(({ id }) => picked.has(id)),
                pickRows: (rows) => picked.pick(rows, true),
              }}
            />
          )}
          <Button size="xs" onClick={props.onBulkCost}>
            {t('bulk.cost')}
          </Button>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={picked.clear}>
            {t('words.clearPicked')}
          </Button>
        </Flex>
      ) : (
        // A phone has two lines of them, whose place is kept until they are known.
        <Flex flex={inLine} align="center" gap="2" minHeight={{ base: '11', md: '0' }}>
          <Text color="fg.muted" aria-live="polite" data-testid="product-count">
            {dotted(...said)}
          </Text>
          {props.isFiltered && (
            <Button size="xs" variant="ghost" onClick={props.onClear}>
              {t('words.clearFilters')}
            </Button>
          )}
        </Flex>
      )}
      {mayLookCost && (
        <Button
          data-screen
          size="sm"
          variant="outline"
          colorPalette="gray"
          minHeight={{ base: '44px', lg: '9' }}
          onClick={props.onCostFile}
        >
          <UploadIcon />
          {t('costFile.open')}
        </Button>
      )}
      <ExportMenu
        isEmpty={total === 0}
        gather={(options) => fetchRows(client, variables, options)}
        columns={() => productColumns(t, mayLookCost)}
        fileName={(kind) =>
          t('export.fileName', { level: t(`level.${level}`), ...variables.range, kind })
        }
      />
      <TableBar look={columns.look} nameOf={(key) => t(`columns.${columnOf(key)}`)} />
    </Flex>
  );
};
