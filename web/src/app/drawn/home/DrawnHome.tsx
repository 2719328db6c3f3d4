import type { TFunction } from 'i18next';
import type { Look, Period, SummaryCard, Task } from '../../../features/statistics/index.ts';
import { type HomeStatistics, taskAddress, taskText } from '../../../features/statistics/index.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Viewer } from '../../../session/viewer-context.ts';
import { InfoIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { DrawnCards } from './DrawnCards.tsx';
import { DrawnHeader } from './DrawnHeader.tsx';
import { DrawnHeading } from './DrawnHeading.tsx';
import { DrawnStrip } from './DrawnStrip.tsx';
import type { Directory } from './looked-at.ts';
import { onHome } from './places.ts';
import { styleOf } from './style.ts';

type Props = {
  readonly language: Language;
  readonly now: number;
  readonly search: string;
  readonly viewer: Viewer;
  readonly unread: number;
  readonly directory: Directory;
  /** What is looked at is called. */
  readonly name: string;
  readonly isOneShop: boolean;
  readonly statistics: HomeStatistics;
  readonly period: Period;
  readonly source: 'sales' | 'stocks';
  /** Null where there is nothing to say. */
  readonly look: Look | null;
  /** Null while it is not known. */
  readonly tasks: readonly Task[] | null;
  /** Whether there is anything on the board below the figures. */
  readonly hasTodos: boolean;
  readonly cards: readonly SummaryCard[];
};

/**
 * The first sight of `/home` as the server draws it: its frame and its figures, in plain elements, in the places that
 * they have on the page. What can be pressed here is pressed again on the page (web/early-presses.js). Of the shops
 * only the place is kept, as their panel is code of its own.
 */
export const DrawnHome = (props: Props) => {
  const { language, now, search, viewer, directory, look, tasks, cards } = props;
  const t = i18n.getFixedT(language, 'statistics');
  return (
    <div data-drawn="">
      <style>{styleOf(language)}</style>
      <DrawnHeader {...{ language, search, viewer }} unread={props.unread} />
      <div className="drawn-tabs" />
      <div className="drawn-row">
        <aside className="drawn-panel">
          <i />
        </aside>
        <main className="drawn-main">
          {directory.isComplete && (
            <DrawnStrip shops={directory.all} {...{ language, now, viewer }} />
          )}
          <div className="drawn-stack">
            <DrawnHeading {...props} t={t} isBoss={viewer.isBoss} />
            {look !== null && <LookLine t={t} look={look} />}
            <Tasks t={i18n.getFixedT(language, 'operations')} {...{ tasks, search, now }} />
            <DrawnCards t={t} cards={cards} search={search} />
            {props.hasTodos && (
              <div className="drawn-outline">
                <i />
                <i />
                <i />
              </div>
            )}
          </div>
        </main>
      </div>
    </div>
  );
};

const LookLine = ({ t, look }: { readonly t: TFunction<'statistics'>; readonly look: Look }) => (
  <div
    role="note"
    aria-label={t('insight.label')}
    className={look.isUrgent ? 'drawn-look drawn-urgent' : 'drawn-look'}
  >
    <p>{look.isUrgent ? <WarningIcon /> : <InfoIcon />}</p>
    <div>
      <span>{t('insight.label')}</span>{' '}
      {look.parts.map((part) => {
        if (typeof part === 'string') return part;
        if ('of' in part) {
          return (
            <span key={part.of} className="drawn-amount">
              {part.text}
            </span>
          );
        }
        return (
          <a key={part.to} href={onHome(part.to)} title={part.title ?? undefined}>
            {part.text}
          </a>
        );
      })}
    </div>
  </div>
);

type TasksProps = {
  readonly t: TFunction<'operations'>;
  readonly tasks: readonly Task[] | null;
  readonly search: string;
  readonly now: number;
};

const Tasks = ({ t, tasks, search, now }: TasksProps) => (
  <section className="drawn-tasks" aria-label={t('tasks.label')}>
    <p>{t('tasks.label')}</p>
    {tasks?.length === 0 && <div>{t('tasks.none')}</div>}
    <ul>
      {tasks?.map((task) => (
        <li key={task.kind}>
          <a
            href={onHome(taskAddress(search, task))}
            {...(task.isUrgent && { className: 'drawn-urgent' })}
          >
            {taskText(t, task, now)}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
