import type { ApolloCache } from '@apollo/client';
import { UnreadAlertsDocument } from '../../../features/notices/index.ts';
import {
  comparedHours,
  doneSteps,
  FirstStepsDocument,
  figuresVariables,
  firstSteps,
  firstStepsVariables,
  HomePageDocument,
  HomeTasksDocument,
  hasNothing,
  homeSummaryOf,
  isUnpaid,
  lookOf,
  originFigures,
  SalesChangeDocument,
  summaryCard,
  tasksOf,
  tasksVariables,
} from '../../../features/statistics/index.ts';
import {
  boardOf,
  isNothing,
  TodosDocument,
  todosVariables,
} from '../../../features/todos/index.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { isSameSelection } from '../../../shared/url-state/selection.ts';
import { SHOPS_PAGE_SIZE } from '../../../shop-scope/layout-cache.ts';
import { shownSelection } from '../../../shop-scope/selection-machine.ts';
import { selectionName, selectionWords } from '../../../shop-scope/selection-name.ts';
import type { DrawnPage } from '../drawing.ts';
import { DrawnHome } from './DrawnHome.tsx';
import { documents } from './documents.ts';
import { type Directory, directoryIn, type LookedAt, lookedAt, shopsIn } from './looked-at.ts';

const statisticsIn = (cache: ApolloCache, { variables, period }: LookedAt) =>
  cache.readQuery({
    query: HomePageDocument,
    variables: figuresVariables(variables, period.granularity),
  })?.statistics;

const changeVariables = ({ variables }: LookedAt, untilHour: number | null) => ({
  ...variables,
  untilHour,
});

/** What a boss has not done yet stands above the figures, folded or not as only the browser knows. */
const hasStepsToDo = (cache: ApolloCache, { viewer }: LookedAt, { all }: Directory): boolean => {
  if (!viewer.isBoss) return false;
  const hasShops = all.length > 0;
  const variables = firstStepsVariables(viewer.today, hasShops);
  const data = cache.readQuery({ query: FirstStepsDocument, variables });
  return doneSteps(data ?? undefined, hasShops)?.size !== firstSteps.length;
};

/** Whether the address looks at something that the page would show so, without a word about it. */
const isShownAsAsked = ({ selection }: LookedAt, { shown, groups }: Directory, now: number) => {
  if (!isSameSelection(shownSelection(selection, { shops: shown, groups }), selection))
    return false;
  if (selection.kind !== 'shop') return true;
  const expiresAt = shown.find(({ id }) => id === selection.id)?.expiresAt ?? null;
  return expiresAt === null || Date.parse(expiresAt) > now;
};

/** The first sight of `/home`: its frame, and all that is above its blocks. */
export const homePage: DrawnPage<keyof typeof documents> = {
  documents,
  words: ['statistics', 'operations', 'reminders', 'shell', 'common'],
  first: [['Viewer']],
  next(answered, cache, asked) {
    const looked = lookedAt(cache, asked);
    if (looked === null) return [];
    const { viewer, variables, period } = looked;
    switch (answered) {
      case 'Viewer':
        return [
          ['HomePage', figuresVariables(variables, period.granularity)],
          ['DirectoryShops', { first: SHOPS_PAGE_SIZE }],
          ['DirectoryGroups'],
          ['UnreadAlerts'],
        ];
      case 'DirectoryShops': {
        const hasShops = (shopsIn(cache)?.edges.length ?? 0) > 0;
        return viewer.isBoss ? [['FirstSteps', firstStepsVariables(viewer.today, hasShops)]] : [];
      }
      case 'HomePage': {
        const statistics = statisticsIn(cache, looked);
        if (!statistics || statistics.shopCount === 0) return [];
        const untilHour = hasNothing(statistics)
          ? undefined
          : comparedHours(homeSummaryOf(statistics, period, asked.now));
        return [
          ...(untilHour === undefined
            ? []
            : [['SalesChange', changeVariables(looked, untilHour)] as const]),
          ['HomeTasks', tasksVariables(variables.selection, period.today)],
          ['Todos', todosVariables(boardOf(variables.selection))],
        ];
      }
      default:
        return [];
    }
  },
  draw(cache, asked, language) {
    const looked = lookedAt(cache, asked);
    const statistics = looked && statisticsIn(cache, looked);
    const directory = directoryIn(cache);
    if (!looked || !statistics || !directory) return undefined;
    const { viewer, variables, period, selection, source } = looked;
    if (statistics.shopCount === 0 || isUnpaid(statistics, period.range)) return undefined;
    if (!isShownAsAsked(looked, directory, asked.now)) return undefined;
    if (hasStepsToDo(cache, looked, directory)) return undefined;
    const t = i18n.getFixedT(language, 'statistics');
    const { search, now } = asked;
    const data = homeSummaryOf(statistics, period, now);
    const isOneShop = selection.kind === 'shop';
    const untilHour = comparedHours(data);
    const change =
      untilHour === undefined
        ? undefined
        : cache.readQuery({
            query: SalesChangeDocument,
            variables: changeVariables(looked, untilHour),
          })?.statistics.change;
    const tasks = cache.readQuery({
      query: HomeTasksDocument,
      variables: tasksVariables(variables.selection, period.today),
    });
    const todos = cache.readQuery({
      query: TodosDocument,
      variables: todosVariables(boardOf(variables.selection)),
    })?.todos;
    return (
      <DrawnHome
        language={language}
        now={now}
        search={search}
        viewer={viewer}
        unread={cache.readQuery({ query: UnreadAlertsDocument })?.alerts?.unreadCount ?? 0}
        directory={directory}
        name={selectionName(
          selection,
          { shops: directory.shown, groups: directory.groups },
          selectionWords(t),
        )}
        isOneShop={isOneShop}
        statistics={statistics}
        period={period}
        source={source}
        look={
          hasNothing(statistics) ? null : lookOf(t, { data, period, change, isOneShop, search })
        }
        tasks={tasks && tasksOf(tasks)}
        hasTodos={!isNothing(todos)}
        cards={originFigures.map((figure) => summaryCard(t, figure, data, period))}
      />
    );
  },
};
