import { z } from 'zod';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { mobileBeginning, phonePattern } from './rules/phones.ts';

/** A mainland mobile number of somebody whom a boss authorises (specification section 5). */
export const mobile = z
  .string()
  .trim()
  .min(1, inputSentences.phoneEmpty)
  .regex(phonePattern, inputSentences.badPhone)
  .regex(mobileBeginning, inputSentences.phoneUnusual);

/**
 * One sentence for every account that is none of the boss's own staff: nobody learns whether a phone is
 * another boss's, or belongs to their staff.
 */
const takenPhone = { msg: '该手机号已被其他账号使用，请更换手机号', field: 'phone' } as const;

/** What is refused of a phone that is to be a manager's. */
export const ofManagerPhones = defineRefusals({
  takenPhone,
  bossPhone: {
    msg: '该手机号已是BOSS账号，不能再分配为店长/财务或仓库发货员，请更换手机号',
    field: 'phone',
  },
  // Given the rights of a manager, an operator could be given the right to see cost.
  operatorPhone: {
    msg: '该手机号已是运营人员，不能同时分配为店长/财务，请更换手机号',
    name: 'operatorAsManager',
    field: 'phone',
  },
  shipperPhone: {
    msg: '该手机号已是仓库发货员，不能同时分配为店长/财务，请更换手机号',
    name: 'shipperAsManager',
    field: 'phone',
  },
  tooManyManagers: { msg: '最多可添加{most}名店长/财务' },
});

/** What is refused of a manager whom the boss no longer has. */
export const ofManagers = defineRefusals({
  gone: { msg: '没有找到该店长/财务，请刷新页面', name: 'managerGone' },
  notAssigned: { msg: '该手机号已没有此店铺的权限，请刷新页面', name: 'phoneNotAssigned' },
});

/** What is refused of a phone that is to be an operator's. */
export const ofOperatorPhones = defineRefusals({
  takenPhone,
  managerPhone: {
    msg: '该手机号已是店长/财务，不能同时分配为运营人员，请更换手机号',
    name: 'managerAsOperator',
    field: 'phone',
  },
  shipperPhone: {
    msg: '该手机号已是仓库发货员，不能同时分配为运营人员，请更换手机号',
    name: 'shipperAsOperator',
    field: 'phone',
  },
});

/** What is refused of a phone that is to be a shipper's. */
export const ofShipperPhones = defineRefusals({
  takenPhone,
  managerPhone: {
    msg: '该手机号已是店长/财务，不能同时分配为仓库发货员',
    name: 'managerAsShipper',
    field: 'phone',
  },
  operatorPhone: {
    msg: '该手机号已是运营人员，不能同时分配为仓库发货员，请更换手机号',
    name: 'operatorAsShipper',
    field: 'phone',
  },
});

/** Of a new account. */
export const noPassword = {
  msg: '密码不能为空',
  name: 'passwordEmpty',
  field: 'password',
} as const;
