import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verbatim } from '../../../web/src/i18n/zh-CN/verbatim.ts';

const web = resolve(import.meta.dirname, '../../../web/src');
/** Names of the operator of the site, not texts of the product. */
const operatorsOwn = 'app/site-config.ts';

/** Units that figures and dates are written with. */
const units = /[万亿年月日]|以上/g;

const sources = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
  (file) => !file.startsWith('i18n/') && !file.endsWith('.generated.ts') && file !== operatorsOwn,
);

/** The source without its comments. Good enough for the code that we write. */
const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

describe('the Chinese catalogue', () => {
  it('holds every Chinese text: no source beside it has one', () => {
    const found = sources.filter((file) =>
      /\p{Script=Han}/u.test(code(readFileSync(resolve(web, file), 'utf8')).replace(units, '')),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('keeps the specified strings of the account forms character for character', () => {
    expect(verbatim).toMatchObject({
      phoneRequired: '请输入手机号',
      passwordRequired: '请输入密码',
      passwordLength: '密码必须为6-12位字符组合',
      codeRequired: '请输入验证码',
      passwordsDiffer: '两次密码不一致',
      termsRequired: '请确定已同意用户服务协议',
      resetPhoneRequired: '您没有填写手机号',
      resetPhoneFormat: '手机号格式错误',
      resetCodeRequired: '您没有输入验证码',
      resetPasswordRequired: '您没有输入密码',
      resetPasswordsDiffer: '两次密码输入不一致',
      loginFailed: '登录失败',
      registerFailed: '注册失败',
      codeSent: '信息发送成功',
      codeNotSent: '信息发送失败',
      resetDone: '密码修改成功，为您跳转到首页',
      unknownError: '未知错误',
      sessionOver: '登录失效，请重新登录',
      confirmTitle: '是否确定此操作？',
      noPermission: '版块功能受限，联系BOSS获取使用许可',
      managerBadge: '店长/财务',
    });
  });
});
