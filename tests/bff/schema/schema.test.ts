import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  specifiedScalarTypes,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { schema } from '../../../bff/schema/index.ts';
import { errorCodes } from '../../../bff/upstream/errors.ts';

const root = new URL('../../../', import.meta.url);

describe('schema.graphql', () => {
  it('says the same as the code (otherwise: npm run codegen)', async () => {
    const committed = await readFile(new URL('schema.graphql', root), 'utf8');
    expect(print(parse(committed))).toBe(
      print(parse(printSchema(lexicographicSortSchema(schema)))),
    );
  });

  it('is checked by a command that notices a change', async () => {
    const check = (file: string) =>
      new Promise<{ code: unknown; stderr: string }>((resolve) => {
        execFile(
          process.execPath,
          ['bff/schema/print.ts', '--check', file],
          { cwd: root },
          (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }),
        );
      });
    expect(await check('schema.graphql')).toEqual({ code: 0, stderr: '' });
    const stale = await check('tests/bff/schema/stale.graphql');
    expect(stale).toEqual({
      code: 1,
      stderr: 'tests/bff/schema/stale.graphql is stale: run npm run codegen\n',
    });
  });
});

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !specifiedScalarTypes.includes(type as never),
);

/** Everything of a type that GraphiQL shows a description for. */
function describedParts(type: GraphQLNamedType): [string, string | null | undefined][] {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type)) {
    for (const value of type.getValues())
      parts.push([`${type.name}.${value.name}`, value.description]);
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
    }
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
      for (const argument of field.args) {
        parts.push([`${type.name}.${field.name}(${argument.name}:)`, argument.description]);
      }
    }
  }
  return parts;
}

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    const silent = types
      .flatMap(describedParts)
      .filter(([, description]) => !description || !/[.)]$/.test(description.trim()));
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(types.some(isScalarType)).toBe(true);
  });

  it('says of each what can be read alone: GraphiQL sorts them by name, and shows one at a time', () => {
    const leaning = types
      .flatMap(describedParts)
      .filter(([, description]) =>
        /^(Likewise|The same|These|Those of them)\b/.test(description ?? ''),
      );
    expect(leaning.map(([name]) => name)).toEqual([]);
  });

  it('says where to begin', () => {
    const named = [...(schema.description ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(['viewer', 'shops', 'statistics', 'productList']));
    const known = new Set([
      ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
      ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
      ...Object.keys(schema.getSubscriptionType()?.getFields() ?? {}),
      ...['selection', 'ShopSelection', 'mallId', 'errors'],
    ]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('refuses no error code that the web may meet: the list is closed and each has a meaning', () => {
    for (const [code, { meaning }] of Object.entries(errorCodes)) {
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(meaning.length, code).toBeGreaterThan(20);
    }
  });
});

/**
 * [R7.1-14] Where the schema uses each REST call. The descriptions of these fields name the call, so
 * that a newcomer finds the way from the field to the call and back.
 */
const fieldOfCall: Readonly<Record<string, string>> = {
  listApiKeys: 'Query.apiKeys',
  createApiKey: 'Mutation.createApiKey',
  revokeApiKey: 'Mutation.revokeApiKey',
  listSessions: 'Query.sessions',
  endSession: 'Mutation.endSession',
  changePassword: 'Mutation.changePassword',
  setNickName: 'Mutation.setNickName',
  listTableViews: 'Query.tableViews',
  saveTableView: 'Mutation.saveTableView',
  deleteTableView: 'Mutation.deleteTableView',
  restoreTableView: 'Mutation.restoreTableView',
  setDefaultTableView: 'Mutation.setDefaultTableView',
  listUserNotes: 'Viewer.notes',
  saveUserNotes: 'Mutation.saveUserNotes',
  viewAs: 'Mutation.viewAs',
  endViewing: 'Mutation.endViewing',
  listAudit: 'Query.auditLog',
  listAuditPeople: 'Query.auditPeople',
  listPeople: 'Query.people',
  getShopHealth: 'Shop.health',
  getCashCalendar: 'Query.cashCalendar',
  getCashItems: 'CashCalendar.items',
  getProductDailyVolume: 'ProductRow.dailyQuantities',
  getSkuChanges: 'Query.skuChanges',
  getStockAcrossShops: 'Query.sharedStock',
  startExport: 'Mutation.startExport',
  getExport: 'Query.dataExport',
  listExports: 'Query.dataExports',
  getAlerts: 'Query.alerts',
  markAlerts: 'Mutation.markAlerts',
  readAllAlerts: 'Mutation.readAllAlerts',
  unreadAlerts: 'Mutation.unreadAlerts',
  getAlertSettings: 'Query.alertSettings',
  saveAlertSettings: 'Mutation.saveAlertSettings',
  getPushSettings: 'Query.pushSettings',
  savePushSettings: 'Mutation.savePushSettings',
  savePushSubscription: 'Mutation.savePushSubscription',
  deletePushSubscription: 'Mutation.deletePushSubscription',
  sendTestPush: 'Mutation.sendTestPush',
  getMailSettings: 'Query.mailSettings',
  sendMailCode: 'Mutation.sendMailCode',
  confirmMail: 'Mutation.confirmMail',
  saveMailSettings: 'Mutation.saveMailSettings',
  deleteMailAddress: 'Mutation.deleteMailAddress',
  sendTestMail: 'Mutation.sendTestMail',
  deleteExport: 'Mutation.deleteExport',
  login: 'Mutation.login',
  register: 'Mutation.register',
  resetpass: 'Mutation.resetPassword',
  logout: 'Mutation.logout',
  sendPhoneCode: 'Mutation.sendCode',
  sendPhoneCodeRegister: 'Mutation.sendCode',
  sendPhoneCodeFindPass: 'Mutation.sendCode',
  getUserInfo: 'Viewer',
  getShopList: 'Shop',
  getShopListByWorkerPhone: 'Shop',
  getShopTabMap: 'Shop.isHidden',
  setShopTabAllMap: 'Mutation.saveShopLayout',
  renameShop: 'Mutation.renameShop',
  findSheinShopByUId: 'Query.sheinShops',
  saveUserGroups: 'Mutation.createShopGroup',
  updateUserGroups: 'Mutation.renameShopGroup',
  saveShopGroups: 'Mutation.setShopGroupShops',
  removeUserGroups: 'Mutation.deleteShopGroups',
  getWarehouseMgtTemuUserList: 'Shipper',
  saveWorkerUser: 'Mutation.addShipper',
  getWorkerPassword: 'Mutation.issueShipperPassword',
  deleteShipper: 'Mutation.removeShipper',
  removeShipperAuthorization: 'Mutation.unassignShipper',
  listManagers: 'Manager',
  getUserPermissionList: 'ManagerPermission',
  checkUserWorkerPhone: 'Query.staffPhone',
  getShopListForDistribute: 'Query.distributableShops',
  saveManager: 'Mutation.saveManager',
  setPermissionIds: 'Mutation.setManagerPermissions',
  settingMgtUserPass: 'Mutation.setManagerPassword',
  removeShopKeeperId: 'Mutation.removeManagerFromShop',
  deleteManager: 'Mutation.removeManager',
  sendCode: 'Mutation.sendStaffCode',
  sendCodeForBindAndDistribute: 'Mutation.sendStaffCode',
  distributeShopToUser: 'Mutation.distributeShops',
  distributeShopToUserNoCode: 'Mutation.distributeShops',
  listOperators: 'Operator',
  getOperatorAssignments: 'OperatorAssignments',
  getShopListByWorkerIdForOwner: 'Operator.shops',
  getEntityListForOwner: 'Query.ownedAccounts',
  getShopListForOwnerByEntity: 'Query.shopsOfAccounts',
  saveOperatorShops: 'Mutation.addOperator',
  changeOperatorPhone: 'Mutation.changeOperatorPhone',
  deleteOperator: 'Mutation.removeOperator',
  sendPhoneCodeOperator: 'Mutation.sendCode',
  getAbnormalProductNum: 'ShopCard.abnormalProductCount',
  bindAccount: 'Mutation.bindMainAccount',
  sendTemuCode: 'Mutation.resendBindCode',
  confirmBindCode: 'Mutation.confirmBindCode',
  getBindState: 'BindState',
  issueHelperToken: 'Mutation.issueHelperToken',
  softwareStarted: 'Viewer.softwareStarted',
  getTemuCredByShopId: 'Shop.hasSession',
  getTemuCredByShopIdAgent: 'Shop.hasAgentSession',
  getBossHasAtLeastOneDevice: 'Viewer.hasDevice',
  deleteMyTemuAcount: 'Mutation.unbindMainAccount',
  sheinAuthCancel: 'Mutation.unbindSheinShop',
  sheinAuthorizationUrl: 'Mutation.startAuthorization',
  temuAuthorizationUrl: 'Mutation.startAuthorization',
  getTemuAccountList: 'MainAccount',
  getTemuShopListByTemuUid: 'MainAccount.shops',
  getAccountSheinShopList: 'Query.boundSheinShops',
  sendPhoneCodeBind: 'Mutation.sendCode',
  bindPhone: 'Mutation.bindPhone',
  chatLoginCode: 'Mutation.startChatLogin',
  chatLoginExchange: 'Mutation.loginByChat',
  shopRating: 'ShopCard.review',
  createdProducts: 'CreatedProducts',
  joinedQuantity: 'ShopCard.joinedQuantity',
  productCountByType: 'ShopCard.awaitingFirstOrderCount',
  deadStock: 'DeadStock',
  refundInfo: 'ShopCard.refundCount',
  specification: 'ShopCard.specificationCount',
  queryUserGroups: 'ShopGroup',
  getHistoryTotalSales: 'SalesTotals.amount',
  queryTotalSales: 'SalesTotals.amount',
  getHistorySaleVolume: 'SalesTotals.quantity',
  queryTotalSaleVolume: 'SalesTotals.quantity',
  getHistoryTotalProfits: 'SalesTotals.profit',
  queryTotalProfit: 'SalesTotals.profit',
  getLineChartDataSales: 'Statistics.amountTrend',
  queryChartDataSales: 'Statistics.amountTrend',
  getLineChartDataVolume: 'Statistics.quantityTrend',
  queryChartDataSaleVolume: 'Statistics.quantityTrend',
  getLineChartDataProfit: 'Statistics.profitTrend',
  queryChartDataProfit: 'Statistics.profitTrend',
  getProductSalesRanking: 'Statistics.productRanking',
  querySalesRanking: 'Statistics.productRanking',
  getShopSalesRanking: 'Statistics.shopRanking',
  getShopSalesByTime: 'Shop.statistics',
  explainChange: 'Statistics.change',
  explainOrigin: 'Statistics.origin',
  explainStanding: 'Statistics.standing',
  getTrendEvents: 'Statistics.events',
  getShopLatelySalesInfos: 'ShopCard.salesRank',
  sheinGetShopLatelySalesInfos: 'ShopCard.salesRank',
  getTemplates: 'Query.labelTemplates',
  getGpsrTemplates: 'Query.labelTemplates',
  getLabelByUid: 'Query.ownLabel',
  getLabelBySkuId: 'Query.labelOfSku',
  getLabelsBySkuIds: 'Query.labelsOfSkus',
  saveTemplate: 'Mutation.saveLabel',
  saveGpsrTemplate: 'Mutation.saveLabel',
  saveTemplateWithSku: 'Mutation.saveLabel',
  saveLabel: 'Mutation.saveLabel',
  updateLabel: 'Mutation.updateLabel',
  deleteLabel: 'Mutation.deleteLabel',
  queryListings: 'Query.listings',
  getListingDetail: 'Query.listing',
  getListingOptions: 'ListingOptions',
  collectByUrl: 'Mutation.collectListings',
  importCollected: 'Mutation.importListing',
  saveListing: 'Mutation.saveListing',
  translateListing: 'Mutation.translateListings',
  publishListing: 'Mutation.publishListings',
  deleteListings: 'Mutation.deleteListings',
  querySelection: 'Query.selectionCandidates',
  pickCandidate: 'Mutation.pickCandidate',
  submitImage: 'Mutation.translateImage',
  getImageState: 'Query.imageTranslation',
  getImageResult: 'ImageTranslation.result',
  redrawImage: 'Mutation.redrawImageTranslation',
  cancelImage: 'Mutation.cancelImageTranslation',
  queryShippingOrders: 'Query.shippingOrders',
  confirmPacking: 'Mutation.confirmPacking',
  confirmShipping: 'Mutation.confirmShipping',
  confirmEntry: 'Mutation.confirmEntry',
  reportShortage: 'Mutation.reportShortage',
  listTodos: 'Query.todos',
  listTodoPeople: 'Query.todoPeople',
  putOffTodo: 'Mutation.putOffTodo',
  resumeTodo: 'Mutation.resumeTodo',
  handTodo: 'Mutation.handTodo',
  takeBackTodo: 'Mutation.takeBackTodo',
  settleTodo: 'Mutation.settleTodo',
  reopenTodo: 'Mutation.reopenTodo',
  answerShortage: 'Mutation.answerShortage',
  clearShortage: 'Mutation.clearShortage',
  cancelShippingOrder: 'Mutation.cancelShippingOrder',
  getReturnSupplierPackage: 'Query.returnPackages',
  findShopReturnOrderList: 'Query.returnPackages',
  queryDeliveryAssessmentRecord: 'Query.deliveryAssessments',
  getAvailableBalance: 'Finance.available',
  getPendingAmount: 'Finance.pending',
  getSystemRestrict: 'Finance.restrictions',
  getShopRealStockValue: 'StockValue',
  getShopInRiskProductAndInStock: 'ShopStockRisk',
  queryStatisticDataSupplier: 'SupplyStatistics',
  querySoldOutPerform: 'SoldOutStatistics',
  querySoldOut7Loss: 'SoldOutLoss',
  getTemuMsgAndRule: 'Statistics.messages',
  getSalesLast10m: 'RecentSales.amount',
  querySalesLast10m: 'RecentSales.amount',
  getSaleVolumeLast10m: 'RecentSales.quantity',
  querySaleVolumeLast10m: 'RecentSales.quantity',
  getProfitLast10m: 'RecentSales.profit',
  queryProfitLast10m: 'RecentSales.profit',
  getTotalSalesGroupByCatalogue: 'Statistics.salesByCategory',
  categoryQuery: 'Statistics.salesByCategory',
  getTotalSalesByDateAndPrice: 'Statistics.salesByPrice',
  shopPriceQuery: 'Statistics.salesByPrice',
  getLineChartDataVolumeBySKU: 'Statistics.skuTrends',
  getAddedProductNum: 'ProductStatistics.addedCount',
  getCreatedProductStatistics: 'ProductStatistics.created',
  getSalesProductNum: 'ProductStatistics.soldCount',
  getSalesProductNumNew: 'SoldProducts',
  salesTotal: 'SoldProducts',
  getTodaySalesProductNum: 'ProductStatistics.soldTodayCount',
  getShopProductNum: 'ProductStates',
  findShopOnSaleTotal: 'ProductStates',
  getShopProductDocumentCount: 'ProductDocuments',
  findShopProductDocumentCount: 'ProductDocuments',
  getProductOnAndOffBoardMsg: 'Statistics.shelfChanges',
  getShopDeadStockProductInfo: 'Statistics.deadStock',
  getProductInfoList: 'Query.productList',
  productInfo: 'Query.productList',
  getProductNumHasCostOrNot: 'ProductRowConnection.counts',
  costIsNullTotal: 'ProductRowConnection.counts',
  saveCostBySku: 'Mutation.setSkuCosts',
  costBySku: 'Mutation.setSkuCosts',
  setProductNameBySkc: 'Mutation.renameSkc',
  updateProductInfoSummary: 'Mutation.updateProductSummary',
  getIndexNoticeInfo: 'Query.notices',
  getNotice: 'Query.notice',
  getShopReviewRankingList: 'Statistics.reviewRanking',
  previewImport: 'Mutation.previewImport',
  startImport: 'Mutation.startImport',
  cancelImport: 'Mutation.cancelImport',
  takeBackImport: 'Mutation.takeBackImport',
  discardUpload: 'Mutation.discardUpload',
  getImport: 'SalesImport',
  listImports: 'SalesImport',
  listImportRefusals: 'SalesImport.refusals',
  listImportChanges: 'SalesImport.changes',
  submitOrder: 'Mutation.submitRenewal',
  cancelOrder: 'Mutation.cancelRenewal',
  destructionCet: 'Mutation.redeemCoupon',
  getCouponInfo: 'Query.coupons',
  listRedeemedCoupons: 'Query.redeemedCoupons',
  couponValues: 'RenewalPrices',
  queryOrders: 'Query.renewalOrders',
  checkExpiredShops: 'Query.shopsToRenew',
  getExpiredShopList: 'Query.expiredShops',
};

/** Calls that no field uses, each with the reason. */
const withoutField: Readonly<Record<string, string>> = {
  registerDevice: 'the desktop helper tells of its machine itself',
  startHelperSession: 'the desktop helper uses the token up itself',
  keepHelperSession: 'the desktop helper says itself that it is there',
  endHelperSession: 'the desktop helper says itself that it leaves',
  getShopCookie: 'for the desktop helper alone',
  uploadImport: 'POST /upload/import: bytes do not travel in GraphQL',
  uploadFile: 'POST /oss/upload: bytes do not travel in GraphQL',
  tryImport: 'POST /upload/try: bytes do not travel in GraphQL',
  spuQuery: 'productInfo at the level spu, for other callers',
  skuQuery: 'productInfo at the level sku, for other callers',
  unbindTemuAccount: 'another path of deleteMyTemuAcount, for other callers',
  getShopsByEntities: 'another path of getShopListForOwnerByEntity, for other callers',
  listShippers: 'another path of getWarehouseMgtTemuUserList, for other callers',
  saveShipper: 'another path of saveWorkerUser, for other callers',
  listMainAccounts: 'another path of getEntityListForOwner, for other callers',
  unbindSheinShop: 'another path of sheinAuthCancel, for other callers',
  checkPhoneExists: 'another path of checkUserWorkerPhone, for other callers',
  deleteManagerPermission: 'another path of removeShopKeeperId, for other callers',
  removeShopWorkerId: 'removeShopKeeperId by id in place of the phone, for other callers',
  getShopsByPhone: 'listManagers tells the shops of every manager in one read',
  getPermissionIds: 'listManagers tells the permissions of every manager in one read',
};

describe('[R7.1-14] the catalogue of REST calls', () => {
  it('is in the schema as a whole: no call is missing, and none is named that is not declared', () => {
    const mapped = [...Object.keys(fieldOfCall), ...Object.keys(withoutField)];
    expect(mapped.sort()).toEqual([...calls.keys()].sort());
  });

  it.each(Object.entries(fieldOfCall))(
    '%s is used by %s, whose description says so',
    (name, place) => {
      const [typeName = '', fieldName] = place.split('.');
      const type = schema.getType(typeName);
      if (!isObjectType(type)) throw new Error(`${typeName} is no type`);
      const described = fieldName === undefined ? type : type.getFields()[fieldName];
      expect(described?.description).toMatch(new RegExp(`Source: .*\\b${name}\\b`));
    },
  );
});
