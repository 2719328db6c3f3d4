import { Box, Button, Menu, Portal, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';

const additions = ['invite', 'manager', 'operator', 'shipper'] as const;

export type Addition = (typeof additions)[number];

type Props = {
  /** Begins one; `finalFocus` is where the focus goes when its dialog is closed. */
  readonly onAdd: (addition: Addition, finalFocus: () => HTMLElement | null) => void;
};

/** Every way to add somebody, with what each is for. */
export const AddMenu = ({ onAdd }: Props) => {
  const { t } = useTranslation('peoplePage');
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const addition = additions.find((one) => one === value);
        if (addition) onAdd(addition, () => trigger.current);
      }}
    >
      <Menu.Trigger asChild>
        <Button ref={trigger} size="sm" minHeight={{ base: '44px', lg: '9' }}>
          {t('add.label')}
          <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content width="300px" maxWidth="calc(100vw - 24px)">
            {additions.map((one) => (
              <Menu.Item key={one} value={one} minHeight="44px">
                <Box>
                  {t(`add.${one}`)}
                  <Text color="fg.muted" fontSize="xs">
                    {t(`add.${one}Hint`)}
                  </Text>
                </Box>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
