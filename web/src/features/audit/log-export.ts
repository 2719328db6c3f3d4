import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { arrow, clausesText, dotted } from '../../i18n/format.ts';
import { type GatherOptions, gatherNodes, idOf } from '../../shared/export/gather.ts';
import { type SheetColumn, timeCell } from '../../shared/export/sheet.ts';
import { AuditLogDocument, type AuditLogQueryVariables } from './AuditLog.generated.ts';
import type { Entry } from './entry-cells.tsx';
import { actText, fieldText, subjectText, subjectValueText, valueText, wayText } from './words.ts';

/** Everything that is filtered of the log, whatever page of it is shown. */
export const gatherLog = (
  client: ApolloClient,
  filter: AuditLogQueryVariables['filter'],
  options: GatherOptions,
): Promise<Entry[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      // Each has lists of its own, and the server answers only so much with one operation.
      atOnce: 50,
      ask: async (part, how) => {
        const query = { query: AuditLogDocument, variables: { filter, ...part } };
        return (await client.query({ ...query, ...how })).data?.auditLog;
      },
    },
    options,
  );

/** The log as a sheet: an act a line, with everything that it was about. */
export const logColumns = (t: TFunction<'audit'>): SheetColumn<Entry>[] => {
  const named = (name: string, value: string) => `${t('named', { name })}${value}`;
  const told = (field: string, value: string | null) =>
    value === null ? t('nothing') : valueText(field, value);
  return [
    { heading: t('export.time'), value: ({ at }) => timeCell(at) },
    { heading: t('words.person'), value: ({ person, personMark }) => dotted(person, personMark) },
    { heading: t('export.act'), value: ({ act }) => actText(t, act) },
    { heading: t('words.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    { heading: t('outcome'), value: ({ outcome }) => t(`outcomes.${outcome}`) },
    {
      heading: t('words.shop'),
      value: ({ shops }) => shops.map(({ name }) => name).join(t('words.separator')) || null,
    },
    {
      heading: t('export.subjects'),
      value: ({ subjects }) =>
        clausesText(
          subjects.map(({ field, value }) =>
            named(subjectText(t, field), subjectValueText(field, value)),
          ),
        ) || null,
    },
    {
      heading: t('export.changes'),
      value: ({ changes, changesLeftOut }) =>
        clausesText([
          ...changes.map(({ field, before, after }) =>
            named(fieldText(t, field), `${told(field, before)} ${arrow()} ${told(field, after)}`),
          ),
          ...(changesLeftOut > 0 ? [t('moreChanges', { count: changesLeftOut })] : []),
        ]) || null,
    },
    { heading: t('export.message'), value: ({ message }) => message },
    { heading: t('export.way'), value: (entry) => wayText(t, entry) },
    { heading: t('export.address'), value: ({ address }) => address },
  ];
};
