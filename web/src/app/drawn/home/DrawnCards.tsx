import type { TFunction } from 'i18next';
import {
  besideChangeOf,
  originAddress,
  productsAddress,
  type SummaryCard,
  sortOf,
  uncostedFigures,
  uncostedShort,
  whyAddress,
} from '../../../features/statistics/index.ts';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { hasLongComparison } from '../../../shared/kpi/card-size.ts';
import { arrows, changeText } from '../../../shared/kpi/change.ts';
import { InfoIcon } from '../../../shared/ui/icons.tsx';
import { color } from '../colors.ts';
import { onHome } from './places.ts';

type Words = TFunction<'statistics'>;

type Props = {
  readonly t: Words;
  readonly cards: readonly SummaryCard[];
  readonly search: string;
};

/** The headline figures, each as large as its card on the page. */
export const DrawnCards = ({ t, cards, search }: Props) => (
  <section
    className={hasLongComparison(t) ? 'drawn-cards drawn-tall' : 'drawn-cards'}
    aria-label={t('cards.label')}
  >
    {cards.map((card) => (
      <Card key={card.figure} {...{ t, card, search }} />
    ))}
  </section>
);

type CardProps = Omit<Props, 'cards'> & { readonly card: SummaryCard };

const Card = ({ t, card, search }: CardProps) => {
  const { figure, name, value, reason, uncosted, note, line } = card;
  const beside = besideChangeOf(card, hasLongComparison(t));
  const below = beside === null ? note : null;
  const hasOrigin = value !== null || uncosted !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same role as on the page, where it is no fieldset.
    <div role="group" aria-label={name} className="drawn-card">
      <p className="drawn-name">{name}</p>
      {value === null ? (
        <p className="drawn-reason" data-figure>
          {reason}
        </p>
      ) : (
        <p className="drawn-value" title={value.full} data-figure>
          <a href={productsAddress(search, { level: 'sku', sort: sortOf[figure] })}>
            {value.shown}
          </a>
        </p>
      )}
      <div className="drawn-beside">
        {value !== null && <Comparison {...{ t, card, search, beside }} />}
        {value === null && uncosted && <p>{uncostedFigures(t, uncosted)}</p>}
        {value !== null && (below !== null || uncosted !== null) && (
          <p>
            {below !== null && <span>{below}</span>}
            {uncosted && <span className="drawn-uncosted">{uncostedShort(t, uncosted)}</span>}
          </p>
        )}
      </div>
      <div className="drawn-line">
        {value !== null && <Sparkline values={line} color={color('accent.solid')} />}
      </div>
      {hasOrigin && (
        <a
          className="drawn-origin"
          href={onHome(originAddress(search, figure))}
          aria-label={t('words.originOf', { figure: name })}
        >
          <InfoIcon />
        </a>
      )}
    </div>
  );
};

type ComparisonProps = CardProps & { readonly beside: string | null };

const Comparison = ({
  t,
  card: { figure, comparison, uncompared },
  search,
  beside,
}: ComparisonProps) => {
  const { name, title, change } = comparison ?? { name: uncompared };
  return (
    <div title={title}>
      <p>{name}</p>
      {change === null && <span>–</span>}
      {change && (
        <span data-direction={change.direction}>
          <span aria-hidden="true">{arrows[change.direction]}</span>
          {changeText(change) ?? t('compare.fresh')}
        </span>
      )}
      {change && figure === 'amount' && <a href={onHome(whyAddress(search))}>{t('why.short')}</a>}
      {beside !== null && <span className={change ? 'drawn-margin' : ''}>{beside}</span>}
    </div>
  );
};
