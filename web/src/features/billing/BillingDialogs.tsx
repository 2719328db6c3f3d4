import { useEffect } from 'react';
import { OrdersDialog } from './OrdersDialog.tsx';
import { RedeemDialog } from './RedeemDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { closeBilling, type OpenBilling } from './renew-dialog.ts';

/** The dialog of renewal that was asked for. */
export default function BillingDialogs({ dialog }: { dialog: OpenBilling }) {
  // A session that ends takes along what it had open.
  useEffect(() => closeBilling, []);
  const focus = dialog.finalFocus ? { finalFocus: dialog.finalFocus } : {};
  switch (dialog.kind) {
    case 'renew':
      return <RenewDialog key={dialog.shopIds.join()} shopIds={dialog.shopIds} {...focus} />;
    case 'redeem':
      return <RedeemDialog {...focus} />;
    case 'orders':
      return <OrdersDialog {...focus} />;
  }
}
