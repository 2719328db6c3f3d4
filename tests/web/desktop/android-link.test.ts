import { describe, expect, it } from 'vitest';
import { androidLink } from '../../../web/src/features/desktop/android-link.ts';

const links = {
  default: 'https://example.com/app.apk',
  honor: 'https://honor.example/app',
  huawei: 'https://huawei.example/app',
  xiaomi: 'https://xiaomi.example/app',
  oppo: 'https://oppo.example/app',
  vivo: 'https://vivo.example/app',
  samsung: '',
};

const agent = (model: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36`;

describe('[R2.7-77] the Android link', () => {
  it.each([
    ['HUAWEI Mate 60 Build/HUAWEIALN', links.huawei],
    ['HarmonyOS; ALN-AL00', links.huawei],
    ['HONOR Magic6; HUAWEI', links.honor],
    ['Redmi Note 12 Build/TKQ1', links.xiaomi],
    ['MI 10 Build/RKQ1', links.xiaomi],
    ['OPPO PCLM10', links.oppo],
    ['PGEM10 Build/TP1A', links.oppo],
    ['RMX3888 realme GT5', links.oppo],
    ['vivo V2309A', links.vivo],
  ])('of %s is that of its maker', (model, link) => {
    expect(androidLink(agent(model), links)).toBe(link);
  });

  it.each([
    ['an unknown maker', 'Pixel 8'],
    ['a maker without an address of its own', 'SM-S9280'],
  ])('of %s is the common one', (_title, model) => {
    expect(androidLink(agent(model), links)).toBe(links.default);
  });
});
