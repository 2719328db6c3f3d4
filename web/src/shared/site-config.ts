/**
 * What names the operator of the site: change it here, once. Nothing in the pages repeats it.
 */
export const site = {
  /** Company that runs the site. */
  company: import.meta.env.VITE_COMPANY || '卖家运营助手团队',
  copyrightFrom: 2026,
  /** Filing number of the site and the registry's address; shown in every footer once there is a number. */
  filing: { number: import.meta.env.VITE_FILING_NUMBER ?? '', href: 'https://beian.miit.gov.cn/' },
  /** Number at the register of the police (公安联网备案), which the law asks for beside it. */
  policeFiling: import.meta.env.VITE_POLICE_FILING_NUMBER ?? '',
  /** Address under which the world knows the site, without a slash at its end; '' names no address. */
  address: (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
  /** How people reach the company; what is '' is not shown. */
  contact: {
    email: import.meta.env.VITE_CONTACT_EMAIL ?? '',
    phone: import.meta.env.VITE_CONTACT_PHONE ?? '',
    address: import.meta.env.VITE_CONTACT_ADDRESS ?? '',
    hours: import.meta.env.VITE_CONTACT_HOURS ?? '',
  },
  /** Marketplaces whose marks the footer shows; the files are in `public/logos`. */
  platforms: [
    { name: 'Temu', logo: '/logos/temu.svg' },
    { name: 'SHEIN', logo: '/logos/shein.svg' },
  ],
  /** Attribute of the root element in which the browser plugin says its version. */
  pluginMarker: 'data-seller-plugin',
  /**
   * Where phones get the app; '' while it is in development. Android phones are sent to the shop of their
   * maker where it has an address, else to the first one.
   */
  app: {
    android: { default: '', honor: '', huawei: '', xiaomi: '', oppo: '', vivo: '', samsung: '' },
    ios: '',
  },
} as const;
