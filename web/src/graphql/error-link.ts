import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { tap } from 'rxjs';
import { i18n } from '../i18n/i18n.ts';
import { signInPage } from '../session/phone-app.ts';
import { rememberPage } from '../session/return-to.ts';
import { endSession, session } from '../session/session.ts';
import { visitorTips } from '../session/visitor/visitor-tips-store.ts';
import { serverAnswers, upstreamAway } from '../shared/connection/connection.ts';
import type { Failure } from '../shared/errors/reaction.ts';
import { provideReaders } from '../shared/errors/refusal.ts';
import { forgetNotes } from '../shared/kept/user-notes.ts';
import { goTo } from '../shared/navigation.ts';
import { toast } from '../shared/ui/toast.ts';
import { failuresOf, reactionToAll, refusalIn } from './failures.ts';
import { blockedMessage } from './visitor-link.ts';

declare module '@apollo/client' {
  export interface DefaultContext {
    /**
     * The caller shows failures in its own place; only the end of the session is still acted upon, and
     * what the data service says when it refuses is still shown.
     */
    quiet?: boolean;
    /** Which session asked; set by the link. */
    sessionGeneration?: number;
  }
}

/** Marks each operation with the session that asked for it. */
const sessionMark = new ApolloLink((operation, forward) => {
  operation.setContext({ sessionGeneration: session.get().generation });
  return forward(operation);
});

/** Our own refusal of what a visitor must not do; it has shown the tips already. */
const isBlocked = ({ code, message }: Failure): boolean =>
  code === undefined && message === blockedMessage;

const isNothing = (failure: Failure): boolean =>
  failure.code === undefined && failure.status === undefined && !isBlocked(failure);

/** Nothing came, or what stands before the server answered in its place: is it away? */
const isAway = (failure: Failure): boolean =>
  isNothing(failure) || (failure.code === undefined && (failure.status ?? 0) >= 502);

/** The data service was not reached, or has failed so often that it is left alone for a while. */
const isOfUpstreamAway = ({ code }: Failure): boolean =>
  code === 'UPSTREAM_UNREACHABLE' || code === 'UPSTREAM_AWAY';

type Asked = Pick<ApolloLink.Operation, 'operationName' | 'operationType' | 'variables'>;

/** An operation: a write whatever is corrected in it, a read of just this. */
const nameOf = ({ operationName = '', operationType, variables }: Asked): string =>
  operationType === 'mutation' ? operationName : `${operationName} ${JSON.stringify(variables)}`;

/** What was told of the failures of an operation: it goes once the operation is answered. */
const faults = new Map<string, Set<string>>();

function tellFault(operation: string, text: string): void {
  toast.error(text);
  faults.set(operation, (faults.get(operation) ?? new Set()).add(text));
}

const settled = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (errors !== undefined || faults.size === 0) return;
      // That the network failed is over with any answer to what has this name.
      for (const name of new Set([operation.operationName ?? '', nameOf(operation)])) {
        const told = faults.get(name);
        if (told === undefined) continue;
        faults.delete(name);
        toast.settle(told);
      }
    }),
  ),
);

function leave(text: string | undefined): void {
  toast.closeAll();
  rememberPage();
  endSession();
  forgetNotes();
  goTo(signInPage());
  toast.error(text ?? i18n.t('sessionOver'));
}

const react = new ErrorLink(({ error, operation }) => {
  const { quiet, sessionGeneration } = operation.getContext();
  const { generation, isVisitor } = session.get();
  // An answer to a session that is over already says nothing about the present one.
  if (sessionGeneration !== generation) return;
  const all = failuresOf(error);
  if (all.some(isBlocked)) return;
  if (all.some(isAway)) void serverAnswers();
  if (all.some(isOfUpstreamAway)) upstreamAway.set(true);
  const isOver = reactionToAll(all, isVisitor);
  if (isOver.kind === 'signOut') leave(isOver.text);
  const failures = quiet ? all.filter(({ code }) => code === 'UPSTREAM_REFUSED') : all;
  const reaction = reactionToAll(failures, isVisitor);
  if (reaction.kind === 'visitorTips') visitorTips.set(true);
  if (reaction.kind !== 'toast') return;
  if ('text' in reaction) return tellFault(nameOf(operation), reaction.text);
  const text = i18n.t(reaction.key, { message: failures[0]?.message ?? '' });
  tellFault(operation.operationName ?? '', text);
});

provideReaders({
  refusalIn,
  isWithoutAnswer: (error) => error !== undefined && failuresOf(error).some(isNothing),
});

export const errorLink = ApolloLink.from([sessionMark, settled, react]);
