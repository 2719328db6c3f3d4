import { z } from 'zod';
import type { Call } from '../../../api/contract/call.ts';
import { nothing, sessionToken } from '../../../api/contract/fields.ts';
import type { MappedCall } from '../mapping/mapping.ts';
import { ours, theirFields } from '../mapping/names.ts';
import { parseExactly } from './exact-json.ts';
import { Readers } from './readers.ts';
import { textOf } from './scalars.ts';
import type { BorderSettings } from './settings.ts';

/**
 * What stands between this server and an upstream that is not its own: it takes whatever means what the
 * declaration says, and sends what the upstream expects.
 */
export class Border {
  readonly #settings: BorderSettings;
  readonly #readers: Readers;

  constructor(settings: BorderSettings) {
    this.#settings = settings;
    this.#readers = new Readers(settings);
  }

  readonly parse = parseExactly;

  /** The data of an answer in the form of its declaration. What a write says that answers nothing, nobody reads. */
  read(call: Pick<Call, 'name' | 'output'>, answered: unknown): unknown {
    if (call.output === nothing) return null;
    const names = this.#settings.mapping?.get(call.name)?.outputNames;
    const data = names === undefined ? answered : ours(answered, names);
    if (call.output === sessionToken) return tokenIn(data);
    // A list that is not there is empty; anything else that is not there is null.
    return this.#readers.of(call.output)(data ?? null);
  }

  /** The call as the upstream has it, with its fields. */
  sent(call: Call, fields: Readonly<Record<string, unknown>>): Sent {
    const own = this.#settings.mapping?.get(call.name);
    const said = this.#said(call, fields);
    return own === undefined
      ? { call, fields: said }
      : { call: own, fields: theirFields(said, own.inputNames) };
  }

  /** The fields of a call as the upstream counts them; what the declaration would fill in is said. */
  #said(
    call: Pick<Call, 'input'>,
    fields: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>> {
    const { money, firstPage } = this.#settings;
    const sent: Record<string, unknown> = { ...defaultsOf(call), ...fields };
    for (const name of ['pageIndex', 'page'])
      if (sent[name] !== undefined) sent[name] = Number(sent[name]) - 1 + firstPage;
    // The only amounts that are sent outside of /api/pay are what SKUs cost.
    if (money === 'yuan' && Array.isArray(sent.costs)) sent.costs = sent.costs.map(inYuan);
    return sent;
  }
}

/** A call on its way to the upstream. */
export interface Sent {
  readonly call: Call | MappedCall;
  readonly fields: Readonly<Record<string, unknown>>;
}

const inYuan = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'cost' in row && typeof row.cost === 'number'
    ? { ...row, cost: row.cost / 100 }
    : row;

const defaults = new WeakMap<Call['input'], Readonly<Record<string, unknown>>>();

/** The plain values that a call stands for where nothing is sent. */
function defaultsOf({ input }: Pick<Call, 'input'>): Readonly<Record<string, unknown>> {
  const known = defaults.get(input) ?? foundDefaults(input);
  defaults.set(input, known);
  return known;
}

const foundDefaults = (input: Call['input']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input.shape).flatMap(([name, field]) =>
      field instanceof z.ZodDefault && typeof field.def.defaultValue !== 'object'
        ? [[name, field.def.defaultValue]]
        : [],
    ),
  );

/** The token of a session, also where it is wrapped. Empty where only cookies say who asks. */
function tokenIn(data: unknown): unknown {
  if (data === null || data === undefined || typeof data === 'boolean') return '';
  if (typeof data !== 'object') return textOf(data);
  const wrapped = ['token', 'accessToken', 'access_token'].map((name) =>
    new Map<string, unknown>(Object.entries(data)).get(name),
  );
  return wrapped.find((each) => typeof each === 'string') ?? '';
}
