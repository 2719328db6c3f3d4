import { defineRefusals } from './refusals.ts';

/** What is refused of a code that was sent to a phone, whatever it is for. */
export const ofCodes = defineRefusals({
  /** The specification's words. */
  wrongCode: { msg: '验证码输入错误', field: 'code' },
  tooManyCodes: { msg: '验证码错误次数过多，请重新获取验证码' },
  codeExpired: { msg: '验证码已过期，请重新获取' },
});

/** What is refused of sending one. */
export const ofSending = defineRefusals({
  notSent: { msg: '信息发送失败，请稍后重试' },
});
