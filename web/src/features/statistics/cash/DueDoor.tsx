import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { DoorLink } from '../DoorLink.tsx';
import { cashAddress } from '../doors.ts';
import { dueDays, type Kind, type Span } from './cash.ts';

type Props = {
  readonly kind: Kind;
  readonly span: Span;
  readonly fen: number;
  /** One shop in place of what is looked at. */
  readonly shop?: string;
  /** It is what is listed. */
  readonly isHere?: boolean;
};

/** A sum of one kind of money, which leads to the days that it is made of. Nothing leads to no days. */
export const DueDoor = ({ kind, span, fen, shop, isHere = false }: Props) => {
  const { t } = useTranslation('cash');
  const { search } = useLocation();
  if (isHere || fen === 0) return fullMoney(fen);
  return (
    <DoorLink
      to={cashAddress(search, dueDays(kind, span), shop === undefined ? {} : { shop })}
      title={t('onlyKind', { kind: t(`kind.${kind}`) })}
    >
      {fullMoney(fen)}
    </DoorLink>
  );
};
