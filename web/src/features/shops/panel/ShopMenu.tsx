import { Menu, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EyeOffIcon, PencilIcon } from '../../../shared/ui/icons.tsx';
import type { OpenMenu } from './RowList.tsx';

type Props = {
  readonly menu: OpenMenu;
  readonly onClose: () => void;
  readonly onHide: (menu: OpenMenu) => void;
  /** Absent for people who may not. */
  readonly onRename?: (menu: OpenMenu) => void;
};

/** What can be done to one shop; one menu for all rows, at the row whose button was pressed. */
export const ShopMenu = ({ menu, onClose, onHide, onRename }: Props) => {
  const { t } = useTranslation('shops');
  const close = () => {
    onClose();
    menu.anchor.focus();
  };
  return (
    <Menu.Root
      open
      positioning={{
        placement: 'bottom-end',
        getAnchorRect: () => menu.anchor.getBoundingClientRect(),
      }}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      onSelect={({ value }) => {
        if (value === 'rename') onRename?.(menu);
        if (value === 'hide') onHide(menu);
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="120px" aria-label={t('menu.label', { shop: menu.shop.name })}>
            {onRename && (
              <Menu.Item value="rename" minHeight="36px">
                <PencilIcon />
                {t('words.rename')}
              </Menu.Item>
            )}
            <Menu.Item value="hide" minHeight="36px">
              <EyeOffIcon />
              {t('menu.hide')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
