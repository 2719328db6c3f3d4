import { Box, Combobox, createListCollection, Text } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { find, kinds } from './commands.ts';
import { useCommands } from './use-commands.ts';

/** Finds shops, groups, pages and acts by their names; Enter opens what is marked. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commands');
  const commands = useCommands();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { listed, left } = useMemo(() => find(commands, search), [commands, search]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...listed],
        itemToValue: ({ id }) => id,
        itemToString: ({ name }) => name,
      }),
    [listed],
  );
  const open = (id: string | undefined) => {
    const chosen = commands.find((command) => command.id === id);
    if (chosen === undefined) return;
    onClose();
    chosen.run();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('title')}
      width={640}
      initialFocus={() => field.current}
    >
      <Combobox.Root
        open
        disableLayer
        collection={collection}
        inputValue={search}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        value={[]}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') setSearch(inputValue);
        }}
        onValueChange={({ value: [id] }) => open(id)}
        aria-label={t('title')}
      >
        <Combobox.Control>
          <Combobox.Input ref={field} placeholder={t('placeholder')} />
        </Combobox.Control>
        <Combobox.Content
          position="static"
          boxShadow="none"
          marginTop="2"
          padding="0"
          maxHeight="min(420px, 55dvh)"
          overflowY="auto"
        >
          <Combobox.Empty paddingY="6">{t('nothing')}</Combobox.Empty>
          {kinds.map((kind) => {
            const rows = listed.filter((command) => command.kind === kind);
            if (rows.length === 0) return null;
            return (
              <Combobox.ItemGroup key={kind}>
                <Combobox.ItemGroupLabel color="fg.muted" fontSize="xs">
                  {t(`kinds.${kind}`)}
                </Combobox.ItemGroupLabel>
                {rows.map((command) => (
                  <Combobox.Item
                    key={command.id}
                    item={command}
                    minHeight={{ base: '44px', lg: '9' }}
                    // Shops are told apart by their whole names: an ID beside one stands below it.
                    flexWrap={{ base: 'wrap', lg: 'nowrap' }}
                    columnGap="2"
                    rowGap="0"
                  >
                    <Text as="span" truncate flex={{ base: '1 1 9em', lg: '1' }}>
                      {command.name}
                    </Text>
                    {command.detail && (
                      <Text as="span" color="fg.muted" fontSize="xs" flexShrink="0">
                        {command.detail}
                      </Text>
                    )}
                  </Combobox.Item>
                ))}
              </Combobox.ItemGroup>
            );
          })}
          {left > 0 && (
            <Box color="fg.muted" fontSize="xs" padding="2">
              {t('more', { count: left })}
            </Box>
          )}
        </Combobox.Content>
      </Combobox.Root>
    </AppDialog>
  );
}
