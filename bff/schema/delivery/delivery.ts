import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/delivery.ts';
import { shopsToSend } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { connectionOfPages, numberedPages, pageOf, sinceDescription, sinceOf } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { deliveryGrade, grades } from '../shops/shop-card.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { shippingGoods } from './shipping-orders.ts';

/** What the platform sends back to the supplier, and how it assesses deliveries. */

type ReturnPackage = CallOutput<typeof calls.getReturnSupplierPackage>['rows'][number];
type Assessment = CallOutput<typeof calls.queryDeliveryAssessmentRecord>['rows'][number];

const returnPackage = builder.objectRef<ReturnPackage>('ReturnPackage').implement({
  description:
    'Goods that the platform sends back to the supplier. Source: getReturnSupplierPackage.',
  fields: (t) => ({
    packageNo: t.exposeString('packageNo', { description: 'Number of the package.' }),
    shop: t.field(ofShop('The shop whose goods they are.')),
    reason: t.exposeString('reason', { description: 'Why they come back, in Chinese.' }),
    courier: t.exposeString('courier', { description: 'Who carries it.' }),
    trackingNo: t.exposeString('trackingNo', {
      nullable: true,
      description: 'Number of the carrier. Null until it is sent.',
    }),
    createdAt: t.expose('createTime', { type: 'DateTime', description: 'When it was made.' }),
    sentAt: t.expose('sendTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent. Null before.',
    }),
    signedAt: t.expose('signTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was signed for. Null before.',
    }),
    goods: t.field({
      type: [shippingGoods],
      description: 'What is in it, each SKU once.',
      resolve: (row) => row.goods,
    }),
    quantity: t.int({
      description: 'Pieces in all.',
      resolve: ({ goods }) => goods.reduce((sum, one) => sum + one.quantity, 0),
    }),
  }),
});

const assessment = builder.objectRef<Assessment>('DeliveryAssessment').implement({
  description:
    'How the platform assessed the deliveries of a shop over some days. Source: queryDeliveryAssessmentRecord.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    start: t.expose('startTime', { type: 'Date', description: 'The first day.' }),
    end: t.expose('endTime', {
      type: 'Date',
      description: 'The last day; it may still be to come.',
    }),
    grade: t.field({
      type: deliveryGrade,
      description: 'The grade.',
      resolve: (row) => grades[row.assessmentResult] ?? 'NONE',
    }),
    orderCount: t.exposeInt('orderNum', { description: 'Orders that were assessed.' }),
    onTimeCount: t.exposeInt('onTimeNum', { description: 'Orders that left in time.' }),
    fakeCount: t.exposeInt('fakeNum', {
      description: 'Orders that were reported as shipped but handed over to nobody.',
    }),
    onTimeRate: t.float({
      nullable: true,
      description: 'Orders in time divided by all, 0 to 1. Null without any order.',
      resolve: (row) => (row.orderNum === 0 ? null : row.onTimeNum / row.orderNum),
    }),
  }),
});

const packageConnection = connectionType('ReturnPackage', returnPackage, {
  one: 'package',
  page: 'A page of return packages.',
});

const assessmentConnection = connectionType('DeliveryAssessment', assessment, {
  one: 'assessment',
  page: 'A page of assessments of deliveries.',
});

builder.queryFields((t) => {
  const args = {
    selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
    ...numberedPages(t.arg, 20),
  };
  const noRows = { total: 0, rows: [] };
  return {
    returnPackages: t.field({
      type: packageConnection,
      authScopes: { seller: true },
      description:
        'The packages that come back to the supplier from the selected shops, newest first. Source: getReturnSupplierPackage, shein findShopReturnOrderList.',
      args: {
        ...args,
        updatedSince: t.arg({ type: 'DateTime', description: sinceDescription }),
      },
      resolve: async (_root, given, context) => {
        const { selected, shops } = await resolveSelection(context, given.selection);
        return connectionOfPages(pageOf(given), async (pageIndex, pageSize) =>
          shops.length === 0
            ? noRows
            : context.callForShops(calls.getReturnSupplierPackage, selected, {
                ...sinceOf(given.updatedSince),
                pageIndex,
                pageSize,
              }),
        );
      },
    }),
    deliveryAssessments: t.field({
      type: assessmentConnection,
      authScopes: { seller: true },
      description:
        'How temu assessed the deliveries of the selected shops, the newest days first. For shein shops alone those of the first temu shop: shein assesses none. Source: queryDeliveryAssessmentRecord.',
      args,
      resolve: async (_root, given, context) => {
        const [{ selected }, { tabs }] = await Promise.all([
          resolveSelection(context, given.selection),
          context.directory(),
        ]);
        const call = calls.queryDeliveryAssessmentRecord;
        return connectionOfPages(pageOf(given), async (pageIndex, pageSize) =>
          shopsToSend(call, selected, tabs).length === 0
            ? noRows
            : context.callForShops(call, selected, {
                pageIndex,
                pageSize,
              }),
        );
      },
    }),
  };
});
