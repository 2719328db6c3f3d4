import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { client } from '../../../graphql/client.ts';
import { restartSocket } from '../../../graphql/socket.ts';
import { closeAuthDialog } from '../../../session/auth-dialog-store.ts';
import { forgetDraftsOfOthers } from '../../../session/drafts/drafts.ts';
import { takeNotes } from '../../../session/notes/take-notes.ts';
import { permissions } from '../../../session/permissions.ts';
import { knowViewer, takePage } from '../../../session/return-to.ts';
import { type SignInWay, startSession } from '../../../session/session.ts';
import { ViewerDocument, type ViewerQuery } from '../../../session/viewer.generated.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useTold } from '../../../shared/ui/use-told.ts';
import {
  type LoginMutationVariables,
  useLoginAsDemoMutation,
  useLoginMutation,
} from './auth.generated.ts';
import {
  type LoginByChatMutationVariables,
  useLoginByChatMutation,
} from './chat-login.generated.ts';
import { type Refusal, showFault, showRefusal } from './outcome.ts';

interface SignInAnswer {
  readonly viewer: ViewerQuery['viewer'] | null;
  readonly error: Refusal | null;
}

/**
 * Signs in; on success everything of the visitor is dropped and the browser goes back to where the
 * session had ended, else to the workbench.
 * @param onRefused is told why not
 */
export function useSignIn(workbench = '/home', onRefused?: (refusal?: Refusal | null) => void) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [login, loggingIn] = useLoginMutation();
  const [loginAsDemo, enteringDemo] = useLoginAsDemoMutation();
  const [loginByChat] = useLoginByChatMutation();
  const told = useTold();

  const enter = async (
    way: SignInWay,
    ask: () => Promise<SignInAnswer | undefined>,
    keep?: () => Promise<void>,
  ): Promise<boolean> => {
    told.settle();
    try {
      const answer = await ask();
      const viewer = answer?.viewer;
      if (!viewer) {
        onRefused?.(answer?.error);
        showRefusal(answer?.error, t('loginFailed'), told.tell);
        return false;
      }
      // What was said of earlier tries, and to the visitor.
      toast.closeAll();
      // Before the page is left. A browser that keeps nothing is signed in all the same.
      await keep?.().catch(() => {});
      await client.clearStore();
      takeNotes(viewer);
      client.writeQuery({ query: ViewerDocument, data: { viewer } });
      permissions.set(viewer.permissions);
      knowViewer(viewer);
      forgetDraftsOfOthers(viewer.id);
      const page = takePage(viewer.id);
      startSession(way);
      await restartSocket();
      closeAuthDialog();
      await navigate(page ?? workbench);
      return true;
    } catch (error) {
      showFault(error, t('loginFailed'), told.tell);
      return false;
    }
  };

  return {
    signingIn: loggingIn.loading || enteringDemo.loading,
    /** `keep` is done once the server has let them in, before anything is seen of it. */
    signIn: (
      input: LoginMutationVariables['input'],
      tab: 'account' | 'code',
      keep?: () => Promise<void>,
    ) => enter(tab, async () => (await login({ variables: { input } })).data?.login, keep),
    signInAsDemo: () => enter('account', async () => (await loginAsDemo()).data?.loginAsDemo),
    signInByChat: (variables: LoginByChatMutationVariables) =>
      enter('chat', async () => (await loginByChat({ variables })).data?.loginByChat),
  };
}
