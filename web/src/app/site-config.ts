/**
 * What names the operator of the site: change it here, once. Nothing in the pages repeats it.
 */
export const site = {
  /** Company that runs the site. */
  company: '卖家运营助手团队',
  copyrightFrom: 2026,
  /** Filing number of the site and the registry's address; shown in every footer. */
  filing: { number: '沪ICP备00000000号', href: 'https://beian.miit.gov.cn/' },
  contact: {
    email: 'support@example.com',
    phone: '400-000-0000',
    hours: '周一至周五 9:00–18:00',
  },
  /** Marketplaces whose marks the footer shows; the files are in `public/logos`. */
  platforms: [
    { name: 'Temu', logo: '/logos/temu.svg' },
    { name: 'SHEIN', logo: '/logos/shein.svg' },
  ],
  /**
   * A phone value that enables the login button though it has not 11 digits; the server decides what it
   * may do. Empty: no such value.
   */
  reservedLogin: import.meta.env.VITE_RESERVED_LOGIN ?? '',
} as const;
