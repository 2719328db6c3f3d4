import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleSort } from '../../../graphql/schema.generated.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { longDay } from '../../../shared/date-range/time-text.ts';
import type { Column } from '../../../shared/table/DataTable.tsx';
import { KitTable } from '../../../shared/table/KitTable.tsx';
import { type PersonAct, PersonActs } from './PersonActs.tsx';
import {
  type Person,
  PersonKindBadge,
  PersonName,
  PersonRights,
  PersonSeen,
  PersonShopsButton,
} from './person-cells.tsx';

export type PeopleListProps = {
  readonly people: readonly Person[];
  readonly sort: PeopleSort;
  /** A visitor is not told when people were here. */
  readonly withSeen: boolean;
  readonly isBusy: boolean;
  readonly onSort: (sort: PeopleSort) => void;
  readonly onShops: (person: Person) => void;
  readonly onAct: (act: PersonAct, person: Person) => void;
  /** Beside the table's own, such as the way out as a file. */
  readonly tools: ReactNode;
};

/** What a column leads the order by, from the largest down. */
const sorts = { shops: 'SHOPS', seen: 'SEEN', added: 'ADDED' } as const;
/** The only one that goes the other way round too. */
const longestAway = 'AWAY';

export const PeopleTable = (props: PeopleListProps) => {
  const { people, sort, withSeen, isBusy, onSort, onShops, onAct, tools } = props;
  const { t } = useTranslation('peoplePage');
  const { id: userId } = useViewer();
  const isAscending = sort === longestAway;
  const sortedBy = isAscending
    ? 'seen'
    : Object.entries(sorts).find(([, value]) => value === sort)?.[0];
  const columns: readonly Column<Person>[] = [
    {
      key: 'person',
      header: t('words.person'),
      isText: true,
      cell: (person) => <PersonName person={person} />,
    },
    { key: 'kind', header: t('words.role'), cell: (person) => <PersonKindBadge person={person} /> },
    {
      key: 'shops',
      header: t('words.shops'),
      isSortable: true,
      cell: (person) => <PersonShopsButton person={person} onOpen={onShops} />,
    },
    {
      key: 'rights',
      header: t('words.rights'),
      isText: true,
      cell: (person) => <PersonRights person={person} />,
    },
    ...(withSeen
      ? [
          {
            key: 'seen',
            header: t('seen'),
            isSortable: true,
            cell: (person: Person) => <PersonSeen person={person} />,
          },
        ]
      : []),
    {
      key: 'added',
      header: t('words.added'),
      isSortable: true,
      cell: ({ addedAt }) => (addedAt === null ? '—' : longDay(addedAt)),
    },
    {
      key: 'acts',
      isFixed: true,
      header: t('words.acts'),
      width: '1%',
      cell: (person) => <PersonActs person={person} onAct={onAct} />,
    },
  ];
  return (
    <Box layerStyle="panel" overflow="hidden">
      <KitTable
        userId={userId}
        table="people"
        caption={t('title.people')}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        isBusy={isBusy}
        tools={tools}
        {...(sortedBy === undefined ? {} : { sortedBy })}
        isAscending={isAscending}
        onSort={(key) => {
          const next = Object.entries(sorts).find(([name]) => name === key)?.[1];
          if (next === sort && next === sorts.seen) onSort(longestAway);
          else if (next !== undefined) onSort(next);
        }}
      />
    </Box>
  );
};
