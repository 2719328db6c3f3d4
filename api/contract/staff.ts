import { z } from 'zod';

/** A mainland mobile number of somebody whom a boss authorises (specification section 5). */
export const mobile = z
  .string()
  .trim()
  .min(1, '手机号不能为空')
  .regex(/^\d{11}$/, '请输入正确的手机号')
  .regex(/^1[3-9]\d{9}$/, '请输入合法的手机号！');
