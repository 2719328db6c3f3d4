import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { choices, homeRequests } from '../../bench/home-requests.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

it('lets the benchmark send what the page of today sends', () => {
  const limits = { today: '2026-03-11', dataStart: '2025-03-11' };
  for (const choice of choices) {
    for (const { body } of homeRequests(choice, limits)) {
      const { query } = JSON.parse(String(body)) as { query: string };
      expect(validate(schema, parse(query))).toEqual([]);
    }
  }
});
