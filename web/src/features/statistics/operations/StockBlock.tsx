import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { sentencesText } from '../../../i18n/format.ts';
import { BlockPlace } from '../../../shared/charts/BlockState.tsx';
import { fullCount, fullMoney, shortMoney, toFen } from '../../../shared/kpi/money.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { DoorLink } from '../DoorLink.tsx';
import {
  deadStock as deadProducts,
  inCost,
  inState,
  inValue,
  inWarehouse,
  lossy,
  oneProduct,
  onTheWay,
  productsAddress,
  atRisk as riskyProducts,
  scopeAddress,
  inStock as stocked,
} from '../doors.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, Figure, Figures, List, PartHeading, partOf } from './Block.tsx';
import { type HomeStockQuery, useHomeStockQuery } from './operations.generated.ts';
import { ProductDoor, ShopDoor } from './ShopDoor.tsx';

const HEIGHT = 360;

type Statistics = HomeStockQuery['statistics'];

/** What the stock is worth, what has run out or will, and what does not sell. */
export const StockBlock = ({ selection, range }: Pick<HomeVariables, 'selection' | 'range'>) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  const query = useHomeStockQuery({
    variables: { selection, range },
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  return (
    <Block
      title={t('stock.title')}
      mark={<NamedOriginMark figure="stock" name={t('stock.title')} />}
      actions={
        <Button asChild size="sm" variant="outline" colorPalette="gray">
          <Link to={scopeAddress('/account/stock', search)}>{t('title.stock')}</Link>
        </Button>
      }
      height={HEIGHT}
      data={partOf(query, ({ statistics }) => statistics)}
      onRetry={() => query.refetch().catch(() => {})}
      summary={({ stock: { value, soldOut } }) =>
        value &&
        value.value !== null &&
        sentencesText([
          ...(soldOut != null && soldOut.soldOut !== null
            ? [
                t('stock.summary', {
                  value: shortMoney(toFen(value.value)),
                  soldOut: fullCount(soldOut.soldOut),
                }),
              ]
            : []),
          ...(value.unknownSkuCount > 0
            ? [t('stock.partlyKnown', { count: value.unknownSkuCount })]
            : []),
        ])
      }
    >
      {(statistics) => <Shown {...statistics} />}
    </Block>
  );
};

const Shown = ({ stock, deadStock }: Statistics) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  const { value, soldOut, soldOutLoss, risks } = stock;
  const money = (amount: string | null | undefined) =>
    amount == null ? t('unknown') : fullMoney(toFen(amount));
  const count = (number: number | null | undefined) =>
    number == null ? t('unknown') : fullCount(number);
  const door = (state: Parameters<typeof inState>[0], number: number | null | undefined) =>
    number ? productsAddress(search, inState(state)) : undefined;
  const ofDead = (
    { shop, productId }: { readonly shop: { readonly id: string }; readonly productId: string },
    sort: 'stock' | 'net30' | 'value',
  ) => productsAddress(search, { ...oneProduct(productId), sort }, { shop: shop.id });
  const endangered = (risks ?? []).filter(({ atRisk }) => atRisk !== null && atRisk > 0);
  if (value !== null && value.onHand === null) {
    return (
      <BlockPlace height={HEIGHT}>
        <EmptyState title={t('stock.unknown')} hint={t('stock.noneKnown')} />
      </BlockPlace>
    );
  }
  return (
    <>
      <Figures>
        <Figure
          name={t('stock.value')}
          door={value?.onHand ? productsAddress(search, inValue) : undefined}
        >
          {money(value?.value)}
        </Figure>
        <Figure
          name={t('stock.cost')}
          isWords={value?.hiddenReason != null}
          door={value?.cost && toFen(value.cost) ? productsAddress(search, inCost) : undefined}
          {...(value?.uncostedQuantity && {
            hint: t('stock.costHint', { count: value.uncostedQuantity }),
          })}
        >
          {value?.hiddenReason ? t('words.noRight') : money(value?.cost)}
        </Figure>
        <Figure
          name={t('stock.onHand')}
          door={value?.onHand ? productsAddress(search, inWarehouse) : undefined}
        >
          {count(value?.onHand)}
        </Figure>
        <Figure
          name={t('stock.inTransit')}
          door={value?.inTransit ? productsAddress(search, onTheWay) : undefined}
        >
          {count(value?.inTransit)}
        </Figure>
        <Figure name={t('stock.soldOut')} door={door('soldOut', soldOut?.soldOut)}>
          {count(soldOut?.soldOut)}
        </Figure>
        <Figure name={t('stock.lacking')} door={door('lacking', soldOut?.lacking)}>
          {count(soldOut?.lacking)}
        </Figure>
        <Figure
          name={t('stock.aboutToSellOut')}
          door={door('aboutToSellOut', soldOut?.aboutToSellOut)}
        >
          {count(soldOut?.aboutToSellOut)}
        </Figure>
        <Figure
          name={t('stock.loss')}
          door={soldOutLoss?.skuCount ? productsAddress(search, lossy) : undefined}
          {...(soldOutLoss?.amount != null && {
            hint: t('stock.lossHint', {
              skus: soldOutLoss.skuCount ?? 0,
              quantity: soldOutLoss.quantity ?? 0,
            }),
          })}
        >
          {money(soldOutLoss?.amount)}
        </Figure>
      </Figures>
      <PartHeading>{t('stock.risks')}</PartHeading>
      <List
        none={t('unknown')}
        caption={t('stock.risks')}
        maxHeight="240px"
        rows={endangered}
        rowKey={({ shop }) => shop.id}
        columns={[
          {
            key: 'shop',
            header: t('words.shop'),
            isText: true,
            cell: ({ shop }) => <ShopDoor shop={shop} />,
          },
          {
            key: 'atRisk',
            header: t('stock.atRisk'),
            isFigure: true,
            cell: ({ atRisk, shop }) => (
              <DoorLink to={productsAddress(search, riskyProducts, { shop: shop.id })}>
                {count(atRisk)}
              </DoorLink>
            ),
          },
          {
            key: 'inStock',
            header: t('stock.inStock'),
            isFigure: true,
            cell: ({ inStock, shop }) =>
              inStock ? (
                <DoorLink to={productsAddress(search, stocked, { shop: shop.id })}>
                  {count(inStock)}
                </DoorLink>
              ) : (
                count(inStock)
              ),
          },
        ]}
      />
      <PartHeading>
        {t('stock.deadStock')} {deadStock && t('stock.deadStockHint')}
        {deadStock && (
          <DoorLink
            to={productsAddress(search, deadProducts)}
            color="accent.fg"
            textDecoration="underline"
            textUnderlineOffset="2px"
          >
            {t('stock.deadStockCount', { count: deadStock.totalCount })}
          </DoorLink>
        )}
        {deadStock !== null &&
          deadStock.unknownSkuCount > 0 &&
          t('stock.deadStockUnknown', { count: deadStock.unknownSkuCount })}
      </PartHeading>
      <List
        none={deadStock === null ? t('unknown') : t('stock.noDeadStock')}
        caption={t('stock.deadStock')}
        maxHeight="340px"
        rows={deadStock?.edges.map(({ node }) => node) ?? []}
        rowKey={({ shop, productId }) => `${shop.id} ${productId}`}
        columns={[
          {
            key: 'name',
            header: t('words.product'),
            isText: true,
            cell: ({ name, productId, shop }) => (
              <ProductDoor shop={shop} productId={productId} name={name} />
            ),
          },
          {
            key: 'shop',
            header: t('words.shop'),
            isText: true,
            cell: ({ shop }) => <ShopDoor shop={shop} />,
          },
          {
            key: 'onHand',
            header: t('stock.onHand'),
            isFigure: true,
            cell: ({ onHand, ...of }) => (
              <DoorLink to={ofDead(of, 'stock')}>{fullCount(onHand)}</DoorLink>
            ),
          },
          {
            key: 'sold',
            header: t('stock.sold30'),
            isFigure: true,
            cell: ({ soldQuantity, ...of }) => (
              <DoorLink to={ofDead(of, 'net30')}>{fullCount(soldQuantity)}</DoorLink>
            ),
          },
          {
            key: 'value',
            header: t('stock.value'),
            isFigure: true,
            cell: ({ value: worth, ...of }) => (
              <DoorLink to={ofDead(of, 'value')}>{money(worth)}</DoorLink>
            ),
          },
        ]}
      />
    </>
  );
};
