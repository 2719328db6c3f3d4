import { z } from 'zod';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { checkEntry, collisions, type Problem } from './check.ts';
import { JsonFault, type LocatedJson, parseLocated } from './located-json.ts';
import { type MappedCall, type Mapping, mapped, methods } from './mapping.ts';
import { nearest } from './nearest.ts';

/** The file of UPSTREAM_PATHS cannot be used. The message has a line for everything that is wrong with it. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`UPSTREAM_PATHS is wrong:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
    this.problems = problems;
  }
}

const path = z
  .string()
  .regex(/^\/[\w\-.~!$&'()*+,;=:@%/{}]*$/)
  .refine((text) => !text.split('/').includes('..'));

const place = z.string().regex(/^[\w$@-]+(\.[\w$@-]+)*$/);

const entrySchema = z.preprocess(
  (value) => (typeof value === 'string' ? { path: value } : value),
  z.strictObject({
    path: path.optional(),
    stocksPath: path.nullable().optional(),
    method: z.enum(methods).optional(),
    encoding: z.enum(['form', 'json', 'query']).optional(),
    input: z.record(z.string(), place).optional(),
    output: z.record(z.string(), place).optional(),
  }),
);

/** What is to be written at each place of an entry. */
const wanted: Readonly<Record<string, string>> = {
  path: 'a path that begins with / and has no ?, # or blank, such as "/api/v2/shops"',
  stocksPath: 'a path, such as "/api/v2/stocks", or null where the upstream has none',
  method: `one of ${methods.map((each) => `"${each}"`).join(', ')}`,
  encoding: 'one of "form", "json", "query"',
  input: 'an object of our names to those of the upstream, such as {"shopId": "shop.id"}',
  output: 'an object of our names to those of the upstream, such as {"mallName": "shop.title"}',
};
const wantedPlace = 'a name of the upstream, with dots where it is nested, such as "shop.title"';
const wantedEntry =
  'a path such as "/api/v2/shops", or an object with some of path, stocksPath, method, encoding, input, output';

/**
 * Reads the deployer's file that says in what the real upstream differs from the contract: a JSON object of call
 * names to paths, or to objects of what differs (docs/upstreams.md).
 * @param file its name, for the messages
 * @throws MappingError for what is no such object, and for whatever the contract does not know
 */
export function readMapping(text: string, file: string): Mapping {
  const json = located(text, file);
  const mapping = new Map<string, MappedCall>();
  const problems: Problem[] = [];
  for (const [name, entry] of membersOf(json, file)) {
    const call = calls.get(name);
    const read = call === undefined ? unknownCall(name) : readEntry(call, entry);
    if (Array.isArray(read)) problems.push(...read);
    else mapping.set(name, read);
  }
  problems.push(...collisions(mapping));
  if (problems.length > 0)
    throw new MappingError(
      problems
        .map(({ at, message }) => ({ line: json.lineOf(at), message }))
        .sort((one, other) => one.line - other.line)
        .map(({ line, message }) => `${file}:${line}: ${message}`),
    );
  return mapping;
}

function located(text: string, file: string): LocatedJson {
  try {
    return parseLocated(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new MappingError([`${file}:${error.line}: It must be JSON: ${error.message}.`]);
  }
}

function membersOf({ value }: LocatedJson, file: string): [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value);
  throw new MappingError([
    `${file}:1: It must be an object of call names, such as {"logout": "/api/auth/signout"}.`,
  ]);
}

function unknownCall(name: string): Problem[] {
  const meant = nearest(name, calls.keys());
  const help =
    meant === undefined
      ? 'docs/upstreams.md and /api/openapi.json have the names'
      : `write "${meant}"`;
  return [{ at: [name], message: `There is no call "${name}": ${help}.` }];
}

function readEntry(call: Call, given: unknown): MappedCall | Problem[] {
  const { success, data, error } = entrySchema.safeParse(given);
  if (!success) return error.issues.flatMap((issue) => told(call, issue));
  const problems = checkEntry(call, data);
  return problems.length > 0 ? problems : mapped(call, data);
}

/** An issue of the schema in the words of the file. */
function told(call: Call, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      at: [call.name, key],
      message: `${call.name} cannot have "${key}": write some of ${Object.keys(wanted).join(', ')}.`,
    }));
  const [key, ...below] = issue.path.map(String);
  const what = below.length > 0 ? wantedPlace : (wanted[key ?? ''] ?? wantedEntry);
  const where = [call.name, ...(key === undefined ? [] : [key]), ...below];
  return [{ at: where, message: `${where.join(' → ')} must be ${what}.` }];
}
