import type { TFunction } from 'i18next';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { type SheetColumn, timeCell } from '../../../shared/export/sheet.ts';
import { accountName } from '../../../shop-scope/account-rows.ts';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { authorisationOf, costedPercent, peopleOf } from './state-cells.tsx';
import type { ShopState } from './use-shop-states.ts';

export type Known = {
  /** Names of the groups of each shop, by its id. */
  readonly groupNames: ReadonlyMap<string, readonly string[]>;
  /** Health and people of each shop, by its id; absent for people who are not told. */
  readonly states?: ReadonlyMap<string, ShopState>;
};

/** The shops as a sheet: a shop a line, with what the page tells of it. */
export const shopColumns = (
  t: TFunction<'shopManage'>,
  { groupNames, states }: Known,
): SheetColumn<DirectoryShop>[] => {
  const head = (
    key:
      | 'account'
      | 'name'
      | 'id'
      | 'expiry'
      | 'authorisation'
      | 'completeness'
      | 'people'
      | 'managed'
      | 'state'
      | 'groups',
  ) => t(`manage.column.${key}`);
  const joined = (names: readonly string[]) => names.join(t('manage.separator')) || null;
  /** Empty while it is not known. */
  const told =
    (value: (state: ShopState) => ReturnType<SheetColumn<DirectoryShop>['value']>) =>
    ({ id }: DirectoryShop) => {
      const state = states?.get(id);
      return state === undefined ? null : value(state);
    };
  return [
    { heading: head('account'), value: accountName },
    {
      heading: t('manage.market'),
      value: ({ platform }) => t(`platform.${platform}`),
    },
    { heading: head('name'), value: ({ name }) => name },
    { heading: head('id'), value: ({ mallId }) => mallId },
    {
      heading: head('expiry'),
      value: ({ expiresAt }) =>
        expiresAt === null
          ? t('manage.neverExpires')
          : { plain: shanghaiDay(Date.parse(expiresAt)) },
    },
    ...(states === undefined
      ? []
      : [
          {
            heading: head('authorisation'),
            value: told((state) => t(`manage.health.${authorisationOf(state)}`)),
          },
          {
            heading: t('manage.syncedAt'),
            value: told(({ syncedAt }) => timeCell(syncedAt)),
          },
          {
            heading: head('completeness'),
            value: told((state) => {
              const percent = costedPercent(state);
              return percent === null ? null : { plain: `${percent}%` };
            }),
          },
          { heading: head('people'), value: told((state) => joined(peopleOf(t, state))) },
        ]),
    { heading: head('managed'), value: ({ managedType }) => t(`managed.${managedType}`) },
    {
      heading: head('state'),
      value: ({ isHidden }) => t(isHidden ? 'manage.hidden' : 'manage.shown'),
    },
    { heading: head('groups'), value: ({ id }) => joined(groupNames.get(id) ?? []) },
  ];
};
