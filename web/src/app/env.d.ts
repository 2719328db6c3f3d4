/** What is fixed when the client is built. */
interface ImportMetaEnv {
  /** The reserved phone value of the login form; see site-config.ts. */
  readonly VITE_RESERVED_LOGIN?: string;
}
