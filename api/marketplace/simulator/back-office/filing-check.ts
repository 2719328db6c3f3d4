import type { Filing } from '../../../contract/filing.ts';
import type { PlatformSpec } from '../../../contract/rules/seller-office.ts';
import { Refusal } from '../../../refusal.ts';
import type { NewProduct } from '../../publishing.ts';
import { requirementsOf } from './compliance.ts';
import { modelsOf } from './models.ts';
import { agenciesOf, certificatesOf, guideFilesOf } from './papers.ts';
import { sizesOf, specIdOf } from './sizes.ts';
import { type Leaf, leafOf } from './tree.ts';

/** What the simulated marketplace checks of a product that is filed under one of its categories. */

const marketNames = { US: '美国', EU: '欧盟', UK: '英国', JP: '日本', AU: '澳大利亚' } as const;

function refuseIf(isWrong: boolean, words: string): void {
  if (isWrong) throw new Refusal(`平台没有接收：${words}`);
}

/**
 * The category that a product is filed under; undefined where none was chosen.
 * @throws Refusal with what is missing or wrong, in words for the seller
 */
export async function requireFiled(
  dataDir: string,
  mallId: string,
  product: Pick<NewProduct, 'filing' | 'skus' | 'at'>,
  now: number,
): Promise<Leaf | undefined> {
  const { filing } = product;
  if (filing.category === null) return undefined;
  const leaf = leafOf(filing.category.id);
  if (leaf === undefined) throw new Refusal('平台没有接收：所选类目已停用，请重新选择平台类目');
  requireSpecs(leaf, product.skus);
  refuseIf(
    filing.sizeChart !== null &&
      !sizesOf(leaf).charts.some(({ chartId }) => chartId === filing.sizeChart?.id),
    '尺码表不属于所选类目，请重新选择',
  );
  if (filing.model !== null) {
    const models = await modelsOf(dataDir, mallId);
    refuseIf(
      !models.some(({ modelId }) => modelId === filing.model?.id),
      '店铺没有所选模特，请重新选择',
    );
  }
  requirePapers(mallId, leaf, filing, now);
  return leaf;
}

function requirePapers(mallId: string, leaf: Leaf, filing: Filing, now: number): void {
  const { market } = filing;
  if (market === null) throw new Refusal('平台没有接收：请选择销售市场');
  const certificates = certificatesOf(mallId, leaf, market, now);
  const chosen = filing.certificates.map(({ id, name }) => {
    const found = certificates.find(({ certificateId }) => certificateId === id);
    if (found === undefined) throw new Refusal(`平台没有接收：店铺没有“${name}”，或不适用于该类目`);
    return found;
  });
  const guides = guideFilesOf(mallId, leaf).map(({ fileId }) => fileId);
  for (const { id, name } of filing.guideFiles)
    refuseIf(!guides.includes(id), `店铺没有说明书“${name}”，或不适用于该类目`);
  const agencies = agenciesOf(mallId, market).map(({ agencyId }) => agencyId);
  refuseIf(
    filing.agency !== null && !agencies.includes(filing.agency.id),
    `“${filing.agency?.name}”不是该店铺的责任人，请重新选择`,
  );
  const where = `类目“${leaf.path.join(' > ')}”在${marketNames[market]}市场`;
  for (const { kind, code, name, isRequired } of requirementsOf(leaf, market)) {
    if (!isRequired) continue;
    const isThere = {
      certificate: chosen.some((one) => one.code === code && one.state === 'valid'),
      guideFile: filing.guideFiles.length > 0,
      agency: filing.agency !== null,
    }[kind];
    refuseIf(!isThere, `${where}需要有效的“${name}”，请选择后重新发布`);
  }
}

function requireSpecs(leaf: Leaf, skus: NewProduct['skus']): void {
  const parents = sizesOf(leaf).parentSpecs.map(({ parentSpecId }) => parentSpecId);
  const isKnown = ({ parentId, id, name }: PlatformSpec): boolean =>
    parents.includes(parentId) && id === specIdOf(parentId, name);
  for (const { spec, platformSpecs } of skus)
    refuseIf(
      platformSpecs.length === 0 || !platformSpecs.every(isKnown),
      `规格“${spec}”没有平台编号，请启动桌面助手后重新保存`,
    );
}
