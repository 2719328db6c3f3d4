/** What is fixed when the client is built. */
interface ImportMetaEnv {
  /** Who runs the site and under which address; see site-config.ts. */
  readonly VITE_COMPANY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_POLICE_FILING_NUMBER?: string;
  readonly VITE_CONTACT_ADDRESS?: string;
  readonly VITE_FILING_NUMBER?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_PHONE?: string;
  readonly VITE_CONTACT_HOURS?: string;
}
