import type { PermissionCode } from '../../api/contract/rules/permissions.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';

/** Enums that several domains share. */

export const platform = builder.enumType('Platform', {
  description: 'The marketplace that a shop is on.',
  values: {
    TEMU: { value: 'temu', description: 'Temu.' },
    SHEIN: { value: 'shein', description: 'Shein.' },
  } as const,
});

export const managedType = builder.enumType('ManagedType', {
  description: 'Who runs logistics and prices of a shop.',
  values: {
    FULLY_MANAGED: { description: 'The marketplace does (全托).' },
    SEMI_MANAGED: { description: 'The seller does in part (半托).' },
  } as const,
});

const hiddenReason = builder.enumType('HiddenReason', {
  description: 'Why a figure is left out of an answer.',
  values: {
    NO_PERMISSION: {
      description: 'The viewer lacks the permission lookCost; only the boss can grant it.',
    },
    NO_COST: {
      description:
        'Nothing of what was counted has a known cost; costs can be entered in the product list.',
    },
  } as const,
});

type HiddenReason = typeof hiddenReason.$inferType;

/** The field that says why the secret ones beside it are null: for want of the right, or as the row says. */
export const whyHidden = <Row>(
  right: PermissionCode,
  reasonOf: (row: Row) => HiddenReason | null = () => null,
) => ({
  type: hiddenReason,
  nullable: true as const,
  description: `Why what needs the permission ${right} is null; null when it is there.`,
  resolve: async (row: Row, _args: object, context: Context): Promise<HiddenReason | null> =>
    (await context.holds(right)) ? reasonOf(row) : 'NO_PERMISSION',
});
