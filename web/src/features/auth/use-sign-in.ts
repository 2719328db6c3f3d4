import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { permissions } from '../../app/permissions.ts';
import { client } from '../../graphql/client.ts';
import { restartSocket } from '../../graphql/socket.ts';
import { ViewerDocument } from '../account/viewer.generated.ts';
import { type LoginMutationVariables, useLoginMutation } from './auth.generated.ts';
import { closeAuthDialog } from './auth-dialog-store.ts';
import type { AuthState } from './auth-machine.ts';
import { showFault, showRefusal } from './outcome.ts';
import { startSession } from './session.ts';

/** Signs in; on success everything of the visitor is dropped and the browser goes to /home. */
export function useSignIn() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [login, { loading }] = useLoginMutation();

  const signIn = async (
    input: LoginMutationVariables['input'],
    tab: AuthState['tab'],
  ): Promise<boolean> => {
    try {
      const { data } = await login({ variables: { input } });
      const viewer = data?.login.viewer;
      if (!viewer) {
        showRefusal(data?.login.error, t('loginFailed'));
        return false;
      }
      await client.clearStore();
      client.writeQuery({ query: ViewerDocument, data: { viewer } });
      permissions.set(viewer.permissions);
      startSession(tab);
      await restartSocket();
      closeAuthDialog();
      await navigate('/home');
      return true;
    } catch (error) {
      showFault(error, t('loginFailed'));
      return false;
    }
  };

  return { signIn, signingIn: loading };
}
