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

export const hiddenReason = builder.enumType('HiddenReason', {
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
