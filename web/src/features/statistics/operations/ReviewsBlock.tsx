import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { asFigure, numberFormat } from '../../../i18n/format.ts';
import { DirectionMark } from '../../../shared/kpi/ChangeMark.tsx';
import { fullCount, percent } from '../../../shared/kpi/money.ts';
import { Pager } from '../../../shared/table/Pager.tsx';
import { usePagedConnection } from '../../../shared/table/use-paged-connection.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, List, partOf } from './Block.tsx';
import { useHomeReviewsQuery } from './operations.generated.ts';
import { ShopDoor } from './ShopDoor.tsx';

/** As many as fill about half a screen. */
const PAGE_SIZE = 12;

/** `4.50`, `4,50`. */
const scoreText = (score: number): string =>
  numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(score);

/** `+0.12`, `−0.05`, `0.00`; the sign says it, whatever the colour. */
const ScoreChange = ({ score, previous }: { score: number; previous: number }) => {
  const change = Math.round((score - previous) * 100) / 100;
  return (
    <DirectionMark direction={change > 0 ? 'up' : change < 0 ? 'down' : 'flat'}>
      {asFigure(`${change > 0 ? '+' : change < 0 ? '−' : ''}${scoreText(Math.abs(change))}`)}
    </DirectionMark>
  );
};

/** The shops by their review score. */
export const ReviewsBlock = ({ selection, range }: Pick<HomeVariables, 'selection' | 'range'>) => {
  const { t } = useTranslation('operations');
  const variables = { selection, range, first: PAGE_SIZE };
  const query = useHomeReviewsQuery({
    variables,
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const { fetchMore } = query;
  const paged = usePagedConnection({
    connection: query.data?.statistics.reviewRanking ?? null,
    pageSize: PAGE_SIZE,
    key: JSON.stringify(variables),
    fetchAfter: useCallback((after: string) => fetchMore({ variables: { after } }), [fetchMore]),
  });
  return (
    <Block
      title={t('reviews.title')}
      mark={<NamedOriginMark figure="reviews" name={t('reviews.title')} />}
      height={360}
      isWide
      data={partOf(query, ({ statistics }) => statistics.reviewRanking)}
      onRetry={() => query.refetch().catch(() => {})}
      summary={({ edges: [first], totalCount }) =>
        first?.score != null &&
        t('reviews.summary', {
          shop: first.node.name,
          score: scoreText(first.score),
          count: totalCount,
        })
      }
    >
      {() => (
        <>
          <List
            none={t('reviews.none')}
            caption={t('reviews.list')}
            rows={paged.rows}
            isBusy={paged.isBusy}
            rowKey={({ node }) => node.id}
            columns={[
              {
                key: 'shop',
                header: t('words.shop'),
                isText: true,
                cell: ({ rank, node }) => (
                  <>
                    {`${rank}. `}
                    <ShopDoor shop={node} />
                  </>
                ),
              },
              {
                key: 'score',
                header: t('reviews.score'),
                isFigure: true,
                cell: ({ score }) => (score === null ? t('unknown') : scoreText(score)),
              },
              {
                key: 'change',
                header: t('reviews.change'),
                isFigure: true,
                cell: ({ score, previousScore }) =>
                  score === null || previousScore === null ? (
                    '—'
                  ) : (
                    <ScoreChange score={score} previous={previousScore} />
                  ),
              },
              {
                key: 'reviews',
                header: t('reviews.reviews'),
                isFigure: true,
                cell: ({ reviewCount }) => (reviewCount === null ? '—' : fullCount(reviewCount)),
              },
              {
                key: 'good',
                header: t('reviews.good'),
                isFigure: true,
                cell: ({ reviewCount, goodReviewCount }) =>
                  !reviewCount || goodReviewCount === null
                    ? '—'
                    : percent(goodReviewCount / reviewCount),
              },
            ]}
          />
          <Pager {...paged} pageSize={PAGE_SIZE} label={t('reviews.pager')} />
        </>
      )}
    </Block>
  );
};
