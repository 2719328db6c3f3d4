import { Box, Button, Checkbox, Flex, IconButton, Popover, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, ChevronUpIcon } from '../ui/icons.tsx';
import type { LookChoice } from './use-table-look.ts';

const touch = { base: '44px', lg: '8' } as const;

type Props = {
  readonly look: LookChoice;
  readonly nameOf: (key: string) => string;
};

/** Which columns are shown, and in which order; every choice counts at once. */
export const ColumnMenu = ({ look, nameOf }: Props) => {
  const { t } = useTranslation('tables');
  const { offered, isShown } = look;
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button size="sm" variant="outline" colorPalette="gray" minHeight={touch}>
          {t('columns')}
          <ChevronDownIcon width={14} height={14} />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="280px" aria-label={t('columns')}>
            <Popover.Body padding="2">
              <Box
                as="ul"
                listStyleType="none"
                aria-label={t('columns')}
                maxHeight="min(380px, 50dvh)"
                overflowY="auto"
              >
                {offered.map((key, place) => (
                  <Flex as="li" key={key} align="center" gap="1" paddingX="1">
                    <Checkbox.Root
                      flex="1"
                      minWidth="0"
                      size="sm"
                      minHeight={touch}
                      checked={isShown(key)}
                      onCheckedChange={() => look.toggle(key)}
                    >
                      <Checkbox.HiddenInput />
                      <Checkbox.Control />
                      <Checkbox.Label truncate>{nameOf(key)}</Checkbox.Label>
                    </Checkbox.Root>
                    {([-1, 1] as const).map((by) => (
                      <IconButton
                        key={by}
                        variant="ghost"
                        colorPalette="gray"
                        size="xs"
                        minWidth={touch}
                        minHeight={touch}
                        aria-label={t(by < 0 ? 'up' : 'down', { column: nameOf(key) })}
                        disabled={offered[place + by] === undefined}
                        onClick={() => look.move(key, by)}
                      >
                        {by < 0 ? <ChevronUpIcon /> : <ChevronDownIcon />}
                      </IconButton>
                    ))}
                  </Flex>
                ))}
              </Box>
              <Text color="fg.muted" fontSize="xs" padding="2" paddingBottom="0">
                {t('columnsHint')}
              </Text>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
};
