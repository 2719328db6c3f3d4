import type { Generated } from 'kysely';

export interface DeviceTable {
  user_id: number;
  /** Drawn by the helper once, and kept on its machine. */
  device_id: string;
  /** What the person calls the machine. */
  name: string;
  seen_at: number;
}

/** What a page gives the helper of its machine, once, so that the helper may begin a session of its own. */
export interface HelperTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** The session of the page. */
  session_hash: string;
  user_id: number;
  expires_at: number;
}

/** A helper that a page has brought a person to. It ends with the session of the page. */
export interface HelperSessionTable {
  id: Generated<number>;
  /** SHA-256 of the helper's own token, hex. */
  token_hash: string;
  session_hash: string;
  user_id: number;
  device_id: string;
  /** Put off while the helper says that a page of the person is connected. */
  alive_until: number;
}

/** The machines that run the desktop helper, and the helpers that are there. */
export interface DesktopTables {
  device: DeviceTable;
  helper_token: HelperTokenTable;
  helper_session: HelperSessionTable;
}
