import { z } from 'zod';
import { type SourcePlatform, sourcePlatforms } from '../contract/listing-rows.ts';

/**
 * Where products may be collected from. A shop site is known by its name and the suffix behind it, so that
 * `amazon.co.uk` is Amazon in the United Kingdom, and `amazon.example.com` is a stranger's.
 */
export interface SourceSites {
  /** The label before the suffix, `amazon` of `www.amazon.de`. */
  readonly names: readonly string[];
  /** Domain suffixes, each with the name of its country; null where the site is of no one country. */
  readonly suffixes: Readonly<Record<string, string | null>>;
  /** Labels before the name that say the country in place of the suffix, `de` of `de.shein.com`. */
  readonly subdomains?: Readonly<Record<string, string>>;
}

export type SourceTable = Readonly<Record<SourcePlatform, SourceSites>>;

/** The table unless a deployer has another. */
export const defaultSources: SourceTable = {
  '1688': { names: ['1688'], suffixes: { com: null } },
  amazon: {
    names: ['amazon'],
    suffixes: {
      com: '美国',
      ca: '加拿大',
      'com.mx': '墨西哥',
      'com.br': '巴西',
      'co.uk': '英国',
      de: '德国',
      fr: '法国',
      it: '意大利',
      es: '西班牙',
      nl: '荷兰',
      se: '瑞典',
      pl: '波兰',
      'com.be': '比利时',
      ie: '爱尔兰',
      'com.tr': '土耳其',
      ae: '阿联酋',
      sa: '沙特阿拉伯',
      eg: '埃及',
      in: '印度',
      sg: '新加坡',
      'co.jp': '日本',
      'com.au': '澳大利亚',
      'co.za': '南非',
      cn: '中国',
    },
  },
  temu: { names: ['temu'], suffixes: { com: null } },
  aliexpress: { names: ['aliexpress'], suffixes: { com: null, us: null, ru: null } },
  lazada: {
    names: ['lazada'],
    suffixes: {
      'com.my': '马来西亚',
      sg: '新加坡',
      'co.th': '泰国',
      vn: '越南',
      'com.ph': '菲律宾',
      'co.id': '印度尼西亚',
    },
  },
  shein: {
    names: ['shein'],
    suffixes: {
      com: '美国',
      'co.uk': '英国',
      'com.mx': '墨西哥',
      'com.br': '巴西',
      'com.co': '哥伦比亚',
      'com.au': '澳大利亚',
      'com.hk': '中国香港',
      tw: '中国台湾',
      'com.vn': '越南',
      se: '瑞典',
    },
    subdomains: {
      us: '美国',
      ca: '加拿大',
      uk: '英国',
      ie: '爱尔兰',
      de: '德国',
      at: '奥地利',
      ch: '瑞士',
      fr: '法国',
      it: '意大利',
      es: '西班牙',
      pt: '葡萄牙',
      nl: '荷兰',
      pl: '波兰',
      se: '瑞典',
      gr: '希腊',
      ro: '罗马尼亚',
      il: '以色列',
      ar: '阿拉伯地区',
      jp: '日本',
      kr: '韩国',
      th: '泰国',
      sg: '新加坡',
      ph: '菲律宾',
      nz: '新西兰',
      za: '南非',
      cl: '智利',
    },
  },
  walmart: { names: ['walmart'], suffixes: { com: null, ca: null, 'com.mx': null } },
  shopee: {
    names: ['shopee'],
    suffixes: {
      sg: '新加坡',
      'com.my': '马来西亚',
      'co.th': '泰国',
      vn: '越南',
      ph: '菲律宾',
      'co.id': '印度尼西亚',
      tw: '中国台湾',
      'com.br': '巴西',
      'com.mx': '墨西哥',
      'com.co': '哥伦比亚',
      cl: '智利',
    },
  },
  mercadolibre: {
    names: ['mercadolibre', 'mercadolivre'],
    suffixes: {
      'com.ar': '阿根廷',
      'com.mx': '墨西哥',
      'com.br': '巴西',
      'com.co': '哥伦比亚',
      'com.pe': '秘鲁',
      'com.uy': '乌拉圭',
      cl: '智利',
      'com.ve': '委内瑞拉',
      'com.ec': '厄瓜多尔',
      'com.bo': '玻利维亚',
      'com.py': '巴拉圭',
      'com.gt': '危地马拉',
      'com.pa': '巴拿马',
      'com.do': '多米尼加',
      'com.sv': '萨尔瓦多',
      'com.hn': '洪都拉斯',
      'com.ni': '尼加拉瓜',
      'co.cr': '哥斯达黎加',
    },
  },
};

export interface RecognisedSource {
  readonly platform: SourcePlatform;
  /** Name of the country; null where the platform's sites say none. */
  readonly country: string | null;
  /** The address without what only says how somebody came to it. */
  readonly url: string;
}

/** What follows the visitor, not the product. */
const tracking = /^(utm_|spm$|scm$|ref$|ref_$|tag$|gclid$|fbclid$|_p_)/;

/**
 * The platform and country of a product's address, as text alone: nothing is fetched. Undefined for what
 * is no web address, and for a site that is not in the table.
 */
export function recogniseSource(
  text: string,
  table: SourceTable = defaultSources,
): RecognisedSource | undefined {
  const url = readUrl(text.trim());
  if (url === undefined) return undefined;
  const host = url.hostname.toLowerCase();
  for (const platform of sourcePlatforms) {
    const { names, suffixes, subdomains = {} } = table[platform];
    for (const [suffix, country] of Object.entries(suffixes)) {
      const sites = names.map((name) => `${name}.${suffix}`);
      const site = sites.find((one) => host === one || host.endsWith(`.${one}`));
      if (site === undefined) continue;
      const label = host.slice(0, -site.length).split('.').at(-2) ?? '';
      return { platform, country: subdomains[label] ?? country, url: url.href };
    }
  }
  return undefined;
}

function readUrl(text: string): URL | undefined {
  // As it is copied out of an app: without a scheme.
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.port !== '')
    return undefined;
  url.protocol = 'https:';
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (tracking.test(name)) url.searchParams.delete(name);
  }
  return url;
}

const label = z.string().regex(/^[a-z\d-]{1,63}$/, 'must be one label of a host name');
const suffix = z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/, 'must be a domain suffix, as com.mx');
const country = z.string().min(1).max(20);
const sites = z.strictObject({
  names: z.array(label).min(1).optional(),
  suffixes: z.record(suffix, country.nullable()).optional(),
  subdomains: z.record(label, country).optional(),
});
const overrides = z.partialRecord(z.enum(sourcePlatforms), sites);

/**
 * The table with a deployer's changes: a JSON object of platforms, each with the suffixes that it has from
 * then on, and names and subdomains where they change too.
 * @throws Error that names what is wrong
 */
export function parseSources(json: string): SourceTable {
  const parsed = overrides.safeParse(readJson(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`SOURCE_PLATFORMS: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const table: Record<SourcePlatform, SourceSites> = { ...defaultSources };
  for (const platform of sourcePlatforms) {
    const given = parsed.data[platform];
    if (given === undefined) continue;
    const known = table[platform];
    table[platform] = {
      names: given.names ?? known.names,
      suffixes: given.suffixes ?? known.suffixes,
      // Those of a table that is replaced would contradict it.
      subdomains:
        given.subdomains ?? (given.suffixes === undefined ? (known.subdomains ?? {}) : {}),
    };
  }
  return table;
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('SOURCE_PLATFORMS: the file is no JSON');
  }
}
