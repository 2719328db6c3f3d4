import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { comparedFigure } from '../comparison.ts';
import type { EndedShop } from '../ended.ts';
import { namesOfEnded } from '../ended-words.ts';
import { uncomparedSentence } from '../look.ts';
import type { Period } from '../period.ts';
import type { SummaryData } from '../summary-card.ts';
import type { HomeVariables } from '../use-home.ts';
import { CauseTable } from './CauseTable.tsx';
import { ChangedProducts } from './ChangedProducts.tsx';
import { ChangedShops } from './ChangedShops.tsx';
import type { Change } from './rows.ts';
import { useChangeInFull } from './use-change.ts';
import type { CauseName } from './why-url.ts';
import { comparedWith, signedMoney } from './words.ts';

type Props = {
  /** The cause whose products are shown. */
  readonly why: 'all' | CauseName;
  readonly variables: HomeVariables;
  readonly period: Period;
  /** Null while they are not known. */
  readonly summary: SummaryData | null;
  readonly isOneShop: boolean;
  readonly onClose: () => void;
};

/** Why the sales of the page differ from those they are compared with: every part of it, and where it leads. */
export default function WhyPanel(props: Props) {
  const { why, variables, period, summary, isOneShop, onClose } = props;
  const { t } = useTranslation('statistics');
  const compared = summary && comparedFigure(summary, 'amount');
  const query = useChangeInFull(
    { ...variables, untilHour: compared?.untilHour ?? null },
    { skip: !compared },
  );
  const change = query.data?.statistics.change;
  let content: ReactNode;
  if (summary !== null && compared === null) {
    content = <EmptyState title={uncomparedSentence(t, period, summary)} />;
  } else if (summary !== null && change) {
    content = (
      <Parts
        change={change}
        why={why}
        period={period}
        uneven={summary.uneven}
        isOneShop={isOneShop}
      />
    );
  } else if (query.error) {
    content = <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />;
  } else if (query.loading || summary === null) {
    content = <BlockSkeleton height={480} />;
  } else {
    content = <EmptyState title={t('why.unknown')} />;
  }
  return (
    <SideDrawer open isInAddress onClose={onClose} title={t('why.title')} size="xl">
      <Flex direction="column" gap="4" aria-busy={query.loading}>
        {content}
      </Flex>
    </SideDrawer>
  );
}

type PartsProps = Pick<Props, 'why' | 'period' | 'isOneShop'> & {
  /** Shops that are left out. */
  readonly uneven: readonly EndedShop[];
  readonly change: Change;
};

const Parts = ({ change, why, period, uneven, isOneShop }: PartsProps) => {
  const { t } = useTranslation('statistics');
  const { parts, products, otherProducts, shops, usual, isUnusual } = change;
  const isBrought = change.level !== change.previous;
  return (
    <>
      <Flex as="dl" columnGap="6" rowGap="2" wrap="wrap">
        <Sum name={t('why.columns.current')}>{fullMoney(toFen(change.current))}</Sum>
        <Sum name={t(isBrought ? 'why.columns.brought' : 'why.columns.level')}>
          {fullMoney(toFen(change.level))}
        </Sum>
        <Sum name={comparedWith(t, period)}>{signedMoney(toFen(change.difference))}</Sum>
      </Flex>
      <Text color="fg.muted" fontSize="xs">
        {usual === null || isUnusual === null
          ? t('why.noUsual')
          : t(isUnusual ? 'why.isUnusual' : 'why.isUsual', { usual: fullMoney(toFen(usual)) })}
        {t('why.stockIsNow')}
        {uneven.length > 0 && t('why.uneven', { shops: namesOfEnded(t, uneven) })}
      </Text>
      {parts && (
        <Part title={t('why.byCause')}>
          <CauseTable parts={parts} difference={change.difference} why={why} />
        </Part>
      )}
      {!isOneShop && (
        <Part title={t('words.byShop')}>
          <ChangedShops shops={shops} change={change} isBrought={isBrought} />
        </Part>
      )}
      {products && otherProducts && (
        <Part
          title={
            why === 'all'
              ? t('why.byProduct')
              : t('why.byProductOf', { cause: t(`why.causes.${why}`) })
          }
        >
          <ChangedProducts
            products={products}
            others={otherProducts}
            why={why}
            isOneShop={isOneShop}
            isBrought={isBrought}
          />
        </Part>
      )}
    </>
  );
};

const Sum = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box>
    <Text as="dt" color="fg.muted" fontSize="xs">
      {name}
    </Text>
    <Text as="dd" textStyle="figure.card">
      {children}
    </Text>
  </Box>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h3" size="sm" fontWeight="semibold" marginBottom="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
};
