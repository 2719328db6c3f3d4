import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';
import QrCode from '../../../shared/ui/QrCode.tsx';
import type { Order } from '../use-shipping-orders.ts';
import { cartonCss } from './carton-css.ts';
import type { CartonPaper } from './cartons.ts';
import { Fact, Paper } from './Paper.tsx';

export type MarkedOrder = { readonly order: Order; readonly cartons: number };

type Props = {
  readonly orders: readonly MarkedOrder[];
  readonly paper: CartonPaper;
  readonly onDone: () => void;
};

/** A mark for each carton of orders: where it goes, what it belongs to, and which of how many it is. */
export const CartonMarks = ({ orders, paper, onDone }: Props) => {
  const { t } = useTranslation('delivery');
  return (
    <Paper name="carton-marks" styles={cartonCss(paper)} onDone={onDone}>
      {orders.flatMap(({ order, cartons }) =>
        Array.from({ length: cartons }, (_, index) => {
          const carton = t('marks.carton', { carton: index + 1, cartons });
          return (
            <article
              key={`${order.id} ${carton}`}
              aria-label={`${t('marks.title')} ${order.orderNo} ${carton}`}
            >
              <header>
                <h1>{order.warehouse}</h1>
                <span className="carton">{carton}</span>
              </header>
              <p className="number">
                {order.orderNo}{' '}
                {order.isUrgent && <span className="urgent">{t('words.urgent')}</span>}
              </p>
              <div className="body">
                <QrCode text={order.orderNo} label={t('print.code')} width={128} />
                <dl>
                  <Fact name={t('words.shop')} value={order.shop.name} />
                  <Fact name={t('print.stockOrder')} value={order.stockOrderNo} />
                  <Fact name={t('words.shippedBy')} value={t(`type.${order.shippingType}`)} />
                  <Fact
                    name={t('words.total')}
                    value={t('piecesOfSkus', {
                      skus: order.goods.length,
                      quantity: fullCount(order.quantity),
                    })}
                  />
                </dl>
              </div>
              <footer>
                <span>{t('marks.inCarton')}</span>
                <span>{t('marks.weight')}</span>
              </footer>
            </article>
          );
        }),
      )}
    </Paper>
  );
};
