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

/** What the data service says when it refuses a read; undefined for every other failure. */
export function refusalIn(error: unknown): string | undefined {
  const refusals = failuresOf(error).filter(({ code }) => code === 'UPSTREAM_REFUSED');
  const reaction = reactionToAll(refusals, session.get().isVisitor);
  return 'text' in reaction ? reaction.text : undefined;
}
