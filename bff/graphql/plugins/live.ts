import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
} from 'graphql';
import type { Context } from '../../context.ts';
import { type LiveEvent, pulled } from '../../events.ts';
import { executions } from '../../live-classes.ts';
import { executeCompiled } from '../compiled.ts';
import { sentDirectly } from '../frames.ts';
import { asGraphQLError } from '../mask.ts';
import { withPreview } from './preview.ts';
import type { GraphPlugin } from './types.ts';

interface LiveOptions {
  /** There are no plugins but the graph's own, which of results look at errors alone. */
  readonly isAlone: boolean;
}

/**
 * Executes queries by compiled.ts. An event of a subscription is executed with the context that it was authorised
 * with, so that what was read for that is not read again; and what comes of an operation always ends.
 */
export const useLive = ({ isAlone }: LiveOptions): GraphPlugin => ({
  onExecute({ setExecuteFn }) {
    setExecuteFn(executeCompiled);
  },
  onSubscribe({ setSubscribeFn }) {
    setSubscribeFn(isAlone ? subscribeDirectly : subscribe);
  },
});

/** What has no errors goes out by the shortest way, where the websocket has one. */
async function subscribeDirectly(args: ExecutionArgs) {
  const results = await subscribe(args);
  const { deliver } = (args as { contextValue: Context }).contextValue;
  return Symbol.asyncIterator in results && deliver !== undefined
    ? sentDirectly(results, deliver)
    : results;
}

async function subscribe(args: ExecutionArgs) {
  try {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    // Every subscription field of the schema yields live events.
    const events = source as AsyncIterable<LiveEvent<unknown>>;
    // What was read to begin with is of no use to any event.
    const { contextValue: context } = args as { contextValue: Context };
    context.forgetReads();
    return pulled(
      events[Symbol.asyncIterator](),
      (event) => resultOf(args, event),
      (result) => result.data === undefined,
      (error): ExecutionResult => ({ errors: [asGraphQLError(error)] }),
    );
  } catch (error) {
    return { errors: [asGraphQLError(error)] };
  }
}

/** By the context of an event, which is of one document with one set of variables: all who share it share what it comes to. */
const results = new WeakMap<Context, Promise<ExecutionResult>>();

/** Of many subscribers each step counts: nothing is awaited twice. */
const resultOf = (args: ExecutionArgs, event: LiveEvent<unknown>) =>
  executed(args, event).then((result) =>
    result.errors === undefined || event.alone === undefined
      ? result
      : ownResult(args, event.alone),
  );

/** It may be the session which has looked that has come to its end. */
async function ownResult(
  args: ExecutionArgs,
  look: NonNullable<LiveEvent<unknown>['alone']>,
): Promise<ExecutionResult | undefined> {
  try {
    const own = await look();
    return own && (await executed(args, own));
  } catch (error) {
    return { errors: [asGraphQLError(error)] };
  }
}

function executed(args: ExecutionArgs, event: LiveEvent<unknown>): Promise<ExecutionResult> {
  const { context } = event;
  const known = results.get(context) ?? executions.run(() => execution(args, event));
  results.set(context, known);
  return known;
}

async function execution(args: ExecutionArgs, event: LiveEvent<unknown>): Promise<ExecutionResult> {
  const { context } = event;
  try {
    const result = await execute({ ...args, rootValue: event, contextValue: context });
    return withPreview(result, context);
  } catch (error) {
    return { errors: [asGraphQLError(error)] };
  } finally {
    context.deadline.end();
  }
}
