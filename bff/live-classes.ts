import type { DocumentNode } from 'graphql';
import { getUserInfo } from '../api/contract/account.ts';
import type { Context } from './context.ts';
import type { Upstream } from './upstream/call.ts';

/** What is under way for a class of subscribers, by all that it hangs on; of each server by itself. */
const underWay = new WeakMap<Upstream, Map<string, Promise<unknown>>>();

/**
 * Joins what is under way under the same key since the last change that was told of, or starts it. What has
 * ended is never joined: whoever comes later looks anew, with the rights of then.
 */
export function together<T>(
  { services: { upstream } }: Context,
  name: string,
  start: () => Promise<T>,
): Promise<T> {
  const known = underWay.get(upstream) ?? new Map<string, Promise<unknown>>();
  underWay.set(upstream, known);
  const key = `${upstream.age}\n${name}`;
  const before = known.get(key);
  // The key says what it is, so what lies under it is that.
  if (before !== undefined) return before as Promise<T>;
  const begun = start();
  known.set(key, begun);
  const end = () => known.delete(key);
  begun.then(end, end);
  return begun;
}

let documents = 0;
const numbers = new WeakMap<DocumentNode, number>();

function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? ++documents;
  numbers.set(document, number);
  return number;
}

const operations = new WeakMap<Context, { readonly operation: string; readonly session: string }>();

/**
 * What the answer to an operation hangs on, beside what is read: its document and variables and the language,
 * and the session or key that asks. Undefined where the document is not known.
 */
export function classOf(context: Context) {
  const known = operations.get(context);
  if (known !== undefined) return known;
  const { document, params, credentials } = context;
  if (document === undefined) return undefined;
  const { language, isProgram, via, token, isVisitor } = credentials;
  const { operationName, variables } = params ?? {};
  const how = [numberOf(document), operationName, variables, language, isProgram, via];
  const operation = JSON.stringify(how);
  const made = {
    operation,
    session: JSON.stringify([operation, isVisitor ? null : (token ?? '')]),
  };
  operations.set(context, made);
  return made;
}

/**
 * Who somebody is with all their rights, as just read by their own session: two sessions of which that is the
 * same see the same. Undefined where that cannot be said: a key may be for some shops alone, and what
 * sessions of an upstream that is not our own see is not known.
 */
export async function rightsOf(fresh: Context): Promise<string | undefined> {
  if (fresh.isVisitor || fresh.services.upstream.isForeign) return undefined;
  const viewer = await fresh.viewer();
  if (viewer.isVisitor || viewer.apiKey !== null) return undefined;
  return JSON.stringify(await fresh.call(getUserInfo, {}));
}

/** Lets so many run at the same time, the others in turn: together they must not take every call that there may be. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async run<T>(run: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/** A look makes a few calls; an execution may make many, and waits for no look. */
export const looks = new Turns(100);
export const executions = new Turns(100);
