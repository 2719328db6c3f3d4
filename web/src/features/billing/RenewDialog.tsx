import { Button, Skeleton } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { RenewalOrderStateFragment } from './Renewal.generated.ts';
import { RenewForm } from './RenewForm.tsx';
import { closeBilling, openBilling } from './renew-dialog.ts';
import { noWish } from './renewal.ts';
import { ShopChooser } from './ShopChooser.tsx';

type Props = {
  /** The shops that were asked for; none lets the person choose. */
  readonly shopIds: readonly string[];
  readonly finalFocus?: () => HTMLElement | null;
};

/** Renewing shops, from the choice of shops to the result of the payment. */
export function RenewDialog({ shopIds, finalFocus }: Props) {
  const { t } = useTranslation('billing');
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(shopIds));
  const [isChoosing, setIsChoosing] = useState(shopIds.length === 0);
  // Whoever cancels the order, to change it, or chooses other shops has it all still.
  const [wish, setWish] = useState(noWish);
  const [order, setOrder] = useState<RenewalOrderStateFragment>();
  // Shops that never end cannot be renewed.
  const renewable = useMemo(
    () => [...shops, ...hidden].filter(({ expiresAt }) => expiresAt !== null),
    [shops, hidden],
  );
  const wanted = useMemo(() => renewable.filter(({ id }) => chosen.has(id)), [renewable, chosen]);
  const focus = finalFocus ? { finalFocus } : {};
  const toOrders = () => openBilling({ kind: 'orders' }, finalFocus);

  if (order !== undefined) {
    return (
      <PaymentDialog
        order={order}
        onPaid={closeBilling}
        onLater={closeBilling}
        onVoid={() => setOrder(undefined)}
        {...focus}
      />
    );
  }
  if (isChoosing) {
    return (
      <ShopChooser
        shops={renewable}
        chosen={chosen}
        onChoose={setChosen}
        onNext={() => setIsChoosing(false)}
        onClose={closeBilling}
        {...focus}
      />
    );
  }
  if (wanted.length === 0) {
    return (
      <AppDialog
        open
        onClose={closeBilling}
        title={t('title')}
        footer={
          <Button variant="outline" colorPalette="gray" onClick={toOrders}>
            {t('orders')}
          </Button>
        }
        {...focus}
      >
        {isComplete ? (
          <EmptyState title={t('allRenewable')} />
        ) : isFailed ? (
          <ErrorState onRetry={retry} />
        ) : (
          <Skeleton height="120px" borderRadius="l2" />
        )}
      </AppDialog>
    );
  }
  return (
    <RenewForm
      shops={wanted}
      wish={wish}
      onWish={setWish}
      onClose={closeBilling}
      {...(shopIds.length === 0 ? { onBack: () => setIsChoosing(true) } : {})}
      onOrders={toOrders}
      onSubmitted={setOrder}
      {...focus}
    />
  );
}
