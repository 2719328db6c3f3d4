import { mixText } from '../marketplace/simulator/random.ts';
import type { GlossaryLanguage } from './glossary.ts';
import type { ProductSource } from './product-source.ts';
import { drawProduct } from './simulated-goods.ts';
import type { RecognisedSource } from './source-platforms.ts';

/** What the product pages of a country are written in, as far as the glossary has it; elsewhere English. */
const languageOfCountry: Readonly<Record<string, GlossaryLanguage>> = {
  德国: 'de',
  法国: 'fr',
  比利时: 'fr',
  西班牙: 'es',
  墨西哥: 'es',
  阿根廷: 'es',
  哥伦比亚: 'es',
  智利: 'es',
  秘鲁: 'es',
  乌拉圭: 'es',
  巴西: 'pt',
  中国台湾: 'zh-CN',
};

function languageOf({ platform, country }: RecognisedSource): GlossaryLanguage {
  if (platform === '1688') return 'zh-CN';
  return (country === null ? undefined : languageOfCountry[country]) ?? 'en';
}

/** Answers any address of a known site with a product that follows from the address alone. */
export const simulatedSource: ProductSource = {
  collect: async (source) => drawProduct(mixText(source.url), languageOf(source)),
};
