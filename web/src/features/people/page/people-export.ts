import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { type GatherOptions, gatherNodes, idOf } from '../../../shared/export/gather.ts';
import { type SheetColumn, timeCell } from '../../../shared/export/sheet.ts';
import { maskPhone } from '../../account/index.ts';
import { PeopleDocument, type PeopleQueryVariables } from './People.generated.ts';
import { type Person, rightsText } from './person-cells.tsx';

/** Everybody who is filtered, whatever page of them is shown. */
export const gatherPeople = (
  client: ApolloClient,
  variables: Omit<PeopleQueryVariables, 'first' | 'skip'>,
  options: GatherOptions,
): Promise<Person[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      ask: async (part, how) => {
        const query = { query: PeopleDocument, variables: { ...variables, ...part } };
        return (await client.query({ ...query, ...how })).data?.people;
      },
    },
    options,
  );

type Known = {
  /** A visitor is not told when people were here. */
  readonly withSeen: boolean;
  /** Names of the shops, by their ids. */
  readonly shopNames: ReadonlyMap<string, string>;
};

/** The list as a sheet: a person a line, phones with their middle hidden as on the page. */
export const peopleColumns = (
  t: TFunction<'peoplePage'>,
  { withSeen, shopNames }: Known,
): SheetColumn<Person>[] => [
  { heading: t('words.person'), value: ({ nickName }) => nickName || null },
  { heading: t('phone'), value: ({ phone }) => maskPhone(phone) },
  { heading: t('words.role'), value: ({ kind }) => t(`roles.${kind}`) },
  {
    heading: t('shopNumber'),
    value: ({ kind, shops }) => (kind === 'INVITED' ? null : shops.length),
  },
  {
    heading: t('words.shops'),
    value: ({ shops }) =>
      shops.flatMap(({ id }) => shopNames.get(id) ?? []).join(t('words.separator')) || null,
  },
  { heading: t('words.rights'), value: (person) => rightsText(t, person) },
  ...(withSeen
    ? [
        {
          heading: t('seen'),
          value: ({ kind, lastSeenAt }: Person) =>
            kind !== 'INVITED' && lastSeenAt === null ? t('neverSeen') : timeCell(lastSeenAt),
        },
      ]
    : []),
  {
    heading: t('words.added'),
    value: ({ addedAt }) => (addedAt === null ? null : { plain: shanghaiDay(Date.parse(addedAt)) }),
  },
];
