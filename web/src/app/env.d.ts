/** What is fixed when the client is built. */
interface ImportMetaEnv {
  /** Who runs the site and under which address; see site-config.ts. */
  readonly VITE_COMPANY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_POLICE_FILING_NUMBER?: string;
  readonly VITE_CONTACT_ADDRESS?: string;
  /** Address and version of the desktop software's installer, and of the plugin's; see site-config.ts. */
  readonly VITE_FILING_NUMBER?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_PHONE?: string;
  readonly VITE_CONTACT_HOURS?: string;
  readonly VITE_SOFTWARE_DOWNLOAD?: string;
  readonly VITE_SOFTWARE_VERSION?: string;
  readonly VITE_PLUGIN_DOWNLOAD?: string;
  readonly VITE_PLUGIN_VERSION?: string;
}
