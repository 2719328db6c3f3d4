import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import type { Period } from '../period.ts';
import type { HomeVariables } from '../use-home.ts';
import { LinesOrigin } from './LinesOrigin.tsx';
import { type AnyFigure, isStanding, type Origin } from './origin-url.ts';
import { StandingOrigin } from './StandingOrigin.tsx';

type Props = {
  readonly origin: Origin;
  readonly variables: Omit<HomeVariables, 'comparison'>;
  readonly period: Period;
  /** Nobody has paid for any of the days. */
  readonly isUnpaid: boolean;
  /** The phone has no list of products by range, and no imports. */
  readonly isPhone?: boolean;
  readonly onClose: () => void;
};

/** Where a figure comes from: shops, days, imports, age, rates, costs, what is missing, and its calls. */
export default function OriginPanel(props: Props) {
  const { origin, variables, period, isUnpaid, isPhone = false, onClose } = props;
  const { figure, shop } = origin;
  const { t } = useTranslation('origin');
  const name = useFigureName(figure);
  return (
    <SideDrawer
      open
      isInAddress
      onClose={onClose}
      title={t('words.originOf', { figure: name })}
      size="xl"
    >
      {isStanding(figure) ? (
        <StandingOrigin figure={figure} shop={shop} variables={variables} isPhone={isPhone} />
      ) : (
        <LinesOrigin
          figure={figure}
          shop={shop}
          variables={variables}
          period={period}
          isUnpaid={isUnpaid}
          isPhone={isPhone}
        />
      )}
    </SideDrawer>
  );
}

/** As the card or the block calls it. */
function useFigureName(figure: AnyFigure): string {
  const { t } = useTranslation([
    'statistics',
    'operations',
    'delivery',
    'origin',
    'shops',
    'todos',
  ]);
  switch (figure) {
    case 'available':
    case 'pending':
    case 'frozen':
      return t(`operations:finance.${figure}`);
    case 'stock':
    case 'products':
      return t(`operations:${figure}.title`);
    case 'reviews':
    case 'messages':
      return t(`operations:${figure}.title`);
    case 'deliveries':
      return t('operations:assessments.title');
    case 'orders':
      return t('nav.logistics');
    case 'stakes':
      return t('todos:columns.stake');
    case 'stakeGoods':
      return t('todos:stakes.GOODS');
    case 'stakeFine':
      return t('todos:stakes.FINE');
    case 'stakeWeekSales':
      return t('todos:stakes.WEEK_SALES');
    case 'stakeUncostedSales':
      return t('todos:stakes.UNCOSTED_SALES');
    case 'cardStock':
      return t('shops:card.deadStock');
    case 'cardState':
    case 'cardProducts':
    case 'cardSales':
      return t(`origin:names.${figure}`);
    case 'skus':
    case 'product':
      return t('operations:sku.title');
    default:
      return t(`statistics:cards.${figure}`);
  }
}
