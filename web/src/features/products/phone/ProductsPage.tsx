import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../api/contract/rules/calendar.ts';
import { dotted } from '../../../i18n/format.ts';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { NoneListed } from '../../../shared/phone/NoneListed.tsx';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { Pager } from '../../../shared/table/Pager.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { usePage } from '../../../shared/table/use-page.ts';
import { ProductPicture } from '../../../shared/ui/ProductPicture.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { oneOf, text, together } from '../../../shared/url-state/codec.ts';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { WithShops } from '../../../shop-scope/WithShops.tsx';
import { type PhoneProductsQuery, usePhoneProductsQuery } from './PhoneProducts.generated.ts';

const PAGE_SIZE = 20;
/** The days that the sales beside the stock are of. */
const LOOK_BACK_DAYS = 29;

const lists = ['soldOut', 'runningOut', 'firstOrder'] as const;
type List = (typeof lists)[number];
type Listed = { readonly list: List; readonly code: string; readonly search: string };

/** Which of them, and what a link elsewhere is about, in every list. */
const listedCodec = together<Listed>({
  list: oneOf('list', lists),
  code: text('code', 128),
  search: text('q', 64),
});

const asked = {
  soldOut: {
    level: 'SKC',
    filter: { stockState: 'SOLD_OUT' },
    sort: 'NET_QUANTITY',
    descending: true,
  },
  runningOut: {
    level: 'SKC',
    filter: { stockState: 'ABOUT_TO_SELL_OUT' },
    sort: 'DAYS_OF_COVER',
    descending: false,
  },
  firstOrder: {
    level: 'SPU',
    filter: { statuses: ['AWAITING_FIRST_ORDER'] },
    sort: 'CREATED',
    descending: true,
  },
} as const;

/** /m/products: what has run out or soon will, and what waits for its first order. */
export default function ProductsPage() {
  const { t } = useTranslation('phoneSeller');
  const place = usePhonePlace();
  const today = useToday();
  const { selection } = useSelection();
  const input = useMemo(() => selectionInput(selection), [selection]);
  useLiveRefresh(input);
  const [listed, setListed] = useUrlState(listedCodec);
  const { list, code, search } = listed;
  const whole = { list, code: '', search: '' };
  const [page, setPage] = usePage(JSON.stringify([input, listed]));
  const { level, sort, descending } = asked[list];
  const { data, error, loading, refetch } = usePhoneProductsQuery({
    variables: {
      selection: input,
      range: { start: addDays(today, -LOOK_BACK_DAYS), end: today },
      level,
      sort,
      descending,
      filter: filterOf(listed),
      first: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = data?.productList;
  return (
    <Stack gap="3" padding="3">
      <PageHead title={t('title.phoneProducts')} back={place('/todo')} />
      <WithShops>
        {/* What does not fit goes on to the edge of the screen. */}
        <Box overflowX="auto" marginX="-3" paddingX="3">
          <Segments
            label={t('title.phoneProducts')}
            value={list}
            segments={lists.map((value) => ({ value, label: t(`products.${value}`) }))}
            onChange={(value) => setListed({ ...listed, list: value })}
          />
        </Box>
        {(code || search) && (
          <Box>
            <SetByLink
              name={code || search}
              title={t('products.list')}
              onClear={() => setListed(whole)}
            />
          </Box>
        )}
        {!found && error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              refetch().catch(() => {});
            }}
          />
        ) : !found ? (
          <Skeleton height="320px" borderRadius="l3" />
        ) : found.totalCount === 0 ? (
          <NoneListed
            title={t('products.none')}
            onAll={code || search ? () => setListed(whole) : null}
          />
        ) : (
          <>
            <Stack
              as="ul"
              aria-label={t('products.list')}
              aria-busy={loading}
              listStyleType="none"
              gap="2"
            >
              {found.edges.map(({ node }) => (
                <li key={node.id}>
                  <ProductCard product={node} withStock={list !== 'firstOrder'} />
                </li>
              ))}
            </Stack>
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={found.totalCount}
              isBusy={loading}
              label={t('title.phoneProducts')}
              onPage={(next) => {
                setPage(next);
                window.scrollTo(0, 0);
              }}
            />
          </>
        )}
      </WithShops>
    </Stack>
  );
}

const filterOf = ({ list, code, search }: Listed) => ({
  ...(list === 'firstOrder'
    ? { statuses: [...asked.firstOrder.filter.statuses] }
    : { stockState: asked[list].filter.stockState }),
  ...(code !== '' && { extCode: code }),
  ...(search !== '' && { search }),
});

type Found = PhoneProductsQuery['productList']['edges'][number]['node'];

const ProductCard = ({ product, withStock }: { product: Found; withStock: boolean }) => {
  const { t } = useTranslation('phoneSeller');
  const { name, specName, extCode, imageUrl, shop, onHand, inTransit, net7, daysOfCover } = product;
  const count = (number: number | null) => (number === null ? '–' : fullCount(number));
  const days = daysOfCover === null ? null : Math.floor(daysOfCover);
  return (
    <Flex gap="3" align="center" padding="3" layerStyle="panel">
      <ProductPicture url={imageUrl} size={56} />
      <Box flex="1" minWidth="0">
        <Text lineClamp={3} fontWeight="semibold">
          {name}
        </Text>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {dotted(specName, extCode, shop.name)}
        </Text>
        {withStock && (
          <Text fontSize="xs">
            {t('products.stock', {
              onHand: count(onHand),
              inTransit: count(inTransit),
              sold: count(net7),
            })}
          </Text>
        )}
      </Box>
      {withStock && days !== null && onHand !== 0 && (
        <Text flexShrink={0} color="status.due" fontWeight="semibold">
          {t('products.days', { count: days })}
        </Text>
      )}
    </Flex>
  );
};
