import { Button, Menu, Portal } from '@chakra-ui/react';
import { type ComponentType, type SVGProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ChevronDownIcon,
  EyeIcon,
  FolderIcon,
  ShieldIcon,
  UserIcon,
} from '../../../shared/ui/icons.tsx';
import { openAddShopManager, openPermissions } from '../../people/index.ts';
import { openGroups } from '../groups/groups-dialog.ts';
import { openShopSettings } from '../settings/settings-dialog.ts';

type FinalFocus = () => HTMLElement | null;

type Entry = {
  readonly text:
    | 'people:title'
    | 'people:assign.title'
    | 'shopManage:groups.title'
    | 'shopManage:settings.title';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** A visitor sees the others, and is told to sign in where they would change something. */
  readonly bossOnly?: true;
  readonly run: (finalFocus: FinalFocus) => void;
};

const entries: readonly Entry[] = [
  {
    text: 'people:title',
    icon: ShieldIcon,
    run: (finalFocus) => openPermissions('shops', finalFocus),
  },
  { text: 'people:assign.title', icon: UserIcon, run: openAddShopManager },
  {
    text: 'shopManage:groups.title',
    icon: FolderIcon,
    bossOnly: true,
    run: (finalFocus) => openGroups(null, finalFocus),
  },
  { text: 'shopManage:settings.title', icon: EyeIcon, bossOnly: true, run: openShopSettings },
];

/** What is done to the shops now and then. */
export const MoreMenu = ({ isBoss }: { readonly isBoss: boolean }) => {
  const { t } = useTranslation(['shopManage', 'people']);
  const trigger = useRef<HTMLButtonElement>(null);
  const shown = entries.filter(({ bossOnly }) => isBoss || !bossOnly);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        shown.find(({ text }) => text === value)?.run(() => trigger.current);
      }}
    >
      <Menu.Trigger asChild>
        <Button
          ref={trigger}
          size="sm"
          variant="outline"
          colorPalette="gray"
          minHeight={{ base: '44px', lg: '9' }}
        >
          {t('shopManage:manage.more')}
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="200px">
            {shown.map(({ text, icon: Icon }) => (
              <Menu.Item key={text} value={text} minHeight="36px">
                <Icon />
                {t(text)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
