import { Badge, Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { useIsPlaceKept } from '../../../shared/kept/use-place.ts';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { Pager } from '../../../shared/table/Pager.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { usePagedConnection } from '../../../shared/table/use-paged-connection.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { oneOf, text, together } from '../../../shared/url-state/codec.ts';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { WithShops } from '../../../shop-scope/WithShops.tsx';
import { askedOf, messageLists, nameOf } from '../operations/message-lists.ts';
import { taskDays } from '../operations/tasks.ts';
import { type PhoneMessagesQuery, usePhoneMessagesQuery } from './PhoneToday.generated.ts';

const PAGE_SIZE = 10;
/** Where a link has led to one of them, it is to be among those that are listed. */
const PAGE_AROUND = 50;

/** Which of them, and the one that a link elsewhere is about. */
const listedCodec = together({ kind: oneOf('kind', messageLists), opened: text('message') });

/** /m/messages: what the marketplaces wrote to the selected shops in the last weeks. */
export default function MessagesPage() {
  const { t } = useTranslation(['operations', 'phoneSeller']);
  const place = usePhonePlace();
  const { isVisitor } = useViewer();
  const today = useToday();
  const { selection } = useSelection();
  const input = useMemo(() => selectionInput(selection), [selection]);
  useLiveRefresh(input);
  const [{ kind, opened }, setListed] = useUrlState(listedCodec);
  const pageSize = opened === '' ? PAGE_SIZE : PAGE_AROUND;
  const variables = {
    selection: input,
    range: taskDays(today),
    ...askedOf[kind],
    first: pageSize,
  };
  const query = usePhoneMessagesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const { fetchMore } = query;
  const paged = usePagedConnection({
    connection: query.data?.statistics.messages ?? null,
    pageSize,
    key: JSON.stringify(variables),
    fetchAfter: useCallback((after: string) => fetchMore({ variables: { after } }), [fetchMore]),
  });
  const isFailed = query.data?.statistics.messages == null && query.error !== undefined;
  // Where it was sent to several shops, and the link names none, the first of them is unfolded.
  const found = paged.rows.find(({ node }) => node.messageId === opened);
  const isGone = opened !== '' && !paged.isBusy && paged.page === 1 && found === undefined;
  const toAll = kind !== 'all' && (
    <Button
      variant="outline"
      minHeight="44px"
      flexShrink={0}
      onClick={() => setListed({ kind: 'all', opened })}
    >
      {t('phoneSeller:narrowed.all')}
    </Button>
  );
  return (
    <Stack gap="3" padding="3">
      <Flex align="center" justify="space-between" wrap="wrap">
        <Heading as="h1" size="lg">
          {t('phoneSeller:tabs.messages')}
        </Heading>
        <Flex wrap="wrap" marginX="-3">
          {!isVisitor && (
            <Button asChild variant="ghost" size="sm" minHeight="44px">
              <Link to={place('/notices')}>{t('words.alerts')}</Link>
            </Button>
          )}
          <Button asChild variant="ghost" size="sm" minHeight="44px">
            <Link to={place('/notices?view=news')}>{t('title.consult')}</Link>
          </Button>
        </Flex>
      </Flex>
      <WithShops>
        <Flex>
          <Segments
            label={t('operations:messages.kind')}
            value={kind}
            segments={messageLists.map((value) => ({
              value,
              label: t(`operations:messages.${nameOf[value]}`),
            }))}
            onChange={(value) => setListed({ kind: value, opened: '' })}
          />
        </Flex>
        {isFailed ? (
          <ErrorState
            error={query.error}
            onRetry={() => {
              query.refetch().catch(() => {});
            }}
          />
        ) : query.data === undefined ? (
          <Skeleton height="320px" borderRadius="l3" />
        ) : paged.total === 0 ? (
          <EmptyState
            title={t(kind === 'all' ? 'phoneSeller:messages.none' : 'phoneSeller:messages.noneOf')}
            hint={isGone && t('phoneSeller:messages.gone')}
            action={toAll}
          />
        ) : (
          <>
            {isGone && (
              <Flex role="status" gap="3" align="center" fontSize="xs" color="fg.muted">
                <Text flex="1">{t('phoneSeller:messages.gone')}</Text>
                {toAll}
              </Flex>
            )}
            <Stack
              as="ul"
              aria-label={t('operations:messages.list')}
              aria-busy={paged.isBusy}
              listStyleType="none"
              gap="2"
            >
              {paged.rows.map(({ node }) => (
                <li key={`${node.shop.id} ${node.messageId}`}>
                  <Message message={node} isLedTo={node === found?.node} />
                </li>
              ))}
            </Stack>
            <Pager
              {...paged}
              pageSize={pageSize}
              label={t('operations:messages.pager')}
              onPage={(page) => {
                paged.onPage(page);
                window.scrollTo(0, 0);
              }}
            />
          </>
        )}
      </WithShops>
    </Stack>
  );
}

type Found = NonNullable<PhoneMessagesQuery['statistics']['messages']>['edges'][number]['node'];

const colours = {
  OPEN: 'red',
  APPEALING: 'orange',
  FINED: 'gray',
  WAIVED: 'green',
  NONE: 'gray',
} as const;

const Details = chakra('details');

/** The title; unfolded, the whole of it. */
const Message = ({ message, isLedTo }: { message: Found; isLedTo: boolean }) => {
  const { t } = useTranslation('operations');
  const place = useRef<HTMLDetailsElement>(null);
  const isPlaceKept = useIsPlaceKept();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the link has led to
  useEffect(() => {
    if (isLedTo && !isPlaceKept) place.current?.scrollIntoView({ block: 'center' });
  }, [isLedTo]);
  const { title, content, state, time, fine, productName, shop } = message;
  return (
    <Details
      ref={place}
      open={isLedTo}
      padding="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box as="summary" minHeight="44px" cursor="pointer" listStyleType="none">
        <Flex gap="2" align="flex-start">
          <Text flex="1" fontWeight="semibold">
            {title}
          </Text>
          {state !== 'NONE' && (
            <Badge colorPalette={colours[state]} flexShrink={0}>
              {t(`messages.states.${state}`)}
            </Badge>
          )}
        </Flex>
        <Flex columnGap="2" wrap="wrap" fontSize="xs" color="fg.muted">
          <Text overflowWrap="anywhere">{shop.name}</Text>
          <Text flexShrink={0}>{shortTime(time)}</Text>
          {toFen(fine) !== 0 && (
            <Text flexShrink={0} marginStart="auto" color="fg.error" fontWeight="semibold">
              {t('messages.fine')} {fullMoney(toFen(fine))}
            </Text>
          )}
        </Flex>
      </Box>
      <Text paddingTop="2" overflowWrap="anywhere" whiteSpace="pre-line">
        {content}
      </Text>
      {productName !== null && (
        <Text fontSize="xs" color="fg.muted">
          {t('words.product')} {productName}
        </Text>
      )}
    </Details>
  );
};
