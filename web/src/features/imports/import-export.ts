import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import type { SalesImportFilter } from '../../graphql/schema.generated.ts';
import type { TellIn } from '../../i18n/server-words.ts';
import { type GatherOptions, gatherNodes, idOf } from '../../shared/export/gather.ts';
import { moneyCell, type SheetColumn, timeCell } from '../../shared/export/sheet.ts';
import { ImportChangesDocument, type ImportChangesQuery } from './ImportChanges.generated.ts';
import { ImportHistoryDocument } from './ImportHistory.generated.ts';
import type { ImportJobFragment } from './ImportJob.generated.ts';
import { ImportRefusalsDocument, type ImportRefusalsQuery } from './ImportRefusals.generated.ts';
import { rowKey, rowPlace } from './row-place.ts';

type Words = TFunction<'imports'>;
type Import = Omit<ImportJobFragment, ' $fragmentName'>;
type Refused = NonNullable<NonNullable<ImportRefusalsQuery['salesImport']>['refusals']>;
type Refusal = Refused['edges'][number]['node'];
type Changed = NonNullable<NonNullable<ImportChangesQuery['salesImport']>['changes']>;
type Change = Changed['edges'][number]['node'];

/** Every import, or all that the filter means. */
export const gatherImports = (
  client: ApolloClient,
  filter: SalesImportFilter | null,
  options: GatherOptions,
): Promise<Import[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      // Each has a list of its own, and the server answers only so much with one operation.
      atOnce: 50,
      ask: async ({ first }, how, after) => {
        const query = { query: ImportHistoryDocument, variables: { filter, first, after } };
        return (await client.query({ ...query, ...how })).data?.salesImports;
      },
    },
    options,
  );

/** Every line of an import that was refused. */
export const gatherRefusals = (
  client: ApolloClient,
  id: string,
  options: GatherOptions,
): Promise<Refusal[]> =>
  gatherNodes(
    {
      keyOf: rowKey,
      ask: async ({ first }, how, after) => {
        const query = { query: ImportRefusalsDocument, variables: { id, first, after } };
        return (await client.query({ ...query, ...how })).data?.salesImport?.refusals;
      },
    },
    options,
  );

/** Every line that an import has changed, as far as they are kept. */
export const gatherChanges = (
  client: ApolloClient,
  id: string,
  options: GatherOptions,
): Promise<Change[]> =>
  gatherNodes(
    {
      keyOf: rowKey,
      ask: async ({ first }, how, after) => {
        const query = { query: ImportChangesDocument, variables: { id, first, after } };
        return (await client.query({ ...query, ...how })).data?.salesImport?.changes;
      },
    },
    options,
  );

export const importColumns = (t: Words): SheetColumn<Import>[] => [
  { heading: t('history.file'), value: ({ fileName }) => fileName },
  { heading: t('words.time'), value: ({ createdAt }) => timeCell(createdAt) },
  { heading: t('words.status'), value: ({ status }) => t(`job.status.${status}`) },
  { heading: t('job.added'), value: ({ linesAdded }) => linesAdded },
  { heading: t('job.changed'), value: ({ linesChanged }) => linesChanged },
  { heading: t('job.known'), value: ({ linesKnown }) => linesKnown },
  { heading: t('job.refused'), value: ({ rowsRefused }) => rowsRefused },
  { heading: t('history.firstDay'), value: ({ firstDay }) => firstDay && { plain: firstDay } },
  { heading: t('history.lastDay'), value: ({ lastDay }) => lastDay && { plain: lastDay } },
];

export const refusalColumns = (t: Words, tell: TellIn): SheetColumn<Refusal>[] => [
  { heading: t('refusals.row'), value: rowPlace },
  { heading: t('words.reason'), value: ({ reason }) => tell(reason) },
  { heading: t('refusals.raw'), value: ({ raw }) => raw },
];

/** What was and what is, beside each other. */
export const changeColumns = (t: Words): SheetColumn<Change>[] => {
  const values = (part: 'before' | 'after'): SheetColumn<Change>[] => {
    const heading = (key: 'kind' | 'quantity' | 'amount' | 'soldAt') =>
      t(`changes.${part}`, { column: t(`mapping.columnsOf.${key}`) });
    return [
      { heading: heading('kind'), value: (line) => t(`mapping.kinds.${line[part].kind}`) },
      { heading: heading('quantity'), value: (line) => line[part].quantity },
      { heading: heading('amount'), isMoney: true, value: (line) => moneyCell(line[part].amount) },
      { heading: heading('soldAt'), value: (line) => timeCell(line[part].soldAt) },
    ];
  };
  return [
    { heading: t('refusals.row'), value: rowPlace },
    { heading: t('mapping.columnsOf.orderNo'), value: ({ orderNo }) => orderNo },
    { heading: t('mapping.columnsOf.shop'), value: ({ shopName }) => shopName },
    { heading: t('mapping.columnsOf.code'), value: ({ productCode }) => productCode },
    ...values('before'),
    ...values('after'),
  ];
};
