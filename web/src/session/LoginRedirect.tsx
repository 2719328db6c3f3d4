import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { openAuthDialog } from './auth-dialog-store.ts';
import { endSession, session } from './session.ts';

/** /login: a session that there still is ends, and /home opens with the login dialog on top. */
export function LoginRedirect() {
  const [ended, setEnded] = useState(() => session.get().isVisitor);

  useEffect(() => {
    if (ended) {
      openAuthDialog('login');
      return;
    }
    // The server's part first: /home must not be answered with the old session's data.
    void import('./sign-out.ts')
      .then(({ endServerSession }) => endServerSession())
      .finally(() => {
        endSession();
        setEnded(true);
      });
  }, [ended]);

  return ended ? <Navigate to="/home" replace /> : null;
}
