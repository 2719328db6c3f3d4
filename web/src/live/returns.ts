import { onSocketState } from '../graphql/socket.ts';
import { connection, troubleOf } from '../shared/connection/connection.ts';

/** After a reconnection this long is waited, so that a shaky line does not reload each time. */
const RECONNECT_QUIET_MS = 2_000;
/** A page that was out of sight for longer is reloaded when it is looked at again. */
const HIDDEN_LIMIT_MS = 5 * 60_000;

/** Calls back when messages may have been missed; returns the way to stop. */
export const watchReturns = (onReturn: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasClosed = false;
  let hiddenSince: number | null = null;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(onReturn, RECONNECT_QUIET_MS);
  };
  const stopSocket = onSocketState((state) => {
    if (state === 'closed') wasClosed = true;
    if (state !== 'connected' || !wasClosed) return;
    wasClosed = false;
    soon();
  });
  // A page without a socket comes back as well.
  const isCutOff = () => troubleOf(connection.get()) === 'cutOff';
  let wasCutOff = isCutOff();
  const stopConnection = connection.subscribe(() => {
    const isBack = wasCutOff && !isCutOff();
    wasCutOff = isCutOff();
    if (isBack) soon();
  });
  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    if (hiddenSince !== null && Date.now() - hiddenSince > HIDDEN_LIMIT_MS) soon();
    hiddenSince = null;
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(timer);
    stopSocket();
    stopConnection();
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
