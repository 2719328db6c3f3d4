import type { z } from 'zod';
import {
  type OfficeCall,
  officeCalls,
  officeSuccess,
} from '../../../contract/rules/seller-office.ts';
import { type OfficeResult, officeAsks } from '../../../contract/seller-office.ts';
import type { ApiDeps } from '../../../deps.ts';
import { HttpRefusal } from '../../../http/answer.ts';
import { mallOfSession } from '../shop-session.ts';
import { requirementsOf } from './compliance.ts';
import { makeModel, modelsOf } from './models.ts';
import { agenciesOf, certificatesOf, guideFilesOf } from './papers.ts';
import { isParentSpec, sizesOf, specIdOf } from './sizes.ts';
import { categoriesBelow, categoriesNamed, type Leaf, leafOf } from './tree.ts';

/**
 * The simulated marketplace's back office of a seller, over HTTP: categories with what they ask for, and what the shop
 * has deposited. Whoever asks shows the cookie and the number of a shop, and is told of that one alone.
 */

const base = '/api/simulator/seller/';
const longestBody = 16 * 1024;

/** Codes of refusals are the simulator's own: the specification knows only that they are not the one of success. */
const refusals = {
  session: [40_001, '店铺会话已失效，请重新绑定主账号'],
  form: [40_005, '请求内容不完整'],
  category: [40_010, '没有该类目，或该类目下还有子类目'],
  parentSpec: [40_011, '没有该规格类型'],
  specName: [40_012, '规格名称含有平台不允许的字符'],
  models: [40_013, '模特数量已达上限'],
} as const;

class OfficeRefusal extends Error {
  readonly kind: keyof typeof refusals;
  constructor(kind: keyof typeof refusals) {
    super(refusals[kind][1]);
    this.kind = kind;
  }
}

const json = (answer: object, status = 200): Response =>
  Response.json(answer, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

interface Visit {
  readonly deps: ApiDeps;
  readonly mallId: string;
}

function requireLeaf(categoryId: string): Leaf {
  const leaf = leafOf(categoryId);
  if (leaf === undefined) throw new OfficeRefusal('category');
  return leaf;
}

type Step = (body: unknown, visit: Visit) => Promise<object>;

/** Of a call: what is asked is checked before it is answered. */
const step =
  <Ask extends z.ZodType, Result extends object>(
    asks: Ask,
    act: (asked: z.output<Ask>, visit: Visit) => Result | Promise<Result>,
  ): Step =>
  async (body, visit) => {
    const asked = asks.safeParse(body);
    if (!asked.success) throw new OfficeRefusal('form');
    return act(asked.data, visit);
  };

type Result<Call extends OfficeCall> = OfficeResult<Call>;

const steps: Readonly<Record<OfficeCall, Step>> = {
  category: step(
    officeAsks.category,
    ({ parentId, keyword }): Result<'category'> => ({
      categories: keyword === undefined ? categoriesBelow(parentId) : categoriesNamed(keyword),
    }),
  ),
  sizeSpec: step(officeAsks.sizeSpec, ({ categoryId }) => sizesOf(requireLeaf(categoryId))),
  compliance: step(
    officeAsks.compliance,
    ({ categoryId, market }): Result<'compliance'> => ({
      requirements: requirementsOf(requireLeaf(categoryId), market),
    }),
  ),
  certificates: step(
    officeAsks.certificates,
    ({ categoryId, market }, { deps, mallId }): Result<'certificates'> => ({
      certificates: certificatesOf(mallId, requireLeaf(categoryId), market, deps.now()),
    }),
  ),
  guideFiles: step(
    officeAsks.guideFiles,
    ({ categoryId }, { mallId }): Result<'guideFiles'> => ({
      files: guideFilesOf(mallId, requireLeaf(categoryId)),
    }),
  ),
  agencyList: step(
    officeAsks.agencyList,
    ({ market }, { mallId }): Result<'agencyList'> => ({ agencies: agenciesOf(mallId, market) }),
  ),
  modelCreate: step(
    officeAsks.modelCreate,
    async (asked, { deps, mallId }): Promise<Result<'modelCreate'>> => {
      const modelId = await makeModel(deps.config.dataDir, mallId, asked);
      if (modelId === undefined) throw new OfficeRefusal('models');
      return { modelId };
    },
  ),
  modelQuery: step(
    officeAsks.modelQuery,
    async (_asked, { deps, mallId }): Promise<Result<'modelQuery'>> => ({
      models: await modelsOf(deps.config.dataDir, mallId),
    }),
  ),
  spec: step(officeAsks.spec, ({ parentSpecId, specName }): Result<'spec'> => {
    if (!isParentSpec(parentSpecId)) throw new OfficeRefusal('parentSpec');
    // As marketplaces have it: a specification is no place for signs.
    if (/[<>{}$#@]/.test(specName)) throw new OfficeRefusal('specName');
    return { specId: specIdOf(parentSpecId, specName) };
  }),
};

async function bodyOf(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > longestBody) throw new OfficeRefusal('form');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Answers a request to the back office; undefined for any other path, and where nothing is simulated. */
export async function answerBackOffice(
  deps: ApiDeps,
  request: Request,
  { pathname }: URL,
): Promise<Response | undefined> {
  const { simulated, readOnly } = deps.config;
  if (!pathname.startsWith(base) || simulated === false || readOnly) return undefined;
  const name = pathname.slice(base.length);
  const call = officeCalls.find((each) => each === name);
  if (call === undefined) return undefined;
  if (request.method !== 'POST')
    throw new HttpRefusal(405, { zh: '请使用 POST', en: 'Use POST.' }, { allow: 'POST' });
  try {
    const mallId = await mallOfSession(deps, request);
    if (mallId === undefined) throw new OfficeRefusal('session');
    const result = await steps[call](await bodyOf(request), { deps, mallId });
    return json({ errorCode: officeSuccess, errorMsg: '', result });
  } catch (error) {
    if (!(error instanceof OfficeRefusal)) throw error;
    const [errorCode, errorMsg] = refusals[error.kind];
    return json({ errorCode, errorMsg, result: null }, error.kind === 'session' ? 401 : 200);
  }
}
