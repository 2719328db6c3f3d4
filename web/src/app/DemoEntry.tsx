import { Suspense } from 'react';
import { useIdle } from '../shared/ui/use-idle.ts';
import { DemoDoor } from './parts.ts';

/** A server with the demo account answers its own machine alone: elsewhere nothing is fetched to ask for it. */
const isOwnMachine = (): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

/** Comes after the page has been drawn, which the build does without knowing any server. */
export function DemoEntry() {
  const isIdle = useIdle();
  if (!isIdle || !isOwnMachine()) return null;
  return (
    <Suspense>
      <DemoDoor />
    </Suspense>
  );
}
