import { calls } from '../../../api/contract/index.ts';
import { manager, password } from '../../conformance/facts.ts';
import { statistics } from '../../conformance/statistics.ts';
import { type Answer, testConfig } from '../world.ts';

/** Arguments that the server of the specification knows. */
export const samples = {
  selection: '{all: true}',
  range: '{start: "2026-03-01", end: "2026-03-10"}',
  phone: `"${manager.phone}"`,
  password: `"${password}"`,
  code: '"123456"',
  shopId: '"temu:634418"',
  shopIds: '["temu:634418"]',
  couponIds: '[]',
  uids: '["55001"]',
  certNo: '"CERT0001"',
  clientId: `"${'a'.repeat(32)}"`,
  sessionId: `"${'a'.repeat(32)}"`,
  ticket: `"${'t'.repeat(32)}"`,
  shown: '["temu:634418", "temu:634419"]',
  hidden: '[]',
  phones: '["12000000001"]',
  orderNo: '"R20260311001"',
  lastDay: '"2026-12-31"',
  until: '"2026-12-31T08:00:00Z"',
  readAt: '"2026-12-31T08:00:00Z"',
};

/** Everything below a field is asked for at once: more than a client may. */
export const config = {
  ...testConfig,
  graphqlLimits: { cost: 1e9, fields: 1e6, tokens: 1e6, depth: 50, aliases: 1_000, bytes: 1e7 },
};

/** Paths of which the specification shows what they are asked with, and not what they answer. */
const withoutBody = new Set(Object.keys(statistics).map((each) => each.split(' ')[1]));

const byName = (name: unknown) => calls.get(String(name));

/** What of an answer is neither said, nor known to be the upstream's own lack. */
export const strange = ({ errors = [] }: Pick<Answer, 'errors'>) =>
  errors.filter(({ extensions }) => {
    const call = byName(extensions?.call);
    if (extensions?.code === 'UPSTREAM_LACKS') return call?.origin !== 'assigned';
    return extensions?.code !== 'UPSTREAM_SHAPE' || !withoutBody.has(call?.path);
  });
