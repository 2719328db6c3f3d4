import { Button, Menu, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, LinkIcon, UnlinkIcon } from '../../../shared/ui/icons.tsx';
import { type BindingRequest, openBinding } from '../../binding/index.ts';

const binds = ['temu', 'shein'] as const satisfies readonly BindingRequest['kind'][];
const unbinds = ['unbindTemu', 'unbindShein'] as const satisfies readonly BindingRequest['kind'][];
const kinds = [...binds, ...unbinds];

/** Binding and unbinding of main accounts and shops. */
export const BindingMenu = () => {
  const { t } = useTranslation('shopManage');
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const kind = kinds.find((one) => one === value);
        if (kind) openBinding({ kind }, () => trigger.current);
      }}
    >
      <Menu.Trigger asChild>
        <Button ref={trigger} size="sm" minHeight={{ base: '44px', lg: '9' }}>
          {t('manage.binding.label')}
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="180px">
            {binds.map((kind) => (
              <Menu.Item key={kind} value={kind}>
                <LinkIcon />
                {t(`manage.binding.${kind}`)}
              </Menu.Item>
            ))}
            <Menu.Separator />
            {unbinds.map((kind) => (
              <Menu.Item key={kind} value={kind}>
                <UnlinkIcon />
                {t(`manage.binding.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
