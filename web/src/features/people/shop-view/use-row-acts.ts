import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withReason } from '../../../i18n/format.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { openManager } from '../manager-dialogs.ts';
import { useManagerWrites } from '../use-manager-writes.ts';
import type { Manager } from '../use-managers.ts';
import type { RowMode } from './PermissionRow.tsx';

type Managers = ReadonlyMap<string, readonly Manager[]>;

/** What is done in the rows of the permission table; the functions stay the same, so that rows need not be drawn anew. */
export function useRowActs(managers: Managers) {
  const { t } = useTranslation('people');
  const { remove, takeBack } = useManagerWrites();
  const [modes, setModes] = useState<ReadonlyMap<string, RowMode>>(new Map());
  const latest = useRef({ managers, remove, takeBack, t });
  latest.current = { managers, remove, takeBack, t };

  const onMode = useCallback((shop: DirectoryShop, mode: RowMode) => {
    const { managers: now, t: say } = latest.current;
    if ((now.get(shop.id) ?? []).length === 0) {
      toast.warning(say('noManagers'));
      return;
    }
    setModes((before) => {
      const next = new Map(before);
      if (before.get(shop.id) === mode) next.delete(shop.id);
      else next.set(shop.id, mode);
      return next;
    });
  }, []);

  const takeAway = useCallback(async (manager: Manager, shop: DirectoryShop) => {
    const { t: say } = latest.current;
    const { phone } = manager;
    if (stopVisitor()) return;
    const sure = await confirmAct({
      text: say('removeText', { phone, shop: shop.name, id: shop.mallId }),
      action: say('removeAction'),
      dismiss: say('removeDismiss'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await latest.current.remove(manager.id, shop.id);
    if (outcome.ok) toast.success(say('deleted'), latest.current.takeBack(manager));
    else outcome.tell(withReason(say('deleteFailed'), outcome.message));
  }, []);

  const onPhone = useCallback(
    (mode: RowMode, manager: Manager, shop: DirectoryShop, icon: HTMLElement) => {
      if (mode === 'edit') openManager(manager, () => icon);
      else void takeAway(manager, shop);
    },
    [takeAway],
  );

  return { modes, onMode, onPhone };
}
