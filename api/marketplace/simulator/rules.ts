import type { MarketplaceRule } from '../reports.ts';
import type { Platform } from './identity.ts';

/** The rules of the simulated marketplaces, and what a violation of each costs. */
export interface SimulatedRule extends MarketplaceRule {
  /** How often it is broken, among the others. */
  readonly weight: number;
  /** The fine: so many times the declared price of a piece, or a fixed amount in fen. */
  readonly fine: { readonly timesPrice: number } | { readonly fixed: number };
  /** What happened, as the marketplace words it. */
  readonly finding: string;
}

const rule = (
  code: string,
  title: string,
  content: string,
  penalty: string,
  finding: string,
  weight: number,
  fine: SimulatedRule['fine'],
): SimulatedRule => ({ code, title, content, penalty, finding, weight, fine });

const delivery = [
  rule(
    'FH-01',
    '延迟发货',
    '普通备货单须在接单后 48 小时内发货，紧急备货单须在 24 小时内发货。',
    '每逾期一单扣 5 元，同一备货单逾期超过 72 小时的，按申报价的 50% 扣款。',
    '备货单未在规定时间内发货',
    6,
    { timesPrice: 2 },
  ),
  rule(
    'FH-02',
    '虚假发货',
    '生成发货单后 48 小时内须有揽收轨迹，且实际到仓数量与发货单一致。',
    '每单扣 100 元，一个自然周内超过 3 单的，发货评级降为 C。',
    '发货单生成后 48 小时内无揽收轨迹',
    2,
    { fixed: 10_000 },
  ),
  rule(
    'FH-03',
    '到仓少件',
    '实收数量不得少于发货数量，差异率不得超过 3%。',
    '按少件数量的申报价 2 倍扣款。',
    '仓库实收数量少于发货数量',
    3,
    { timesPrice: 6 },
  ),
];

const quality = [
  rule(
    'ZL-01',
    '质量抽检不合格',
    '入仓商品须通过外观、尺寸与功能抽检，同批次不合格率不得超过 5%。',
    '整批退回，并按申报价的 5 倍扣款。',
    '入仓抽检不合格：外观瑕疵',
    4,
    { timesPrice: 5 },
  ),
  rule(
    'HG-01',
    '商品标签不合规',
    '销往欧盟的商品须按 GPSR 要求标注制造商、欧盟责任人及产品追溯码，标签须为印刷件并实拍上传。',
    '限期 7 天整改，逾期下架，并扣 200 元。',
    '商品标签缺少欧盟责任人信息',
    5,
    { fixed: 20_000 },
  ),
  rule(
    'HG-02',
    '资质缺失或过期',
    '玩具、电子、化妆品等类目须提供有效的检测报告与符合性声明。',
    '商品限流，30 天内未补齐的永久下架。',
    '商品缺少有效的检测报告',
    3,
    { fixed: 0 },
  ),
];

const listing = [
  rule(
    'SP-01',
    '图文不符',
    '商品图片、标题与实物的材质、件数、尺寸须一致。',
    '商品下架整改，每个商品扣 300 元。',
    '商品标题标注的件数与实物不一致',
    3,
    { fixed: 30_000 },
  ),
  rule(
    'QQ-01',
    '知识产权侵权',
    '未经授权不得使用他人的商标、外观专利或版权图案。',
    '商品永久下架，按涉案销售额的 5 倍扣款，货款冻结 90 天。',
    '权利人投诉商品图案侵犯版权',
    1,
    { timesPrice: 60 },
  ),
];

const platforms: Record<Platform, readonly SimulatedRule[]> = {
  temu: [...delivery, ...quality, ...listing],
  // Shein takes deliveries by its own carriers, and knows no false shipment.
  shein: [...delivery.filter(({ code }) => code !== 'FH-02'), ...quality, ...listing],
};

export const rulesOf = (platform: Platform): readonly SimulatedRule[] => platforms[platform];
