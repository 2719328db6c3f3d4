import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { session } from './session.ts';

/** Pages that need a session; without one the browser goes to /login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isVisitor } = session.use();
  return isVisitor ? <Navigate to="/login" replace /> : children;
}
