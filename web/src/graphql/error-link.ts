import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { goTo } from '../app/navigation.ts';
import { forgetNotes } from '../app/user-notes.ts';
import { endSession, session } from '../features/auth/session.ts';
import { visitorTips } from '../features/visitor/visitor-tips-store.ts';
import { i18n } from '../i18n/i18n.ts';
import { type Failure, reactionTo } from '../shared/errors/reaction.ts';
import { toast } from '../shared/ui/toast.ts';
import { blockedMessage } from './visitor-link.ts';

declare module '@apollo/client' {
  export interface DefaultContext {
    /** The caller shows every failure itself; only the end of the session is still acted upon. */
    quiet?: boolean;
    /** Which session asked; set by the link. */
    sessionGeneration?: number;
  }
}

function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const extensions = first?.extensions;
    return {
      code: typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL',
      message: first?.message ?? '',
      silent: extensions?.silent === true,
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return { message, status: error.statusCode };
  }
  return { message };
}

/** Marks each operation with the session that asked for it. */
const sessionMark = new ApolloLink((operation, forward) => {
  operation.setContext({ sessionGeneration: session.get().generation });
  return forward(operation);
});

function leave(text: string | undefined): void {
  toast.closeAll();
  endSession();
  forgetNotes();
  goTo('/login');
  toast.error(text ?? i18n.t('sessionOver'));
}

const react = new ErrorLink(({ error, operation }) => {
  const { quiet, sessionGeneration } = operation.getContext();
  const { generation, isVisitor } = session.get();
  // An answer to a session that is over already says nothing about the present one.
  if (sessionGeneration !== generation) return;
  const failure = failureOf(error);
  // Our own refusal has shown the tips already.
  if (failure.code === undefined && failure.message === blockedMessage) return;
  const reaction = reactionTo(failure, isVisitor);
  if (reaction.kind === 'signOut') leave(reaction.text);
  if (quiet) return;
  if (reaction.kind === 'visitorTips') visitorTips.set(true);
  if (reaction.kind === 'toast') {
    toast.error(
      'text' in reaction ? reaction.text : i18n.t(reaction.key, { message: failure.message }),
    );
  }
});

export const errorLink = ApolloLink.from([sessionMark, react]);
