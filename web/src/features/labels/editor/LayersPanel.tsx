import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { restacked } from './arrange.ts';
import { entryOf, ItemIcon } from './item-icons.tsx';
import { itemName } from './item-name.ts';
import { Panel } from './Panel.tsx';
import type { Editor } from './use-editor.ts';

/** Every item, the topmost first: the way to it without the canvas. */
export const LayersPanel = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('labels');
  const { drawing, chosen, act } = editor;
  const { items } = drawing;
  const move = (id: string, to: number) =>
    act({
      do: 'change',
      to: (current) => ({ ...current, items: restacked(current.items, id, to) }),
    });
  const choose = (id: string, isMore: boolean) => {
    if (!isMore) return act({ do: 'choose', ids: [id] });
    const others = [...chosen].filter((one) => one !== id);
    return act({ do: 'choose', ids: chosen.has(id) ? others : [...others, id] });
  };
  return (
    <Panel title={t('layers.title', { count: items.length })}>
      {items.length === 0 && <Text color="fg.muted">{t('layers.empty')}</Text>}
      <Box as="ul" listStyleType="none" maxHeight={{ lg: '360px' }} overflowY="auto" padding="1px">
        {items.toReversed().map((item, place) => {
          const index = items.length - 1 - place;
          const name = itemName(item, t);
          return (
            <Flex as="li" key={item.id} align="center" gap="0.5">
              <Button
                flex="1"
                minWidth="0"
                minHeight={{ base: '44px', lg: '8' }}
                size="sm"
                paddingX="2"
                justifyContent="flex-start"
                fontWeight="normal"
                variant={chosen.has(item.id) ? 'subtle' : 'ghost'}
                colorPalette={chosen.has(item.id) ? 'accent' : 'gray'}
                aria-pressed={chosen.has(item.id)}
                onClick={(event) =>
                  choose(item.id, event.shiftKey || event.ctrlKey || event.metaKey)
                }
              >
                <ItemIcon entry={entryOf(item)} />
                <Text as="span" truncate>
                  {name}
                </Text>
              </Button>
              <IconButton
                size="xs"
                variant="ghost"
                colorPalette="gray"
                minHeight={{ base: '44px', lg: '7' }}
                disabled={place === 0}
                aria-label={t('layers.up', { name })}
                onClick={() => move(item.id, index + 1)}
              >
                <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                colorPalette="gray"
                minHeight={{ base: '44px', lg: '7' }}
                disabled={index === 0}
                aria-label={t('layers.down', { name })}
                onClick={() => move(item.id, index - 1)}
              >
                <ChevronDownIcon />
              </IconButton>
            </Flex>
          );
        })}
      </Box>
    </Panel>
  );
};
