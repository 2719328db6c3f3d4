import { Box, Grid } from '@chakra-ui/react';
import type { HomeVariables } from '../use-home.ts';
import { BlockAnchor } from './Block.tsx';
import { DeliveryBlock } from './DeliveryBlock.tsx';
import { FinanceBlock } from './FinanceBlock.tsx';
import { MessagesBlock } from './MessagesBlock.tsx';
import { ProductsBlock } from './ProductsBlock.tsx';
import { ReviewsBlock } from './ReviewsBlock.tsx';
import { SkuTrendBlock } from './SkuTrendBlock.tsx';
import { SplitOfSales } from './SplitOfSales.tsx';
import { StockBlock } from './StockBlock.tsx';
import { anchors } from './tasks.ts';

const HEIGHT = 440;

type Props = {
  readonly variables: HomeVariables;
  /** Nobody has paid for any of the days: there are no sales of them to split. */
  readonly isUnpaid: boolean;
};

/** Single SKUs, money, stock, messages, reviews, deliveries, products and splits: asked for one by one as they come near. */
export default function Operations({ variables, isUnpaid }: Props) {
  const { selection, range, dataSource } = variables;
  return (
    <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
      <Box gridColumn="1 / -1" minWidth="0">
        <BlockAnchor id="home-sku" height={HEIGHT}>
          <SkuTrendBlock variables={variables} />
        </BlockAnchor>
      </Box>
      {!isUnpaid && (
        <>
          <BlockAnchor id="home-category" height={HEIGHT}>
            <SplitOfSales split="category" {...{ selection, range, dataSource }} />
          </BlockAnchor>
          <BlockAnchor id="home-price" height={HEIGHT}>
            <SplitOfSales split="price" {...{ selection, range, dataSource }} />
          </BlockAnchor>
        </>
      )}
      <BlockAnchor id={anchors.finance} height={HEIGHT}>
        <FinanceBlock selection={selection} range={range} />
      </BlockAnchor>
      <BlockAnchor id={anchors.stock} height={HEIGHT}>
        <StockBlock selection={selection} range={range} />
      </BlockAnchor>
      <BlockAnchor id={anchors.messages} height={HEIGHT}>
        <MessagesBlock selection={selection} range={range} />
      </BlockAnchor>
      <BlockAnchor id={anchors.products} height={HEIGHT}>
        <ProductsBlock {...{ selection, range, dataSource, isUnpaid }} />
      </BlockAnchor>
      <BlockAnchor id="home-reviews" height={HEIGHT}>
        <ReviewsBlock selection={selection} range={range} />
      </BlockAnchor>
      <BlockAnchor id="home-delivery" height={HEIGHT}>
        <DeliveryBlock selection={selection} />
      </BlockAnchor>
    </Grid>
  );
}
