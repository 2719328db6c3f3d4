import { resultCode } from './envelope.ts';
import { defineRefusals, type NamedRefusal, refusalNamed, refusalSaid } from './refusals.ts';
import { importSentences } from './rules/import-sentences.ts';

const { sessionInvalid, forbidden, tooMany, busy } = resultCode;

/** What any call may refuse, beside what it declares: without a session, without a right, too often. */
export const ofUsual = defineRefusals({
  signInFirst: { msg: '请先登录', code: sessionInvalid },
  sessionOver: { msg: '登录失效，请重新登录', code: sessionInvalid },
  accountClosed: { msg: '您的账号已被移除，不能再使用，请联系BOSS', code: sessionInvalid },
  keyOver: { msg: 'API密钥无效、已过期或已停用', code: sessionInvalid },
  noRight: { msg: '无权限，请联系BOSS', code: forbidden },
  shopNotYours: {
    msg: '没有该店铺的查看权限，请刷新店铺列表',
    code: forbidden,
    name: 'foreignShop',
  },
  shipperOnPhone: { msg: '仓库发货员请使用手机App', code: forbidden },
  previewOnly: { msg: '预览数据不能修改，请登录或注册后再操作', code: forbidden },
  bossOnly: { msg: '仅BOSS账号可以操作，请联系BOSS' },
  oneShop: { msg: '该操作一次只能选择一个店铺，请重新选择' },
  tooBusy: { msg: '系统繁忙，请稍后重试', code: busy },
  diskFull: { msg: importSentences.diskFull },
  waitSeconds: { msg: '{what}，请在 {count} 秒后再试', code: tooMany },
  waitMinutes: { msg: '{what}，请在 {count} 分钟后再试', code: tooMany },
  waitHours: { msg: '{what}，请在 {count} 小时后再试', code: tooMany },
});

/** What every statistic refuses of its range. */
export const ofRanges = defineRefusals({
  backwards: { msg: '结束日期不能早于开始日期' },
  comparisonBackwards: { msg: '对比时间的结束日期不能早于开始日期' },
  halfComparison: { msg: '请同时选择对比时间的开始日期和结束日期' },
  tooManyHours: { msg: '按小时查看时，时间范围不能超过31天，请缩短时间范围或改为按天查看' },
  tooManyDays: { msg: '按天查看时，时间范围不能超过3年，请缩短时间范围或改为按月查看' },
  tooManyMonths: { msg: '按月查看时，时间范围不能超过50年，请缩短时间范围' },
});

const all = { refusals: { ...ofUsual.refusals, ...ofRanges.refusals } };

/** Which of them a sentence is. */
export const usualSaid = (said: string): NamedRefusal | undefined => refusalSaid(all, said);

/** Whether it is one of them. */
export const isUsual = (named: NamedRefusal): boolean => refusalNamed(all, named) !== undefined;
