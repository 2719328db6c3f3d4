import { useCallback, useEffect, useState } from 'react';
import { browserOf, cookies, featuresOf, push, secure, storage, worker } from './browser-checks.ts';
import { type CheckName, type Finding, unknown } from './finding.ts';
import { events, server, websocket } from './server-checks.ts';

export const automatic = [
  'browser',
  'features',
  'secure',
  'cookies',
  'storage',
  'server',
  'clock',
  'websocket',
  'events',
  'worker',
  'push',
] as const satisfies readonly CheckName[];

export const manual = ['camera', 'printing', 'clipboard'] as const satisfies readonly CheckName[];

export type Findings = { readonly [name in CheckName]?: Finding };

const unasked: Findings = {
  camera: unknown('pressToTest'),
  printing: unknown('pressToTest'),
  clipboard: unknown('pressToTest'),
};

/** What each check has found so far; those without an entry are under way. */
export function useFindings() {
  const [findings, setFindings] = useState<Findings>(unasked);
  const note = useCallback(
    (name: CheckName, finding: Finding) =>
      setFindings((before) => ({ ...before, [name]: finding })),
    [],
  );
  const run = useCallback(() => {
    setFindings(({ camera, printing, clipboard }) => ({
      ...(camera && { camera }),
      ...(printing && { printing }),
      ...(clipboard && { clipboard }),
    }));
    note('browser', browserOf(navigator.userAgent));
    note('features', featuresOf());
    note('secure', secure());
    note('cookies', cookies());
    note('push', push());
    void storage().then((finding) => note('storage', finding));
    void worker().then((finding) => note('worker', finding));
    void websocket().then((finding) => note('websocket', finding));
    void events().then((finding) => note('events', finding));
    void server().then((found) => {
      note('server', found.server);
      note('clock', found.clock);
    });
  }, [note]);
  useEffect(run, [run]);
  return { findings, note, run };
}
