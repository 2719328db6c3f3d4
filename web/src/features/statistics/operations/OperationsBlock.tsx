import { Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NearWindow } from '../../../shared/charts/NearWindow.tsx';
import { usePlace } from '../../../shared/kept/use-place.ts';
import type { BlockId } from '../layout/layout.ts';
import type { HomeVariables } from '../use-home.ts';
import { DeliveryBlock } from './DeliveryBlock.tsx';
import { FinanceBlock } from './FinanceBlock.tsx';
import { MessagesBlock } from './MessagesBlock.tsx';
import { ProductsBlock } from './ProductsBlock.tsx';
import { ReviewsBlock } from './ReviewsBlock.tsx';
import { SkuTrendBlock } from './SkuTrendBlock.tsx';
import { SplitOfSales } from './SplitOfSales.tsx';
import { StockBlock } from './StockBlock.tsx';

const HEIGHT = 440;

export type OperationsId = Exclude<BlockId, 'trend' | 'league' | 'ranking'>;

type Props = {
  readonly id: OperationsId;
  readonly variables: HomeVariables;
  /** Nobody has paid for any of the days. */
  readonly isUnpaid: boolean;
};

/** Single SKUs, splits, money, stock, messages, products, reviews or deliveries: asked for as it comes near. */
export default function OperationsBlock({ id, ...props }: Props) {
  const block = useRef<HTMLDivElement>(null);
  // On the way back it takes the room that it had before it is drawn again, so that none below it moves.
  const { last, before } = usePlace(`height of ${id}`);
  useEffect(() => {
    if (!block.current) return;
    const watch = new ResizeObserver(([entry]) => {
      last.current = entry?.contentRect.height || undefined;
    });
    watch.observe(block.current);
    return () => watch.disconnect();
  }, [last]);
  return (
    // Blocks side by side end on the same line.
    <Flex ref={block} direction="column" minWidth="0" css={{ '& > section': { flex: '1' } }}>
      <NearWindow height={before ?? HEIGHT}>{contentOf(id, props)}</NearWindow>
    </Flex>
  );
}

function contentOf(id: OperationsId, { variables, isUnpaid }: Omit<Props, 'id'>) {
  const { selection, range, dataSource } = variables;
  switch (id) {
    case 'sku':
      return <SkuTrendBlock variables={variables} />;
    case 'category':
    case 'price':
      return <SplitOfSales split={id} {...{ selection, range, dataSource }} />;
    case 'finance':
      return <FinanceBlock selection={selection} range={range} />;
    case 'stock':
      return <StockBlock selection={selection} range={range} />;
    case 'messages':
      return <MessagesBlock selection={selection} range={range} />;
    case 'products':
      return <ProductsBlock {...{ selection, range, dataSource, isUnpaid }} />;
    case 'reviews':
      return <ReviewsBlock selection={selection} range={range} />;
    case 'delivery':
      return <DeliveryBlock selection={selection} />;
  }
}
