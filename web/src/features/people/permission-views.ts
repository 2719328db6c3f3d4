import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { PermissionView } from './permission-dialog.ts';

/** The views of the dialog in the order of its radio buttons. One line a view; its name is `people:view.<id>`. */
export const permissionViews: readonly {
  readonly id: PermissionView;
  readonly View: LazyExoticComponent<ComponentType>;
}[] = [
  { id: 'shops', View: lazyPart(() => import('./shop-view/ShopView.tsx')) },
  { id: 'shippers', View: lazyPart(() => import('./shippers/ShipperView.tsx')) },
];
