import type { TFunction } from 'i18next';
import { cardAddress, type FigureCard, originAddress } from '../../../features/statistics/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import { phoneApp } from '../../../session/phone-app.ts';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { arrows, changeText } from '../../../shared/kpi/change.ts';
import { ChevronDownIcon, InfoIcon, ShopIcon } from '../../../shared/ui/icons.tsx';
import { color } from '../../drawn/colors.ts';
import { tabs } from '../tabs.ts';
import { styleOf } from './style.ts';

type Props = {
  readonly language: Language;
  readonly t: TFunction<['phoneSeller', 'statistics']>;
  /** What is looked at is called. */
  readonly scope: string;
  readonly search: string;
  readonly cards: readonly FigureCard[];
};

/** Outlines of what is to be done: it is drawn by the code, which knows how much time is left. */
const outlines = ['first', 'second', 'third', 'fourth'] as const;

/**
 * The first page of the phone as the server draws it: its frame and its figures, in plain elements, in the places
 * that they have on the page. What can be pressed here is pressed again on the page (web/early-presses.js).
 */
export const DrawnToday = ({ language, t, scope, search, cards }: Props) => (
  <div data-drawn="">
    <style>{styleOf(language)}</style>
    <header className="drawn-head">
      <button type="button" className="drawn-scope" aria-label={t('scope.open', { name: scope })}>
        <ShopIcon />
        <span>{scope}</span>
        <ChevronDownIcon />
      </button>
    </header>
    <main className="drawn-main">
      <div className="drawn-stack">
        <div className="drawn-row">
          <h1>{t('tabs.today')}</h1>
        </div>
        <section className="drawn-cards" aria-label={t('statistics:cards.label')}>
          {cards.map((card) => (
            <Card key={card.figure} isWide={isWide(card, cards)} {...{ t, card, search }} />
          ))}
        </section>
        <div className="drawn-row">
          <h2>{t('title.phoneTodo')}</h2>
          <a href={`${phoneApp}/todo`}>{t('todo.all')}</a>
        </div>
        {outlines.map((place) => (
          <div key={place} className="drawn-outline" aria-hidden="true" />
        ))}
      </div>
    </main>
    <nav className="drawn-tabs" aria-label={t('tabs.label')}>
      {tabs.map(({ name, page, Icon }) => (
        <a
          key={name}
          href={`${phoneApp}${page}`}
          {...(page === '' && { 'aria-current': 'page' as const })}
        >
          <Icon width={22} height={22} />
          {t(`tabs.${name}`)}
        </a>
      ))}
    </nav>
  </div>
);

const isWide = ({ figure }: FigureCard, cards: readonly FigureCard[]): boolean =>
  figure === 'amount' || cards.length === 2;

type CardProps = Pick<Props, 't' | 'search'> & {
  readonly card: FigureCard;
  readonly isWide: boolean;
};

const Card = ({ t, search, card, isWide }: CardProps) => {
  const { figure, name, value, reason, change, uncompared, note, line, hasOrigin } = card;
  const isFirst = figure === 'amount';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same role as on the page, where it is no fieldset.
    <div role="group" aria-label={name} className={isWide ? 'drawn-card drawn-wide' : 'drawn-card'}>
      <p className="drawn-name">{name}</p>
      {value === null ? (
        <p className="drawn-reason">{reason}</p>
      ) : (
        <p
          className="drawn-value"
          title={value.full}
          data-figure
          {...(isFirst && { 'data-first': '' })}
        >
          <a href={cardAddress(search, figure)}>{value.shown}</a>
        </p>
      )}
      {hasOrigin && (
        <a
          className="drawn-origin"
          href={`${phoneApp}${originAddress(search, figure)}`}
          aria-label={t('words.originOf', { figure: name })}
        >
          <InfoIcon />
        </a>
      )}
      <div className="drawn-change">
        {change === null ? (
          uncompared
        ) : (
          <>
            <span>{t('statistics:compare.today')}</span>
            <span data-direction={change.direction}>
              <span aria-hidden="true">{arrows[change.direction]}</span>
              {changeText(change) ?? t('statistics:compare.fresh')}
            </span>
          </>
        )}
      </div>
      {note !== null && <p className="drawn-note">{note}</p>}
      {line !== null && (
        <div className="drawn-line">
          <Sparkline values={line} color={color('accent.solid')} />
        </div>
      )}
    </div>
  );
};
