import { useState } from 'react';
import AnswerDialog from '../../../web/src/features/delivery/AnswerDialog.tsx';
import { OrderShortages } from '../../../web/src/features/delivery/OrderShortages.tsx';
import type { Missing } from '../../../web/src/features/delivery/shortages.ts';
import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';

/** The part of a row, with the dialog beside it that the page opens. */
export function ShortageRow({ order: shown }: { readonly order: Order }) {
  const [asked, setAsked] = useState<Missing | null>(null);
  return (
    <>
      <OrderShortages
        order={shown}
        onAnswer={(one, shortage) => setAsked({ order: one, shortage })}
      />
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
