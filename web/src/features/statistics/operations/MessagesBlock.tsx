import { Badge } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import type { ShopMessageState } from '../../../graphql/schema.generated.ts';
import { withDetail } from '../../../i18n/format.ts';
import { fitText } from '../../../shared/charts/ticks.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullCount, fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { Pager } from '../../../shared/table/Pager.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { usePagedConnection } from '../../../shared/table/use-paged-connection.ts';
import { text } from '../../../shared/url-state/codec.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, List, partOf } from './Block.tsx';
import { BrokenRules, isRule } from './BrokenRules.tsx';
import { askedOf, listedCodec, messageLists, nameOf } from './message-lists.ts';
import { useHomeMessagesQuery } from './operations.generated.ts';
import { ShopDoor } from './ShopDoor.tsx';
import { PRODUCT_PLACES } from './sku-trend.ts';
import { taskDays } from './tasks.ts';

const PAGE_SIZE = 6;
/** Where a link has led to one of them, it is to be among those that are listed. */
const PAGE_AROUND = 50;

/** The message that something to do is about. */
const openedCodec = text('message');

const colours: Record<ShopMessageState, string> = {
  OPEN: 'red',
  APPEALING: 'orange',
  FINED: 'gray',
  WAIVED: 'green',
  NONE: 'gray',
};

/**
 * What the marketplaces wrote to the shops: broken rules with their fines, and notices. What waits for an answer is of
 * the days that the tasks look through, whatever the page looks at: it is not done when its day is over.
 */
export const MessagesBlock = ({ selection, range }: Pick<HomeVariables, 'selection' | 'range'>) => {
  const { t } = useTranslation('operations');
  const today = useToday();
  const [{ list, rule, productId }, setListed] = useUrlState(listedCodec);
  const [opened] = useUrlState(openedCodec);
  const pageSize = opened === '' ? PAGE_SIZE : PAGE_AROUND;
  const variables = {
    selection,
    range,
    listRange: list === 'open' ? taskDays(today) : range,
    ...askedOf[list],
    ruleCode: rule?.code ?? null,
    platform: rule?.platform ?? null,
    productId,
    first: pageSize,
  };
  const query = useHomeMessagesQuery({
    variables,
    ...staleWhileRevalidate,
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
  const rules = query.data?.ofPage.rules ?? [];
  const told = rule === null ? undefined : rules.find((one) => isRule(rule, one));
  return (
    <Block
      title={t('messages.title')}
      mark={<NamedOriginMark figure="messages" name={t('messages.title')} />}
      height={360}
      data={partOf(query, ({ statistics }) => statistics.messages)}
      onRetry={() => query.refetch().catch(() => {})}
      summary={({ totalCount }) =>
        told === undefined
          ? t(list === 'open' ? 'messages.openSummary' : 'messages.summary', { count: totalCount })
          : t('messages.ruleSummary', {
              number: fullCount(totalCount),
              fine: fullMoney(toFen(told.fine)),
            })
      }
      actions={
        <>
          {rule !== null && (
            <SetByLink
              name={told === undefined ? rule.code : withDetail(told.title, rule.code)}
              title={t('messages.ofRule')}
              onClear={() => setListed({ list, rule: null, productId: null })}
            />
          )}
          {productId !== null && (
            <SetByLink
              name={fitText(paged.rows[0]?.node.productName ?? productId, PRODUCT_PLACES)}
              title={t('messages.ofProduct')}
              onClear={() => setListed({ list, rule: null, productId: null })}
            />
          )}
          <Segments
            label={t('messages.kind')}
            value={list}
            segments={messageLists.map((value) => ({
              value,
              label: t(`messages.${nameOf[value]}`),
            }))}
            onChange={(value) => setListed({ list: value, rule: null, productId: null })}
          />
        </>
      }
    >
      {() => (
        <>
          <List
            none={t('messages.none')}
            caption={t('messages.list')}
            {...(opened !== '' && { maxHeight: '340px' })}
            rows={paged.rows.map(({ node }) => node)}
            isBusy={paged.isBusy}
            isMarked={({ messageId }) => messageId === opened}
            rowKey={({ shop, messageId }) => `${shop.id} ${messageId}`}
            columns={[
              {
                key: 'content',
                header: t('messages.content'),
                isText: true,
                cell: ({ title, content }) => <span title={content}>{title}</span>,
              },
              {
                key: 'shop',
                header: t('words.shop'),
                isText: true,
                cell: ({ shop }) => <ShopDoor shop={shop} />,
              },
              {
                key: 'state',
                header: t('messages.state'),
                cell: ({ state }) =>
                  state === 'NONE' ? (
                    t('messages.states.NONE')
                  ) : (
                    <Badge size="sm" colorPalette={colours[state]}>
                      {t(`messages.states.${state}`)}
                    </Badge>
                  ),
              },
              {
                key: 'fine',
                header: t('messages.fine'),
                isFigure: true,
                cell: ({ fine }) => (toFen(fine) === 0 ? '—' : fullMoney(toFen(fine))),
              },
              { key: 'time', header: t('words.time'), cell: ({ time }) => shortTime(time) },
            ]}
          />
          <Pager {...paged} pageSize={pageSize} label={t('messages.pager')} />
          <BrokenRules rules={rules} chosen={rule} />
        </>
      )}
    </Block>
  );
};
