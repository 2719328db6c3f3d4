import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberPage } from './return-to.ts';
import { session } from './session.ts';

/** To /login, and back to this page from there. */
function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  useEffect(() => rememberPage(here), [here]);
  return <Navigate to="/login" replace />;
}

/** Pages that need a session; without one the browser goes to /login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isVisitor } = session.use();
  return isVisitor ? <ToSignIn /> : children;
}
