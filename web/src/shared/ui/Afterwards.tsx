import { type ReactNode, useDeferredValue } from 'react';

type Props = {
  /** In its place until then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Draws its content once what is around it stands, in small steps: a press is not held up by both in one. */
export const Afterwards = ({ fallback = null, children }: Props) =>
  useDeferredValue(true, false) ? children : fallback;
