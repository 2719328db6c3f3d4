import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { session } from '../session/session.ts';
import { type Failure, type Reaction, reactionTo } from '../shared/errors/reaction.ts';

/** What has failed, of every kind of error that a request may end with. */
export function failuresOf(error: unknown): Failure[] {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.map(({ message, extensions }) => ({
      code: typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL',
      message,
      silent: extensions?.silent === true,
      isTold: extensions?.isTold === true,
      resultCode: typeof extensions?.resultCode === 'number' ? extensions.resultCode : undefined,
    }));
  }
  const message = error instanceof Error ? error.message : String(error);
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return [{ message, status: error.statusCode }];
  }
  return [{ message }];
}

/** Of several failures of one answer: the end of the session, else the first that shows something. */
export function reactionToAll(failures: readonly Failure[], isVisitor: boolean): Reaction {
  const reactions = failures.map((failure) => reactionTo(failure, isVisitor));
  return (
    reactions.find(({ kind }) => kind === 'signOut') ??
    reactions.find(({ kind }) => kind !== 'silent') ?? { kind: 'silent' }
  );
}

/** Failures that no second try ends, each with a sentence of its own. */
const final: ReadonlySet<string | undefined> = new Set(['UPSTREAM_REFUSED', 'UPSTREAM_LACKS']);

/** What is said where the data service refuses a read, or does not have it; undefined for every other failure. */
export function refusalIn(error: unknown): string | undefined {
  const refusals = failuresOf(error).filter(({ code }) => final.has(code));
  const reaction = reactionToAll(refusals, session.get().isVisitor);
  return 'text' in reaction ? reaction.text : undefined;
}
