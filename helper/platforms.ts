/** A marketplace at whose seller centre the helper can act. */
export interface Platform {
  readonly id: 'temu' | 'shein';
  readonly name: string;
  /** Hosts of its seller centre. */
  readonly hosts: readonly string[];
  /** The one that takes files. */
  readonly fileHost: string;
  /** The one of the seller's back office: categories, certificates and the like. */
  readonly sellerHost: string;
}

export const knownPlatforms: readonly Platform[] = [
  {
    id: 'temu',
    name: 'Temu',
    hosts: [
      'seller.kuajingmaihuo.com',
      'agentseller.temu.com',
      'agentseller-us.temu.com',
      'agentseller-eu.temu.com',
    ],
    fileHost: 'seller.kuajingmaihuo.com',
    sellerHost: 'agentseller.temu.com',
  },
  {
    id: 'shein',
    name: 'SHEIN',
    hosts: ['sso.geiwohuo.com'],
    fileHost: 'sso.geiwohuo.com',
    sellerHost: 'sso.geiwohuo.com',
  },
];
