import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { type GatherOptions, gatherNodes } from '../../shared/export/gather.ts';
import { percentCell, type SheetColumn, timeCell } from '../../shared/export/sheet.ts';
import {
  DeliveryAssessmentsDocument,
  type DeliveryAssessmentsQuery,
  ReturnPackagesDocument,
  type ReturnPackagesQuery,
} from './DeliveryRecords.generated.ts';
import { goodsText } from './order-export.ts';

type Words = TFunction<'delivery'>;
export type Assessment = DeliveryAssessmentsQuery['deliveryAssessments']['edges'][number]['node'];
export type Package = ReturnPackagesQuery['returnPackages']['edges'][number]['node'];

/** A shop is assessed once for the days that begin with one. */
export const assessmentKey = ({ shop, start }: Assessment): string => `${shop.id} ${start}`;

/** Its days are not over: what it says still changes. */
export const isRunning = ({ end }: Pick<Assessment, 'end'>, today: string): boolean => end >= today;

export const packageKey = ({ packageNo }: Package): string => packageNo;

/** Every assessment of the shops. */
export const gatherAssessments = (
  client: ApolloClient,
  selection: ShopSelection,
  options: GatherOptions,
): Promise<Assessment[]> =>
  gatherNodes(
    {
      keyOf: assessmentKey,
      ask: async (part, how) => {
        const query = { query: DeliveryAssessmentsDocument, variables: { selection, ...part } };
        return (await client.query({ ...query, ...how })).data?.deliveryAssessments;
      },
    },
    options,
  );

/** Every package that comes back to the shops. */
export const gatherPackages = (
  client: ApolloClient,
  selection: ShopSelection,
  options: GatherOptions,
): Promise<Package[]> =>
  gatherNodes(
    {
      keyOf: packageKey,
      ask: async (part, how) => {
        const query = { query: ReturnPackagesDocument, variables: { selection, ...part } };
        return (await client.query({ ...query, ...how })).data?.returnPackages;
      },
    },
    options,
  );

/** An assessment a line, with the days and the counts in columns of their own. */
export const assessmentColumns = (t: Words, today: string): SheetColumn<Assessment>[] => [
  { heading: t('words.shop'), value: ({ shop }) => shop.name },
  { heading: t('records.assessments.firstDay'), value: ({ start }) => ({ plain: start }) },
  { heading: t('records.assessments.lastDay'), value: ({ end }) => ({ plain: end }) },
  {
    heading: t('words.running'),
    value: (one) => (isRunning(one, today) ? t('words.running') : null),
  },
  {
    heading: t('words.grade'),
    value: ({ grade }) => t(`records.assessments.grades.${grade}`),
  },
  { heading: t('records.assessments.orders'), value: ({ orderCount }) => orderCount },
  { heading: t('records.assessments.onTimeOrders'), value: ({ onTimeCount }) => onTimeCount },
  { heading: t('records.assessments.onTime'), value: ({ onTimeRate }) => percentCell(onTimeRate) },
  {
    heading: t('records.assessments.late'),
    value: ({ orderCount, onTimeCount }) => orderCount - onTimeCount,
  },
  { heading: t('words.fakeShipments'), value: ({ fakeCount }) => fakeCount },
];

/** A package a line, with everything that is in it. */
export const packageColumns = (t: Words): SheetColumn<Package>[] => [
  { heading: t('words.packageNo'), value: packageKey },
  { heading: t('words.shop'), value: ({ shop }) => shop.name },
  { heading: t('columns.goods'), value: ({ goods }) => goodsText(t, goods) },
  { heading: t('export.quantity'), value: ({ quantity }) => quantity },
  { heading: t('words.reason'), value: ({ reason }) => reason },
  { heading: t('records.packages.courier'), value: ({ courier }) => courier },
  { heading: t('records.packages.trackingNo'), value: ({ trackingNo }) => trackingNo },
  { heading: t('export.created'), value: ({ createdAt }) => timeCell(createdAt) },
  { heading: t('records.packages.sentAt'), value: ({ sentAt }) => timeCell(sentAt) },
  { heading: t('records.packages.signedAt'), value: ({ signedAt }) => timeCell(signedAt) },
];
