import type { OfficeMarket } from '../../../contract/rules/seller-office.ts';
import type { OfficeResult } from '../../../contract/seller-office.ts';
import type { Leaf } from './tree.ts';

/** What the simulated marketplace asks for before goods of a category are sold in a market. */

export type Requirement = OfficeResult<'compliance'>['requirements'][number];

/** The sorts of certificates, by their codes. */
export const certificateNames = {
  CPC: '儿童产品证书（CPC）',
  CE_TOY: '玩具安全符合性声明（CE，EN 71）',
  UKCA: '英国合格评定声明（UKCA）',
  CE_EMC: '电气产品符合性声明（CE，EMC/LVD）',
  ROHS: '有害物质限制检测报告（RoHS）',
  FCC: '电磁兼容认证（FCC SDoC）',
  PSE: '电气用品安全标志（PSE）',
  FCM: '食品接触材料符合性声明',
  LFGB: '食品接触材料检测报告（LFGB）',
  REACH: '高关注物质检测报告（REACH）',
} as const;
export type CertificateCode = keyof typeof certificateNames;

type Rule = readonly [code: CertificateCode, isRequired: boolean];

const electric: Readonly<Record<OfficeMarket, readonly Rule[]>> = {
  US: [['FCC', true]],
  EU: [
    ['CE_EMC', true],
    ['ROHS', false],
  ],
  UK: [['UKCA', true]],
  JP: [['PSE', true]],
  AU: [],
};
const toys: typeof electric = {
  US: [['CPC', true]],
  EU: [
    ['CE_TOY', true],
    ['REACH', false],
  ],
  UK: [['UKCA', true]],
  JP: [],
  AU: [],
};
const kitchen: typeof electric = {
  US: [],
  EU: [
    ['FCM', true],
    ['LFGB', false],
  ],
  UK: [['FCM', true]],
  JP: [],
  AU: [],
};
const jewellery: typeof electric = { US: [], EU: [['REACH', true]], UK: [], JP: [], AU: [] };
const none: typeof electric = { US: [], EU: [], UK: [], JP: [], AU: [] };

/** Goods with a battery or a plug, whatever their category. */
const electricGoods = ['串灯', '露营灯', '泡泡机', '快充数据线'];

function rulesOf({ category, good }: Leaf): typeof electric {
  if (electricGoods.includes(good.noun)) return electric;
  switch (category.name) {
    case '玩具':
      return toys;
    case '厨房用品':
      return kitchen;
    case '饰品':
      return jewellery;
    default:
      return none;
  }
}

const agencies: Partial<Record<OfficeMarket, string>> = {
  EU: '欧盟责任人',
  UK: '英国授权代表',
};

export function requirementsOf(leaf: Leaf, market: OfficeMarket): Requirement[] {
  const rules = rulesOf(leaf)[market];
  const agency = agencies[market];
  const mustGuide = market === 'EU' && rules.some(([, isRequired]) => isRequired);
  return [
    ...rules.map(([code, isRequired]) => ({
      kind: 'certificate' as const,
      code,
      name: certificateNames[code],
      isRequired,
      note: isRequired ? '须在有效期内，证书上的型号与商品一致' : '建议提供，抽检时需要出示',
    })),
    ...(mustGuide
      ? [
          {
            kind: 'guideFile' as const,
            code: 'guide',
            name: '使用说明书与警示语',
            isRequired: true,
            note: '须有销售国家的语言',
          },
        ]
      : []),
    ...(agency === undefined
      ? []
      : [
          {
            kind: 'agency' as const,
            code: 'agency',
            name: agency,
            // In the Union for all goods (GPSR); elsewhere for those that need papers.
            isRequired: market === 'EU' || rules.some(([, isRequired]) => isRequired),
            note: '名称和地址会印在商品标签上',
          },
        ]),
  ];
}
