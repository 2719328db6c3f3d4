import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const phone = 'phone: "13711110001"';
const code = 'code: "123456"';
const password = 'password: "first1"';
const todo = 'id: "todo:violation:11:V1"';
const pieces = 'orderId: "shippingOrder:FH1" skuId: "s1"';
const drawing = 'drawing: {width: 1000, height: 700, pointsList: []}';
const shopIds = 'shopIds: ["temu:11"]';

/** A field that makes the call, with its input. */
const made: Readonly<Record<string, readonly [field: string, input: string]>> = {
  login: ['login', `${phone} ${code}`],
  register: ['register', `${phone} ${password} ${code}`],
  resetpass: ['resetPassword', `${phone} ${password} ${code}`],
  bindPhone: ['bindPhone', `${phone} ${password} ${code}`],
  createApiKey: ['createApiKey', 'name: "报表" rights: READ withCost: true lastDay: "2026-04-11"'],
  saveTableView: ['saveTableView', 'table: PRODUCTS name: "滞销" query: "" isShared: true'],
  saveUserNotes: ['saveUserNotes', 'notes: [{name: "homeLayout", value: "1"}]'],
  viewAs: ['viewAs', 'memberId: "manager:5"'],
  changePassword: ['changePassword', `oldPassword: "before1" ${password}`],
  confirmBindCode: ['confirmBindCode', `${phone} ${code}`],
  renameShop: ['renameShop', 'id: "temu:11" name: "新店"'],
  saveUserGroups: ['createShopGroup', 'name: "一组"'],
  updateUserGroups: ['renameShopGroup', 'id: "group:1" name: "一组"'],
  saveManager: ['saveManager', `${phone} ${password} ${shopIds} permissionIds: []`],
  distributeShopToUser: ['distributeShops', `${phone} ${code} ${shopIds}`],
  distributeShopToUserNoCode: ['distributeShops', `${phone} ${shopIds}`],
  sendCode: ['sendStaffCode', phone],
  sendCodeForBindAndDistribute: ['sendStaffCode', `${phone} ${password}`],
  saveOperatorShops: ['addOperator', `${phone} ${shopIds}`],
  changeOperatorPhone: ['changeOperatorPhone', `id: "operator:5" ${phone} ${code}`],
  sendPhoneCodeOperator: ['sendCode', `${phone} purpose: OPERATOR_PHONE`],
  reportShortage: ['reportShortage', `${pieces} missing: 1`],
  answerShortage: ['answerShortage', `${pieces} reply: "补货"`],
  clearShortage: ['clearShortage', pieces],
  putOffTodo: ['putOffTodo', `${todo} until: "2026-03-11T05:00:00Z"`],
  resumeTodo: ['resumeTodo', todo],
  handTodo: ['handTodo', `${todo} userId: "5"`],
  takeBackTodo: ['takeBackTodo', todo],
  settleTodo: ['settleTodo', todo],
  reopenTodo: ['reopenTodo', todo],
  savePushSettings: ['savePushSettings', 'kinds: []'],
  sendMailCode: ['sendMailCode', 'address: "boss@shop.example" language: EN'],
  confirmMail: ['confirmMail', code],
  savePushSubscription: [
    'savePushSubscription',
    `endpoint: "https://push.example.com/1" p256dh: "${'B'.repeat(87)}" auth: "${'a'.repeat(22)}"`,
  ],
  saveTemplate: ['saveLabel', `kind: TEMPLATE name: "常规" ${drawing}`],
  saveGpsrTemplate: ['saveLabel', `kind: GPSR market: "DE" name: "德国" ${drawing}`],
  saveTemplateWithSku: ['saveLabel', `kind: SKU skuId: "s1" name: "一件" ${drawing}`],
  updateLabel: ['updateLabel', 'id: "7" version: 1'],
  submitImage: ['translateImage', 'image: "/oss/a.png" language: EN'],
  setNickName: ['setNickName', 'nickName: "小周"'],
  saveWorkerUser: ['addShipper', `${phone} ${password} ${shopIds}`],
};

/** Of these the GraphQL server makes another of the same rules, or asks in a query without an input object. */
const notMade = [
  'getShopCookie',
  'getLabelBySkuId',
  'checkPhoneExists',
  'checkUserWorkerPhone',
  'saveShipper',
];

const declared = [...calls.values()].flatMap((call) =>
  Object.entries(call.refusals ?? {}).flatMap(([key, { msg, field }]) =>
    field === undefined || notMade.includes(call.name) ? [] : [[call.name, key, msg] as const],
  ),
);

const operator = {
  workerId: '5',
  account: '13711110009',
  entity: [],
  shopNum: 0,
  shopIds: [],
  createTime: 0,
};

const inConstants = (key: string) => key.replace(/[A-Z]/g, '_$&').toUpperCase();

describe('a refusal whose call declares the wrong field', () => {
  it.each(declared)(
    '%s, %s: marks a field of the input, and has a code of its own',
    async (name, key, msg) => {
      const [field = '', input = ''] = made[name] ?? [];
      expect(field).not.toBe('');
      inhabit(network, {
        people: { t: person({ groups: [] }) },
        data: {
          listManagers: [],
          getWarehouseMgtTemuUserList: [],
          listOperators: [operator],
          [name]: () => {
            throw new Refusal(msg);
          },
        },
      });
      const { data, errors } = await testBff().ask(
        `mutation { it: ${field}(input: { ${input} }) { error { message field } errors { code message field } } }`,
        { token: 't' },
      );
      expect(errors).toBeUndefined();
      expect(data.it.error).toMatchObject({ message: msg, field: expect.any(String) });
      expect(data.it.errors).toEqual([{ code: inConstants(key), ...data.it.error }]);
      const type = schema.getMutationType()?.getFields()[field]?.args[0]?.type;
      const inputType = type && 'ofType' in type ? type.ofType : type;
      expect(isInputObjectType(inputType) && Object.keys(inputType.getFields())).toContain(
        data.it.error.field,
      );
    },
  );
});
