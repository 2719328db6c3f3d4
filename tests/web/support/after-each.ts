import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { closeLink } from '../../../web/src/features/account/sign-in/link-dialog-store.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { permissions } from '../../../web/src/session/permissions.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { tidy } from './render.tsx';

/** Nobody tells a page anything. */
class SilentSocket {
  close() {}
}

// What is drawn goes before the hooks of a file put back what it was drawn with; the clock and what stands in the place
// of globals stay until these have run, as some let time pass.
afterEach(tidy);
beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
  onTestFinished(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    permissions.set(undefined);
    closeLink();
    session.set(initialSession);
    await client.clearStore();
  });
});
