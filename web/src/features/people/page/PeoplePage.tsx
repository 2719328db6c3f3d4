import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { Pager } from '../../../shared/table/Pager.tsx';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { ViewMenu } from '../../account/index.ts';
import { AddMenu } from './AddMenu.tsx';
import { usePeopleQuery } from './People.generated.ts';
import { PeopleCards } from './PeopleCards.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonDialogs } from './PersonDialogs.tsx';
import { gatherPeople, peopleColumns } from './people-export.ts';
import { usePersonActs } from './use-person-acts.ts';
import { filterOf, isWhole, plainView, viewCodec } from './view.ts';

const pageSize = 20;

/** 人员: everybody who works for the boss, with what they see and may do. */
export default function PeoplePage() {
  const { t } = useTranslation('peoplePage');
  const { isBoss, isVisitor } = useViewer();
  const isAllowed = isBoss || isVisitor;
  const client = useApolloClient();
  const day = useToday();
  const { shops, hidden } = useDirectory();
  const shopNames = useMemo(
    () => new Map([...shops, ...hidden].map(({ id, name }) => [id, name])),
    [shops, hidden],
  );
  const [view, setView] = useUrlState(viewCodec);
  const asked = { filter: filterOf(view), sort: view.sort };
  const { data, previousData, error, loading, refetch } = usePeopleQuery({
    variables: { ...asked, first: pageSize, skip: (view.page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
    skip: !isAllowed,
    context: { quiet: true },
  });
  const { opened, operators, shippers, act, add, edit, showShops, close } = usePersonActs();
  const isWide = useMedia('(min-width: 64rem)');
  const list = (data ?? (error ? undefined : previousData))?.people;
  const people = list?.edges.map(({ node }) => node) ?? [];
  const isNobody = list !== undefined && people.length === 0 && isWhole(view) && view.page === 1;
  const List = isWide ? PeopleTable : PeopleCards;

  return (
    <Flex direction="column" gap="4" width="full" padding={{ base: '3', md: '4' }} minWidth="0">
      <Flex align="center" gap="2" wrap="wrap">
        <Box flex={{ base: '1 0 100%', md: '1' }}>
          <Heading as="h1" size="lg">
            {t('title.people')}
          </Heading>
          {isAllowed && <Text color="fg.muted">{t('hint')}</Text>}
        </Box>
        {isAllowed && (
          <>
            <ViewMenu table="PEOPLE" />
            {!isNobody && <AddMenu onAdd={add} />}
          </>
        )}
      </Flex>
      {!isAllowed ? (
        <EmptyState sign={<LockIcon />} title={t('bossOnly')} hint={t('bossOnlyHint')} />
      ) : (
        <>
          <PeopleFilters view={view} onView={(next) => setView(next, { push: true })} />
          {list === undefined ? (
            error ? (
              <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
            ) : (
              <PageSkeleton of="table" />
            )
          ) : people.length === 0 ? (
            isNobody ? (
              <EmptyState
                title={t('empty')}
                hint={t('emptyHint')}
                action={<AddMenu onAdd={add} />}
              />
            ) : (
              <EmptyState
                title={t('noneFound')}
                hint={t('noneFoundHint')}
                action={
                  <Button variant="outline" onClick={() => setView(plainView, { push: true })}>
                    {t('words.clearFilters')}
                  </Button>
                }
              />
            )
          ) : (
            <Box minWidth="0">
              <List
                people={people}
                sort={view.sort}
                withSeen={isBoss}
                isBusy={loading && data === undefined}
                onSort={(sort) => setView({ ...view, sort, page: 1 }, { push: true })}
                onShops={showShops}
                onAct={act}
                tools={
                  <ExportMenu
                    isEmpty={list.totalCount === 0}
                    gather={(options) => gatherPeople(client, asked, options)}
                    columns={() => peopleColumns(t, { withSeen: isBoss, shopNames })}
                    fileName={(kind) => t('file', { day, kind })}
                  />
                }
              />
              <Pager
                label={t('pages')}
                page={view.page}
                pageSize={pageSize}
                total={list.totalCount}
                isBusy={loading}
                onPage={(page) => setView({ ...view, page }, { push: true })}
              />
            </Box>
          )}
        </>
      )}
      {opened && (
        <PersonDialogs
          opened={opened}
          people={people}
          operators={operators}
          shippers={shippers}
          onEdit={edit}
          onClose={close}
        />
      )}
    </Flex>
  );
}
