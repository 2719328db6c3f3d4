import { Box } from '@chakra-ui/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphQLProvider } from '../../../graphql/GraphQLProvider.tsx';
import { type AuthView, closeAuthDialog } from '../../../session/auth-dialog-store.ts';
import { forgetPage } from '../../../session/return-to.ts';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { authReducer, initialAuthState } from './auth-machine.ts';
import { ChatLogin } from './ChatLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SuccessView } from './SuccessView.tsx';

const titles = {
  login: 'login',
  register: 'registerAccount',
  forgotPassword: 'resetPassword',
} as const;

/** Whoever leaves goes on from where they are. */
function leave(): void {
  forgetPage();
  closeAuthDialog();
}

/** Login, registration and forgotten password, over any page. */
export default function AuthDialog({ view }: { view: AuthView }) {
  const { t } = useTranslation(['auth', 'common']);
  const [state, dispatch] = useReducer(authReducer, view, initialAuthState);
  const { mode, tab, chat, success, entered, formNumber } = state;
  const form = useRef<HTMLDivElement>(null);
  /** A registration, or a new password, was begun: the code for it is not sent twice in a row. */
  const [isBegun, setBegun] = useState(false);
  // What was pressed is gone with its view: the next one takes the focus.
  const shown = `${formNumber} ${chat} ${success}`;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const view = form.current;
    const next = view?.querySelector('input') ?? view?.querySelector<HTMLElement>('a, button');
    next?.focus();
  }, [shown]);
  return (
    <GraphQLProvider>
      <AppDialog
        open
        onClose={leave}
        title={success ? t('common:productName') : t(`auth:${chat ? 'chatLogin' : titles[mode]}`)}
        width={420}
        isDirty={isBegun}
        initialFocus={() => form.current?.querySelector('input') ?? null}
      >
        <Box ref={form}>
          {success ? (
            <SuccessView success={success} onLoginNow={() => dispatch({ type: 'loginNow' })} />
          ) : chat ? (
            <ChatLogin onBack={() => dispatch({ type: 'show', mode: 'login' })} />
          ) : mode === 'login' ? (
            <LoginForm
              key={formNumber}
              tab={tab}
              entered={entered}
              onTab={(next) => dispatch({ type: 'selectTab', tab: next })}
              onRegister={() => dispatch({ type: 'show', mode: 'register' })}
              onChat={() => dispatch({ type: 'openChat' })}
              onForgotPassword={() => dispatch({ type: 'show', mode: 'forgotPassword' })}
            />
          ) : (
            <NewPasswordForm
              key={formNumber}
              purpose={mode}
              onBegun={setBegun}
              onSuccess={(values) => dispatch({ type: 'succeeded', entered: values })}
              onLogin={() => dispatch({ type: 'show', mode: 'login' })}
            />
          )}
        </Box>
      </AppDialog>
    </GraphQLProvider>
  );
}
