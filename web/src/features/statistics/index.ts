export { axisFigure } from './axis.ts';
export { SalesChangeDocument } from './change/SalesChange.generated.ts';
export { whyAddress } from './change/why-url.ts';
export { DoorLink } from './DoorLink.tsx';
export {
  createdIn,
  deadStock,
  gradesAddress,
  openRange,
  productsAddress,
  scopeAddress,
  soldUncosted,
  withStatus,
} from './doors.ts';
export { EndedShopsOf } from './EndedShopsOf.tsx';
export { isUnpaid } from './ended.ts';
export { namesOfEnded } from './ended-words.ts';
export { eventColumns, eventLines } from './events/event-column.tsx';
export { TrendEvents } from './events/TrendEvents.tsx';
export { useEvents } from './events/use-events.ts';
export { FirstStepsDocument } from './first-steps/FirstSteps.generated.ts';
export { doneSteps, firstSteps, firstStepsVariables } from './first-steps/first-steps.ts';
export { HomePageDocument } from './HomePage.generated.ts';
export { comparedHours, type Look, lookOf } from './look.ts';
export { dataSource, sourceCodec } from './metrics.ts';
export { HomeTasksDocument } from './operations/operations.generated.ts';
export { type Task, taskAddress, tasksOf, tasksVariables, taskText } from './operations/tasks.ts';
export { OriginPanel } from './origin/lazy.ts';
export { NamedOriginMark, OriginMark } from './origin/OriginLink.tsx';
export { originAddress, originCodec, originFigures, sortOf } from './origin/origin-url.ts';
export { type Period, periodOf, usePeriod } from './period.ts';
export {
  cardAddress,
  cardColumns,
  cardOf,
  type FigureCard,
  figuresFor,
  firstFigureSize,
} from './phone/figure-card.ts';
export { PhoneTodayDocument, PhoneTodoDocument } from './phone/PhoneToday.generated.ts';
export { summaryOf, todayPeriod, todayVariables, todoVariables } from './phone/today-figures.ts';
export { hasNothing, summaryOf as homeSummaryOf } from './summary.ts';
export { besideChangeOf, type SummaryCard, summaryCard } from './summary-card.ts';
export { bucketLabel, dayTitle, finishedValue } from './trend.ts';
export { UncostedLink } from './UncostedLink.tsx';
export { UnpaidMark } from './UnpaidMark.tsx';
export {
  type Uncosted,
  uncostedFigures,
  uncostedOf,
  uncostedShort,
  uncostedTitle,
} from './uncosted.ts';
export { figuresVariables, type HomeStatistics, homeVariables } from './use-home.ts';
export { useKnownEnded } from './use-known-ended.ts';
