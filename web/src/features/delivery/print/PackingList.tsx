import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { longTime, shortTime } from '../../../shared/date-range/time-text.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import QrCode from '../../../shared/ui/QrCode.tsx';
import type { Order } from '../use-shipping-orders.ts';
import { Fact, Paper } from './Paper.tsx';
import { packingCss } from './packing-css.ts';

type Props = {
  readonly orders: readonly Order[];
  readonly onDone: () => void;
};

/** The packing lists of orders, one A4 page each. */
export default function PackingList({ orders, onDone }: Props) {
  const { t } = useTranslation('delivery');
  const printedAt = longTime(Date.now());
  return (
    <Paper name="packing-lists" styles={packingCss} onDone={onDone}>
      {orders.map((order, index) => (
        <article key={order.id} aria-label={`${t('print.title')} ${order.orderNo}`}>
          <header>
            <div>
              <h1>{t('print.title')}</h1>
              <p className="number">{order.orderNo}</p>
              {order.isUrgent && <p className="urgent">{t('words.urgent')}</p>}
            </div>
            <QrCode text={order.orderNo} label={t('print.code')} width={128} />
          </header>
          <dl>
            <Fact name={t('words.shop')} value={order.shop.name} />
            <Fact name={t('print.stockOrder')} value={order.stockOrderNo} />
            <Fact name={t('print.warehouse')} value={order.warehouse} />
            <Fact name={t('words.shippedBy')} value={t(`type.${order.shippingType}`)} />
            <Fact name={t('print.created')} value={longTime(order.createdAt)} />
            <Fact name={t('print.shipBy')} value={longTime(order.shipBy)} />
          </dl>
          <GoodsTable order={order}>
            <footer>
              <span>{t('print.packer')}</span>
              <span>{t('print.checker')}</span>
              <span>{t('words.day')}</span>
            </footer>
            <p className="note">
              {t('print.printedAt', { time: printedAt })}
              {orders.length > 1 &&
                ` · ${t('print.page', { page: index + 1, pages: orders.length })}`}
            </p>
          </GoodsTable>
        </article>
      ))}
    </Paper>
  );
}

const columns = [
  'index',
  'product',
  'specification',
  'code',
  'skuId',
  'quantity',
  'checked',
] as const;

type TableProps = {
  readonly order: Order;
  /** Who has packed and checked it: it stands with the sum, on a sheet that names the order. */
  readonly children: ReactNode;
};

const GoodsTable = ({ order, children }: TableProps) => {
  const { t } = useTranslation('delivery');
  const missing = new Map(order.shortages.map((one) => [one.skuId, one]));
  return (
    <table>
      <thead>
        {/* On every sheet, as sheets are mixed up. */}
        <tr>
          <td className="of-order" colSpan={columns.length}>
            {dotted(order.orderNo, order.warehouse)}
          </td>
        </tr>
        <tr>
          {columns.map((column) => (
            <th key={column} data-column={column}>
              {t(`print.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.goods.map((one, index) => (
          <tr key={one.skuId}>
            <td data-column="index">{index + 1}</td>
            <td data-column="product">
              {one.productName}
              <Missing shortage={missing.get(one.skuId)} />
            </td>
            <td data-column="specification">{one.specification}</td>
            <td data-column="code">{one.code}</td>
            <td data-column="skuId">{one.skuId}</td>
            <td data-column="quantity">{fullCount(one.quantity)}</td>
            <td data-column="checked">□</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={5}>{t('words.total')}</td>
          <td data-column="quantity">{fullCount(order.quantity)}</td>
          <td />
        </tr>
        <tr>
          <td className="signed" colSpan={columns.length}>
            {children}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/** Of a line of which pieces are missing: how many, and what was answered, which whoever packs it goes by. */
const Missing = ({ shortage }: { readonly shortage: Order['shortages'][number] | undefined }) => {
  const { t } = useTranslation('delivery');
  if (shortage === undefined) return null;
  const { missing, reply, answerer, answeredAt } = shortage;
  return (
    <>
      <p className="missing">
        <b>{t('words.missingPieces', { count: missing })}</b>
      </p>
      {reply !== null && answeredAt !== null && (
        <p>
          {t('short.replied', {
            name: answerer ?? t('short.gone'),
            time: shortTime(answeredAt),
            reply,
          })}
        </p>
      )}
    </>
  );
};
