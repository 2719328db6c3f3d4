/** A marketplace at whose seller centre the helper can act. */
export interface Platform {
  readonly id: 'temu' | 'shein';
  readonly name: string;
  /** Hosts of its seller centre. */
  readonly hosts: readonly string[];
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
  },
  { id: 'shein', name: 'SHEIN', hosts: ['sso.geiwohuo.com'] },
];
