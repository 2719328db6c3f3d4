import { Fault } from '../upstream/errors.ts';

/** An argument that cannot be used, in the words for sellers and in those for makers of tools. */
export const wrongInput = (chinese: string, english: string): Fault =>
  new Fault('BAD_USER_INPUT', chinese, { english });

export const searchTooLong = (most: number): Fault =>
  wrongInput(`搜索内容不能超过 ${most} 个字`, `search may have ${most} characters at most.`);
