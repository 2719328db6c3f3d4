import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withReason } from '../../i18n/format.ts';
import { ownWords } from '../../shared/errors/own-words.ts';
import { confirmAct } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useTold } from '../../shared/ui/use-told.ts';
import { ALL, selectionCodec } from '../../shared/url-state/selection.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { refreshAfterBinding } from './refresh.ts';
import {
  type BoundAccountsQuery,
  useUnbindMainAccountMutation,
  useUnbindSheinShopMutation,
} from './Unbind.generated.ts';
import { type BoundShop, expiredFirst, isExpired } from './unbind-warning.ts';

export type BoundAccount = BoundAccountsQuery['mainAccounts'][number];

interface Outcome {
  readonly ok: boolean;
  readonly error: { readonly message: string; readonly refusal: unknown } | null;
}

/** Unbinding, each after a question that names what goes. */
export function useUnbind() {
  const { t } = useTranslation('binding');
  const client = useApolloClient();
  const [selection, select] = useUrlState(selectionCodec);
  const [busyId, setBusyId] = useState<string>();
  const quiet = { context: { quiet: true } };
  const [unbindAccount] = useUnbindMainAccountMutation(quiet);
  const [unbindShop] = useUnbindSheinShopMutation(quiet);

  const nameOf = (shop: BoundShop): string =>
    t(isExpired(shop, Date.now()) ? 'expiredShop' : 'boundShop', {
      name: shop.name,
      id: shop.mallId,
    });

  const told = useTold();
  const run = async (
    id: string,
    shops: readonly BoundShop[],
    unbind: () => Promise<Outcome | undefined>,
  ): Promise<void> => {
    setBusyId(id);
    told.settle();
    const outcome = await unbind().catch(() => undefined);
    if (outcome?.ok) {
      toast.success(t('unbound'));
      await refreshAfterBinding(client, () => {
        const isGone = selection.kind === 'shop' && shops.some((shop) => shop.id === selection.id);
        if (isGone) select(ALL);
      });
    } else told.tell(withReason(t('unbindFailed'), ownWords(outcome?.error)));
    setBusyId(undefined);
  };

  const ask = (...lines: readonly string[]) =>
    confirmAct({
      text: [...lines, t('unbindAlso')].join('\n'),
      action: t('unbind'),
      destructive: true,
    });

  return {
    busyId,
    unbindAccount: async ({ id, phone, shops }: BoundAccount): Promise<void> => {
      const lines = expiredFirst(shops, Date.now()).map(nameOf);
      if (!(await ask(t('unbindAccountText', { phone }), ...lines))) return;
      await run(id, shops, async () => {
        const { data } = await unbindAccount({ variables: { id } });
        return data?.unbindMainAccount;
      });
    },
    unbindShop: async (shop: BoundShop): Promise<void> => {
      if (!(await ask(t('unbindShopText', { shop: nameOf(shop) })))) return;
      await run(shop.id, [shop], async () => {
        const { data } = await unbindShop({ variables: { shopId: shop.id } });
        return data?.unbindSheinShop;
      });
    },
  };
}
