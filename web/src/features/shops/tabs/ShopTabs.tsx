import { useMemo } from 'react';
import { useViewer } from '../../../session/viewer-context.ts';
import { ALL, type Selection } from '../../../shared/url-state/selection.ts';
import { inPanelOrder } from '../../../shop-scope/selection-machine.ts';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { openRename } from '../rename/rename-dialog.ts';
import { useHideShop } from '../use-hide-shop.ts';
import { SUMMARY, TabBar } from './TabBar.tsx';
import { TabMenu, TabMenuTrigger, tabMenuTrigger } from './TabMenu.tsx';

const keyOf = (selection: Selection): string | null => {
  if (selection.kind === 'all') return SUMMARY;
  return selection.kind === 'shop' ? selection.id : null;
};

/** The bar of the shops' tabs. Visitors have no menu in them. */
export default function ShopTabs() {
  const { isBoss, isVisitor } = useViewer();
  const { selection, select, directory } = useSelection();
  const shops = useMemo(() => inPanelOrder(directory.shops), [directory.shops]);
  const hide = useHideShop();
  const bar = (
    <TabBar
      shops={shops}
      selected={keyOf(selection)}
      onSelect={(key) => select(key === SUMMARY ? ALL : { kind: 'shop', id: key })}
      {...(isVisitor
        ? {}
        : {
            menuOf: (shop, isTabStop) => <TabMenuTrigger shop={shop} isTabStop={isTabStop} />,
          })}
    />
  );
  if (isVisitor) return bar;
  const withShop = (act: (shop: DirectoryShop) => void) => (id: string) => {
    const shop = shops.find((one) => one.id === id);
    if (shop) act(shop);
  };
  const rename = withShop((shop) =>
    openRename(shop, () => tabMenuTrigger(shop.id), { isForTab: true }),
  );
  return (
    <TabMenu
      onDelete={withShop((shop) => void hide(shop, { byTab: true }))}
      {...(isBoss ? { onRename: rename } : {})}
    >
      {bar}
    </TabMenu>
  );
}
