import { GraphQLError, Kind } from 'graphql';
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
  throw wrong('Date is a calendar day, YYYY-MM-DD.');
}

function instantOf(value: unknown): number {
  const ms = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(ms))
    throw wrong('DateTime is an ISO 8601 instant such as 2026-01-31T08:00:00Z.');
  return ms;
}

builder.scalarType('Money', {
  description:
    'An amount in yuan (CNY) with two decimals, as text: "1234.50". Whole fen inside, so sums are exact.',
  serialize: yuanText,
  parseValue: fenOf,
  parseLiteral: (node) =>
    node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT
      ? fenOf(node.value)
      : fenOf(undefined),
});

builder.scalarType('Date', {
  description: 'A calendar day in Asia/Shanghai, YYYY-MM-DD.',
  serialize: (day) => day,
  parseValue: dayOf,
});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC: "2026-01-31T08:00:00.000Z".',
  serialize: (ms) => new Date(ms).toISOString(),
  parseValue: instantOf,
});
