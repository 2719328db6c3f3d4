import { chakra, Menu, Portal } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, PencilIcon, TrashIcon } from '../../../shared/ui/icons.tsx';

type Props = {
  readonly onDelete: (shopId: string) => void;
  /** Absent for people who may not. */
  readonly onRename?: (shopId: string) => void;
  readonly children: ReactNode;
};

/** The one menu of all tabs; each `TabMenuTrigger` inside opens it for its shop. */
export const TabMenu = ({ onDelete, onRename, children }: Props) => {
  const { t } = useTranslation('shopManage');
  const [shopId, setShopId] = useState<string | null>(null);
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      triggerValue={shopId}
      onTriggerValueChange={({ value }) => setShopId(value)}
      onSelect={({ value }) => {
        if (shopId === null) return;
        if (value === 'rename') onRename?.(shopId);
        if (value === 'delete') onDelete(shopId);
      }}
    >
      {children}
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="140px">
            {onRename && (
              <Menu.Item value="rename">
                <PencilIcon />
                {t('words.rename')}
              </Menu.Item>
            )}
            <Menu.Item value="delete" color="fg.error">
              <TrashIcon />
              {t('tabs.delete')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};

/** Lies over the end of the tab, and is seen where it is pointed at or focused: the name has the room. */
const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'absolute',
    insetEnd: '1',
    boxSize: '6',
    borderRadius: 'l1',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    cursor: 'pointer',
    opacity: '0',
    '&:focus-visible, li:hover > &, &[data-state=open]': { opacity: '1' },
    '@media (hover: none)': { opacity: '1' },
    _hover: { color: 'fg' },
  },
});

/** The button in a tab that opens its menu. */
export const tabMenuTrigger = (shopId: string): HTMLElement | null =>
  document.querySelector(`[data-tab-menu="${CSS.escape(shopId)}"]`);

type TriggerProps = {
  readonly shop: { readonly id: string; readonly name: string };
  readonly isTabStop: boolean;
};

export const TabMenuTrigger = ({ shop, isTabStop }: TriggerProps) => {
  const { t } = useTranslation('shopManage');
  return (
    <Menu.Trigger asChild value={shop.id}>
      <Trigger
        type="button"
        data-tab-menu={shop.id}
        aria-label={t('tabs.menu', { name: shop.name })}
        tabIndex={isTabStop ? 0 : -1}
      >
        <ChevronDownIcon />
      </Trigger>
    </Menu.Trigger>
  );
};
