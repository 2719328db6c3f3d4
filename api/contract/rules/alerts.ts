/** What people are told of without asking: which kinds there are, to whom, and what counts before a choice. */

export const alertKinds = [
  'shipSoon',
  'shortage',
  'fine',
  'soldOut',
  'sessionLost',
  'digest',
  'importDone',
  'importFailed',
  'exportReady',
  'shopExpiring',
  'announcement',
] as const;
export type AlertKind = (typeof alertKinds)[number];

const offered: Readonly<Record<'boss' | 'manager' | 'shipper', readonly AlertKind[]>> = {
  boss: alertKinds,
  // Main accounts and sales files are the boss's.
  manager: [
    'shipSoon',
    'shortage',
    'fine',
    'soldOut',
    'digest',
    'exportReady',
    'shopExpiring',
    'announcement',
  ],
  shipper: ['shipSoon', 'digest', 'announcement'],
};

/** The kinds that concern a person, in their order. */
export const kindsOffered = ({ role }: { readonly role: keyof typeof offered }) => offered[role];

/** Who has chosen nothing finds all kinds in the centre but the digest, which the home page shows better. */
export const isUsuallyShown = (kind: AlertKind): boolean => kind !== 'digest';

const usuallyPushed: ReadonlySet<AlertKind> = new Set([
  'shipSoon',
  'shortage',
  'fine',
  'soldOut',
  'sessionLost',
  'digest',
  'shopExpiring',
]);

/** Who has chosen nothing is pushed what cannot wait, and not what came of their own doing. */
export const isUsuallyPushed = (kind: AlertKind): boolean => usuallyPushed.has(kind);

/** States: they are told again once they were over. All other kinds are events. */
export const stateKinds = ['soldOut', 'sessionLost'] as const satisfies readonly AlertKind[];

/** Days left of a shop's paid time at which it is told, once each. */
export const expirySteps = [14, 7, 3, 1] as const;

/** Days for which alerts are kept. */
export const alertsKept = 90;

export interface AlertThresholds {
  /** Fines of less are not told; whole fen, null for all. */
  readonly fineFrom: number | null;
  /** Best sellers that lose less a day are not told; whole fen, null for all. */
  readonly soldOutFrom: number | null;
}
