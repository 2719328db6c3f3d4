import { type Call, platformTaken } from '../../../api/contract/call.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import {
  type ContractWorld,
  chatSession,
  managerPhone,
  phone,
  pictureAtHost,
} from './contract-world.ts';

/** What each declared call is sent, with what earlier ones have answered. */

const newPhone = '13911113333';
const assignedPhone = '13922222222';
const importOptions = {
  mapping: {
    orderNo: '订单号',
    productCode: '货号',
    quantity: '数量',
    unitPrice: '单价',
    soldAt: '时间',
  },
  encoding: 'utf-8',
};

/** Of the product that the shops have, and what is drawn for it. */
const skuId = 'SK-1';
const drawing = { width: 1000, height: 700, pointsList: [] };

/** Fields of the calls that need more than the shops and a date range. */
function specialFields({
  api,
  answers,
  browser,
  viewing,
  chatToken,
  mallIds,
  sheinIds,
  accountIds,
  groupIds,
  operatorIds,
  managerId,
  orderNos,
  shortOrderNos,
  todo,
  imageTaskId,
  savedImportId,
  mailed,
}: ContractWorld): Readonly<Record<string, () => Record<string, unknown>>> {
  const uploadId = () => answers.get('uploadImport')?.uploadId;
  const importId = () => answers.get('startImport')?.importId;
  const exportId = () => answers.get('startExport')?.exportId;
  return {
    login: () => ({ phone, code: api.codeFor(phone) }),
    register: () => ({ phone: newPhone, password: 'abc123', code: api.codeFor(newPhone) }),
    resetpass: () => ({ phone: newPhone, password: 'abc124', code: api.codeFor(newPhone) }),
    sendPhoneCode: () => ({ phone }),
    sendPhoneCodeRegister: () => ({ phone: newPhone }),
    sendPhoneCodeFindPass: () => ({ phone: newPhone }),
    sendPhoneCodeBind: () => ({ phone: '13911114444' }),
    bindPhone: () => ({
      phone: '13911114444',
      password: 'abc123',
      code: api.codeFor('13911114444'),
    }),
    chatLoginExchange: () => ({ sessionId: chatSession, token: chatToken }),
    createApiKey: () => ({
      name: '报表工具',
      rights: 'read',
      shopIds: mallIds,
      withCost: true,
      lastDay: '2026-04-11',
    }),
    endSession: () => Object(Object.values(answers.get('listSessions') ?? {}).at(-1)),
    changePassword: () => ({ oldPassword: 'abc125', password: 'abc126' }),
    setNickName: () => ({ nickName: '王老板' }),
    listTableViews: () => ({ table: 'products' }),
    saveTableView: () => ({
      viewId: null,
      table: 'products',
      name: '滞销',
      query: 'hint=deadStock',
      isShared: true,
    }),
    setDefaultTableView: () => ({ table: 'products', viewId: null }),
    saveUserNotes: () => ({ notes: [{ name: 'homeLayout', value: '{}' }] }),
    deleteTableView: () => Object(answers.get('saveTableView')),
    restoreTableView: () => Object(answers.get('saveTableView')),
    viewAs: () => ({ workerId: viewing.workerId }),
    revokeApiKey: () => Object(answers.get('createApiKey')?.key),
    bindAccount: () => ({ phone: '12000000001', password: 'temu2026' }),
    sendTemuCode: () => {
      api.clock.advance(60_000);
      return { phone: '12000000001', password: 'temu2026' };
    },
    confirmBindCode: () => ({ phone: '12000000001', code: api.codeFor('12000000001') }),
    getShopCookie: () => ({ shopId: answers.get('confirmBindCode')?.firstShopId }),
    startHelperSession: () => ({
      userId: answers.get('issueHelperToken')?.userId,
      token: answers.get('issueHelperToken')?.token,
      deviceId: 'd'.repeat(32),
    }),
    registerDevice: () => ({ deviceId: 'd'.repeat(32), name: '办公室' }),
    getBindState: () => ({ phone: '12000000001' }),
    getTemuShopListByTemuUid: () => ({ temuUid: 'T-1' }),
    unbindTemuAccount: () => ({ accountId: accountIds[0] }),
    deleteMyTemuAcount: () => ({ accountId: accountIds[1] }),
    unbindSheinShop: () => ({ shopId: sheinIds[0] }),
    sheinAuthCancel: () => ({ shopId: sheinIds[1] }),
    setShopTabAllMap: () => ({
      layout: { listShowTab: mallIds, listClosedTab: [], listPinnedTab: mallIds.slice(0, 1) },
    }),
    renameShop: () => ({ shopId: mallIds[0], name: '合同店' }),
    getListingOptions: () => ({ shopId: mallIds.join(',') }),
    saveLabel: () => ({ drawing }),
    saveTemplate: () => ({ name: '常规', drawing }),
    saveGpsrTemplate: () => ({ name: '德国', market: 'DE', drawing }),
    saveTemplateWithSku: () => ({ skuId, name: '一件', drawing }),
    getLabelBySkuId: () => ({ skuId }),
    getLabelsBySkuIds: () => ({ skuIds: [skuId] }),
    updateLabel: () => ({
      templateId: answers.get('saveTemplate')?.templateId,
      version: 1,
      name: '新名',
    }),
    deleteLabel: () => ({ templateId: answers.get('saveTemplate')?.templateId }),
    collectByUrl: () => ({ url: 'https://detail.1688.com/offer/1.html', shopId: mallIds[0] }),
    importCollected: () => ({
      shopId: mallIds[0],
      sourceUrl: 'https://detail.1688.com/offer/2.html',
      sourceLanguage: 'zh-CN',
      title: '收纳盒',
      images: ['https://cbu01.alicdn.com/img/box.jpg'],
      skus: [{ spec: '大号', price: 1250, stock: 3 }],
    }),
    getListingDetail: () => ({ id: answers.get('collectByUrl')?.id }),
    saveListing: () => ({ ...answers.get('getListingDetail') }),
    translateListing: () => ({ id: answers.get('collectByUrl')?.id, language: 'fr' }),
    publishListing: () => ({ id: answers.get('collectByUrl')?.id, withUnknownWords: true }),
    deleteListings: () => ({ ids: answers.get('pickCandidate')?.id }),
    submitImage: () => ({ image: pictureAtHost, targetLang: 'en' }),
    getImageState: () => ({ taskId: imageTaskId }),
    getImageResult: () => ({ taskId: imageTaskId }),
    redrawImage: () => ({ taskId: imageTaskId, version: 1, boxes: [] }),
    cancelImage: () => ({ taskId: imageTaskId }),
    querySelection: () => ({ shopId: mallIds[0] }),
    pickCandidate: () => ({ productId: 'T1001', shopId: mallIds[0] }),
    saveUserGroups: () => ({ shopGroupName: '合同组' }),
    updateUserGroups: () => ({ groupId: groupIds[0], shopGroupName: '新组' }),
    saveShopGroups: () => ({ groupId: groupIds[0], shopId: mallIds.join(',') }),
    removeUserGroups: () => ({ groupId: groupIds[1] }),
    saveWorkerUser: () => ({ phone: '13911115555', password: 'abc123' }),
    saveShipper: () => ({ phone: '13911116666', password: 'abc123' }),
    getWorkerPassword: () => ({ phone: '13911115555', issue: true }),
    removeShipperAuthorization: () => ({ phone: '13911115555', shopIdStr: mallIds[0] }),
    deleteShipper: () => ({ phone: '13911116666' }),
    checkPhoneExists: () => ({ phone: managerPhone }),
    checkUserWorkerPhone: () => ({ phone: managerPhone }),
    getShopsByPhone: () => ({ phone: managerPhone }),
    getPermissionIds: () => ({ phone: managerPhone }),
    setPermissionIds: () => ({ phone: managerPhone, permissionIdList: [1, 2] }),
    saveManager: () => ({
      phone: '13922223333',
      password: 'abc123',
      permissionIdList: [3],
      temuShopIdList: [mallIds[0]],
    }),
    settingMgtUserPass: () => ({ phone: managerPhone, password: 'abc123' }),
    deleteManagerPermission: () => ({ phoneIndex: 0, shopId: mallIds[0], phone: managerPhone }),
    removeShopKeeperId: () => ({ shopId: mallIds[1], phone: managerPhone }),
    deleteManager: () => ({ phone: '13922223333' }),
    removeShopWorkerId: () => ({ shopId: sheinIds[0], workerId: managerId }),
    sendCode: () => ({ phone: assignedPhone }),
    sendCodeForBindAndDistribute: () => ({ phone: '13922224444', password: 'abc123' }),
    distributeShopToUser: () => ({
      phone: assignedPhone,
      code: api.codeFor(assignedPhone),
      shopIdStr: mallIds.join(','),
    }),
    distributeShopToUserNoCode: () => ({ phone: assignedPhone, shopIdStr: sheinIds[0] }),
    getShopListForOwnerByEntity: () => ({ entity: 'T-1' }),
    getShopsByEntities: () => ({ entityStr: 'T-1,T-2' }),
    getShopListByWorkerIdForOwner: () => ({ workerId: operatorIds[0] }),
    getOperatorAssignments: () => ({ workId: operatorIds[0] }),
    saveOperatorShops: () => ({ phone: '13911117777', shopIdStr: mallIds.join(',') }),
    sendPhoneCodeOperator: () => ({ phone: '13911118888' }),
    changeOperatorPhone: () => ({
      workId: operatorIds[0],
      phone: '13911118888',
      code: api.codeFor('13911118888'),
    }),
    deleteOperator: () => ({ workId: operatorIds[1] }),
    getNotice: () => ({ noticeId: 1 }),
    productCountByType: () => ({ shopId: mallIds[0], productType: '已创建首单' }),
    saveCostBySku: () => ({ costs: [{ shopId: mallIds[0], skuId: 'SK-1', cost: 100 }] }),
    costBySku: () => ({ costs: [{ shopId: mallIds[1], skuId: 'SK-1', cost: null }] }),
    setProductNameBySkc: () => ({ shopId: mallIds[0], skc: 'CK', name: '合同商品' }),
    getSkuChanges: () => ({ shopId: mallIds[0], id: 'P-1' }),
    updateProductInfoSummary: () => ({ shopId: mallIds[0], productId: 'P-1', category: '收纳' }),
    confirmPacking: () => ({ orderNo: orderNos[0] }),
    confirmShipping: () => ({ orderNo: orderNos[0] }),
    confirmEntry: () => ({ orderNo: orderNos[0] }),
    reportShortage: () => ({ orderNo: shortOrderNos[1], skuId: 'SK-1', missing: 1 }),
    answerShortage: () => ({ orderNo: shortOrderNos[1], skuId: 'SK-1', reply: '下午补货' }),
    clearShortage: () => ({ orderNo: shortOrderNos[1], skuId: 'SK-1' }),
    cancelShippingOrder: () => ({ orderNo: orderNos[1] }),
    submitOrder: () => ({
      orders: [{ shopId: mallIds[0], month: 1, payType: 2, price: 69, couponId: null }],
    }),
    cancelOrder: () => ({ orderNo: answers.get('submitOrder')?.orderNo }),
    destructionCet: () => ({ certNo: 'CONTRACT2345' }),
    uploadFile: () => ({}),
    uploadImport: () => ({ fileName: '三月.csv.gz' }),
    tryImport: () => ({ fileName: '三月.csv.gz' }),
    previewImport: () => ({ uploadId: uploadId() }),
    startImport: () => ({
      uploadId: uploadId(),
      options: { ...importOptions, shopId: mallIds[0] },
      dryRun: true,
    }),
    savePushSettings: () => ({ kinds: ['fine'], quietFrom: '22:00', quietTo: '07:00' }),
    savePushSubscription: () => browser.subscription,
    deletePushSubscription: () => ({ endpoint: browser.subscription.endpoint }),
    sendTestPush: () => ({ endpoint: browser.subscription.endpoint }),
    sendMailCode: () => ({ address: 'boss@shop.example', language: 'zh-CN' }),
    confirmMail: () => ({ code: /\d{6}/.exec(mailed[0] ?? '')?.[0] }),
    saveMailSettings: () => ({ kinds: ['fine'], language: 'en' }),
    markAlerts: () => ({ alertIds: ['1'], isRead: true }),
    unreadAlerts: () => ({ readTime: answers.get('readAllAlerts')?.readTime }),
    saveAlertSettings: () => ({
      kinds: ['fine'],
      pushKinds: [],
      fineFrom: null,
      soldOutFrom: null,
    }),
    listTodoPeople: () => todo,
    putOffTodo: () => ({ ...todo, until: api.clock.now() + 3_600_000 }),
    resumeTodo: () => todo,
    handTodo: () => ({ ...todo, userId: managerId, note: '' }),
    takeBackTodo: () => todo,
    settleTodo: () => todo,
    reopenTodo: () => todo,
    startExport: () => ({ kind: 'products', shopIds: mallIds }),
    getExport: () => ({ exportId: exportId() }),
    deleteExport: () => ({ exportId: exportId() }),
    getImport: () => ({ importId: importId() }),
    listImportRefusals: () => ({ importId: importId() }),
    listImportChanges: () => ({ importId: importId() }),
    cancelImport: () => ({ importId: importId() }),
    takeBackImport: () => ({ importId: savedImportId }),
    discardUpload: () => ({ uploadId: uploadId() }),
    explainStanding: () => ({ shopId: mallIds.join(','), kind: 'money' }),
  };
}

const commonFields: Readonly<Record<string, string>> = {
  startTime: '2026-03-01',
  endTime: '2026-03-11',
  compareStartTime: '2026-02-01',
  compareEndTime: '2026-02-11',
};

/** A function of the fields of a call, as that call is to be sent now. */
export function fieldsOfCalls(world: ContractWorld) {
  const special = specialFields(world);
  const { mallIds } = world;
  return (call: Call, dataSource: DataSource): Record<string, unknown> => {
    const given = special[call.name];
    if (given !== undefined) return given();
    const names = Object.keys(call.input.shape);
    const fields: Record<string, unknown> = Object.fromEntries(
      Object.entries(commonFields).filter(([name]) => names.includes(name)),
    );
    if (call.shops === 'single') fields[call.shopField] = mallIds[0];
    // The first shop is of temu, the second one of shein.
    const taken = { temu: mallIds[0], shein: mallIds[1] };
    const platform = platformTaken(call, dataSource);
    if (call.shops === 'multi')
      fields[call.shopField] = platform === undefined ? mallIds.join(',') : taken[platform];
    return fields;
  };
}
