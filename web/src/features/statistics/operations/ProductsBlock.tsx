import { Badge, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mondayOf } from '../../../../../api/contract/rules/calendar.ts';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { dotted } from '../../../i18n/format.ts';
import { fitText } from '../../../shared/charts/ticks.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { Segments } from '../../../shared/table/Segments.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { oneOf } from '../../../shared/url-state/codec.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { createdIn, productsAddress, sold, withStatus } from '../doors.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import { UnpaidMark } from '../UnpaidMark.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, Figure, Figures, List, PartHeading, partOf } from './Block.tsx';
import { type HomeProductsQuery, useHomeProductsQuery } from './operations.generated.ts';
import { ProductDoor, ShopDoor } from './ShopDoor.tsx';
import { shelfCodec } from './shelf-list.ts';
import { PRODUCT_PLACES } from './sku-trend.ts';

type Props = Pick<HomeVariables, 'selection' | 'range' | 'dataSource'> & {
  /** Nobody has paid for any of the days. */
  readonly isUnpaid: boolean;
};

type Documents = HomeProductsQuery['statistics']['products']['documents'];

/** What of the block is shown: all of it, or the shops whose documents were rejected. */
const documentsCodec = oneOf('documents', ['all', 'rejected']);

/** The shops of which certificates or labels were rejected; the goods the marketplace alone names. */
const Rejected = ({ documents }: { documents: Documents }) => {
  const { t } = useTranslation('operations');
  if (documents === null || documents.rejected === 0)
    return (
      <Text color="fg.muted">{t(documents === null ? 'unknown' : 'products.noneRejected')}</Text>
    );
  return (
    <>
      <PartHeading>
        {t('products.rejected')}{' '}
        <Text as="span" fontWeight="normal" color="fg.muted">
          {t('products.rejectedHint', { count: documents.rejected })}
        </Text>
      </PartHeading>
      <List
        none={t('unknown')}
        caption={t('products.rejected')}
        maxHeight="240px"
        rows={documents.rejectedByShop ?? []}
        rowKey={({ shop }) => shop.id}
        columns={[
          {
            key: 'shop',
            header: t('words.shop'),
            isText: true,
            cell: ({ shop }) => (
              <ShopDoor shop={shop} title={t('products.rejectedShop', { shop: shop.name })} />
            ),
          },
          {
            key: 'rejected',
            header: t('products.rejected'),
            isFigure: true,
            cell: ({ rejected }) => fullCount(rejected),
          },
        ]}
      />
    </>
  );
};

/** New products, products that sell, and what came on or off the shelves. */
export const ProductsBlock = ({ selection, range, dataSource, isUnpaid }: Props) => {
  const { t } = useTranslation('operations');
  const [listed, setListed] = useUrlState(shelfCodec);
  const query = useHomeProductsQuery({
    variables: { selection, range, dataSource, ...listed },
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const { search } = useLocation();
  const [shown, setShown] = useUrlState(documentsCodec);
  const rejected = query.data?.statistics.products.documents?.rejected ?? 0;
  const door = (status: Parameters<typeof withStatus>[0], number: number | null | undefined) =>
    number ? productsAddress(search, withStatus(status)) : undefined;
  const today = useToday();
  const week = { start: mondayOf(today), end: today };
  const doorTo = (list: Readonly<Record<string, string>>, number: number | null | undefined) =>
    number ? productsAddress(search, list) : undefined;
  const count = (number: number | null | undefined) =>
    number == null ? t('unknown') : fullCount(number);
  const counted = (number: number | null, isKnown: boolean) =>
    isKnown ? count(number) : <UnpaidMark />;
  return (
    <Block
      title={t('products.title')}
      mark={<NamedOriginMark figure="products" name={t('products.title')} />}
      height={360}
      data={partOf(query, ({ statistics }) => statistics)}
      onRetry={() => query.refetch().catch(() => {})}
      summary={({ products: { states, addedCount, soldCount } }) =>
        states !== null &&
        !isUnpaid &&
        t('products.summary', {
          onSale: count(states.onSale),
          added: count(addedCount),
          sold: count(soldCount),
        })
      }
      actions={
        (rejected > 0 || shown === 'rejected') && (
          <Segments
            label={t('products.shown')}
            value={shown}
            segments={[
              { value: 'all', label: t('messages.all') },
              { value: 'rejected', label: t('products.rejected') },
            ]}
            onChange={(value) => setShown(value)}
          />
        )
      }
    >
      {({ products, shelfChanges }) =>
        shown === 'rejected' ? (
          <Rejected documents={products.documents} />
        ) : (
          <>
            <Figures>
              <Figure name={t('products.onSale')} door={door('on_sale', products.states?.onSale)}>
                {count(products.states?.onSale)}
              </Figure>
              <Figure
                name={t('products.added')}
                door={doorTo(createdIn(range), products.addedCount)}
              >
                {counted(products.addedCount, !isUnpaid)}
              </Figure>
              <Figure name={t('products.soldCount')} door={doorTo(sold, products.soldCount)}>
                {counted(products.soldCount, !isUnpaid)}
              </Figure>
              <Figure
                name={t('products.created')}
                door={doorTo(createdIn(week), products.created?.thisWeek)}
              >
                {products.created === null
                  ? t('unknown')
                  : counted(products.created.thisWeek, products.created.thisWeek !== null)}
              </Figure>
              <Figure
                name={t('products.awaitingFirstOrder')}
                door={door('awaiting_first_order', products.states?.awaitingFirstOrder)}
              >
                {count(products.states?.awaitingFirstOrder)}
              </Figure>
              <Figure
                name={t('products.priceDeclaring')}
                door={door('price_declaring', products.states?.priceDeclaring)}
              >
                {count(products.states?.priceDeclaring)}
              </Figure>
            </Figures>
            {rejected > 0 && <Rejected documents={products.documents} />}
            <PartHeading
              beside={
                listed.kind !== null && (
                  <SetByLink
                    name={dotted(
                      listed.productId &&
                        fitText(
                          shelfChanges?.edges[0]?.node.productName ?? listed.productId,
                          PRODUCT_PLACES,
                        ),
                      t(`products.${listed.kind}`),
                    )}
                    title={t('products.listed')}
                    onClear={() => setListed({ kind: null, productId: null })}
                  />
                )
              }
            >
              {t('products.changes')}
            </PartHeading>
            <List
              none={
                shelfChanges !== null
                  ? t('products.none')
                  : t(isUnpaid ? 'products.unpaid' : 'unknown')
              }
              caption={t('products.changes')}
              maxHeight="340px"
              rows={shelfChanges?.edges.map(({ node }) => node) ?? []}
              rowKey={({ shop, productId, time, kind }) =>
                `${shop.id} ${productId} ${time} ${kind}`
              }
              columns={[
                {
                  key: 'product',
                  header: t('words.product'),
                  isText: true,
                  cell: ({ shop, productId, productName }) => (
                    <ProductDoor
                      shop={shop}
                      productId={productId}
                      name={productName ?? productId}
                    />
                  ),
                },
                {
                  key: 'kind',
                  header: t('products.kind'),
                  cell: ({ kind }) => (
                    <Badge size="sm" colorPalette={kind === 'ON' ? 'green' : 'gray'}>
                      {t(`products.${kind}`)}
                    </Badge>
                  ),
                },
                {
                  key: 'shop',
                  header: t('words.shop'),
                  isText: true,
                  cell: ({ shop }) => <ShopDoor shop={shop} />,
                },
                {
                  key: 'reason',
                  header: t('products.reason'),
                  isText: true,
                  cell: ({ reason }) => reason,
                },
                { key: 'time', header: t('words.time'), cell: ({ time }) => shortTime(time) },
              ]}
            />
          </>
        )
      }
    </Block>
  );
};
