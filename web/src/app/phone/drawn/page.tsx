import type { ApolloCache } from '@apollo/client';
import {
  cardOf,
  figuresFor,
  PhoneTodayDocument,
  summaryOf,
  todayPeriod,
  todayVariables,
  todoVariables,
} from '../../../features/statistics/index.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { rightsOf } from '../../../session/rights.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import { rangeDay } from '../../../shared/date-range/day-reset.ts';
import { selectionCodec, selectionInput } from '../../../shared/url-state/selection.ts';
import {
  DirectoryGroupsDocument,
  DirectoryShopsDocument,
} from '../../../shop-scope/Directory.generated.ts';
import { SHOPS_PAGE_SIZE } from '../../../shop-scope/layout-cache.ts';
import { selectionName, selectionWords } from '../../../shop-scope/selection-name.ts';
import type { Asked, DrawnPage } from '../../drawn/drawing.ts';
import { DrawnToday } from './DrawnToday.tsx';
import { documents } from './documents.ts';

/** What is looked at, and the variables of its figures; null where it is not known who asks. */
function askedOf(cache: ApolloCache, { search, now }: Asked) {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  if (!viewer) return null;
  const selection = selectionCodec.read(new URLSearchParams(search));
  const period = todayPeriod({ today: rangeDay(now), dataStart: viewer.dataStart });
  const variables = todayVariables(selectionInput(selection), period);
  return { viewer, selection, period, variables };
}

/**
 * The first page of the phone. Whoever has another one gets no drawing: a visitor, and a warehouse shipper, whose
 * tasks lie on the phone itself.
 */
export const phonePage: DrawnPage<keyof typeof documents> = {
  documents,
  words: ['phoneSeller', 'statistics', 'shell', 'common'],
  first: [['Viewer']],
  next(answered, cache, asked) {
    const known = answered === 'Viewer' ? askedOf(cache, asked) : null;
    if (known === null || known.viewer.isVisitor || known.viewer.role === 'SHIPPER') return [];
    const { selection } = known.variables;
    return [
      ['PhoneToday', known.variables],
      ['PhoneTodo', todoVariables(selection, known.period.today)],
      ['DirectoryShops', { first: SHOPS_PAGE_SIZE }],
      ['DirectoryGroups'],
      ['UnreadAlerts'],
    ];
  },
  draw(cache, asked, language) {
    const known = askedOf(cache, asked);
    const today =
      known && cache.readQuery({ query: PhoneTodayDocument, variables: known.variables });
    if (!known || !today || today.statistics.shopCount === 0) return undefined;
    const shops = cache
      .readQuery({ query: DirectoryShopsDocument, variables: { first: SHOPS_PAGE_SIZE } })
      ?.shops.edges.map(({ node }) => node);
    const groups = cache.readQuery({ query: DirectoryGroupsDocument })?.shopGroups;
    if (!shops || !groups) return undefined;
    const ofStatistics = i18n.getFixedT(language, 'statistics');
    const shown = shops.filter(({ isHidden }) => !isHidden);
    const scope = selectionName(
      known.selection,
      { shops: shown, groups },
      selectionWords(ofStatistics),
    );
    // The address names what is not there: the page finds its own way out.
    if (scope === '') return undefined;
    const data = summaryOf(today.statistics, known.period, asked.now);
    const figures = figuresFor(rightsOf(known.viewer).mayLookCost, data);
    return (
      <DrawnToday
        language={language}
        t={i18n.getFixedT(language, ['phoneSeller', 'statistics'])}
        scope={scope}
        search={asked.search}
        cards={figures.map((figure) => cardOf(ofStatistics, figure, data))}
      />
    );
  },
};
