import { Button, Menu, Portal } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, ShopIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { manageItems } from './manage-items.ts';
import { RestorePopover } from './RestorePopover.tsx';

/** What can be done to the shops as a whole. */
export const ManageMenu = ({ isBoss }: { isBoss: boolean }) => {
  const { t } = useTranslation('shops');
  const { hidden } = useDirectory();
  const [isRestoring, setIsRestoring] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const finalFocus = () => trigger.current;
  const isWaiting = useRef(false);
  const openRestore = () => {
    if (hidden.length === 0) toast.info(t('restore.none'));
    else isWaiting.current = true;
  };
  const items = manageItems.filter(({ bossOnly }) => isBoss || !bossOnly);
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'top-start' }}
        // A menu that is closing takes the focus from what is opened before it is gone.
        onExitComplete={() => {
          if (isWaiting.current) setIsRestoring(true);
          isWaiting.current = false;
        }}
        onSelect={({ value }) => {
          items.find(({ key }) => key === value)?.run({ openRestore, finalFocus });
        }}
      >
        <Menu.Trigger asChild>
          <Button
            ref={trigger}
            size="sm"
            variant="outline"
            colorPalette="gray"
            flex="1 0 auto"
            maxWidth="full"
            whiteSpace="normal"
            height="auto"
            paddingY="1"
            lineHeight="short"
            textAlign="center"
            minHeight={{ base: '44px', lg: '9' }}
          >
            <ShopIcon />
            {t('title.shopManage')}
            <ChevronDownIcon />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="200px">
              {items.map(({ key, icon: Icon, startsSection }) => [
                startsSection && <Menu.Separator key={`before ${key}`} />,
                <Menu.Item key={key} value={key} minHeight="36px">
                  <Icon />
                  {t(`manage.items.${key}`)}
                </Menu.Item>,
              ])}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isRestoring && <RestorePopover anchor={finalFocus} onClose={() => setIsRestoring(false)} />}
    </>
  );
};
