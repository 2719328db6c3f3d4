import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { isDay } from '../../api/contract/rules/calendar.ts';
import { yuanText } from '../../api/contract/rules/money.ts';
import { builder } from './builder.ts';

const wrong = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function fenOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  const match = typeof text === 'string' ? /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) : null;
  if (match === null) throw wrong('Money is yuan with at most two decimals, for example "12.34".');
  const [, sign, whole, decimals = ''] = match;
  return Number(`${sign}${whole}${decimals.padEnd(2, '0')}`);
}

function dayOf(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw wrong(
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
      ? `There is no ${value}.`
      : 'Date is a calendar day, YYYY-MM-DD.',
  );
}

function instantOf(value: unknown): number {
  const ms = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(ms))
    throw wrong('DateTime is an ISO 8601 instant such as 2026-01-31T08:00:00Z.');
  return ms;
}

/** What is wrong with a literal is told with its place. */
function ofLiteral<T>(parse: (value: unknown) => T, kinds: readonly Kind[]) {
  return (node: ValueNode): T => {
    try {
      return parse(kinds.includes(node.kind) && 'value' in node ? node.value : undefined);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { message, extensions } = error;
      throw new GraphQLError(message, { nodes: node, extensions });
    }
  };
}

builder.scalarType('Money', {
  description:
    'An amount in yuan (CNY) with two decimals, as text: "1234.50". Whole fen inside, so sums are exact.',
  serialize: yuanText,
  parseValue: fenOf,
  parseLiteral: ofLiteral(fenOf, [Kind.STRING, Kind.INT, Kind.FLOAT]),
});

builder.scalarType('Date', {
  description: 'A calendar day in Asia/Shanghai, YYYY-MM-DD.',
  serialize: (day) => day,
  parseValue: dayOf,
  parseLiteral: ofLiteral(dayOf, [Kind.STRING]),
});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC: "2026-01-31T08:00:00.000Z".',
  serialize: (ms) => new Date(ms).toISOString(),
  parseValue: instantOf,
  parseLiteral: ofLiteral(instantOf, [Kind.STRING]),
});
