import { Fault } from '../upstream/errors.ts';

/** An argument that cannot be used, in the words for sellers and in those for makers of tools. */
export const wrongInput = (chinese: string, english: string): Fault =>
  new Fault('BAD_USER_INPUT', chinese, { english });

export const searchTooLong = (most: number): Fault =>
  wrongInput(`搜索内容不能超过 ${most} 个字`, `search may have ${most} characters at most.`);

/**
 * An id that names nothing of its kind. Those who make tools are told which it is, and how such ids are written: the
 * marketplace's own, and those of something else, look alike to them.
 */
export const namesNothing = (chinese: string, id: string, kind: string, form: string): Fault =>
  new Fault('NOT_FOUND', chinese, {
    english: `${JSON.stringify(id.slice(0, 100))} names no ${kind}, or none that the viewer may see; such ids are written ${form}.`,
  });

export const noShop = (id: string): Fault =>
  namesNothing('店铺不存在，或您无权查看', id, 'shop', 'platform:mallId, as temu:634418');
