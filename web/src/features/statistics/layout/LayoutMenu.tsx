import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { ChevronDownIcon, ChevronUpIcon, LayoutIcon } from '../../../shared/ui/icons.tsx';
import { type BlockId, blockTitles, swapBlocks, toggleHidden } from './layout.ts';
import type { LayoutChoice } from './use-home-layout.ts';

const touch = { base: '44px', lg: '8' } as const;

type Props = LayoutChoice & {
  /** Blocks that what is selected has none of. */
  readonly missing: readonly BlockId[];
};

/** Chooses which blocks are shown, and in which order; every choice counts at once. */
export const LayoutMenu = ({ layout, choose, reset, missing }: Props) => {
  const { t } = useTranslation(['statistics', 'operations']);
  const [isOpen, setIsOpen] = useState(false);
  const listed = layout.order.filter((id) => !missing.includes(id));
  return (
    <>
      <IconButton
        variant="outline"
        colorPalette="gray"
        size="sm"
        minWidth={{ base: '44px', lg: '9' }}
        minHeight={{ base: '44px', lg: '9' }}
        aria-label={t('layout.open')}
        title={t('layout.open')}
        onClick={() => setIsOpen(true)}
      >
        <LayoutIcon />
      </IconButton>
      <AppDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('layout.open')}
        footer={
          <>
            <Button variant="ghost" colorPalette="gray" marginEnd="auto" onClick={reset}>
              {t('words.reset')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{t('layout.done')}</Button>
          </>
        }
      >
        <Text color="fg.muted" fontSize="xs" marginBottom="2">
          {t('layout.hint')}
        </Text>
        <Box as="ul" listStyleType="none" aria-label={t('layout.open')}>
          {listed.map((id, place) => {
            const title = t(blockTitles[id]);
            return (
              <Flex as="li" key={id} align="center" gap="2" borderBottomWidth="1px" paddingY="1">
                <CheckField
                  label={title}
                  flex="1"
                  minHeight={touch}
                  checked={!layout.hidden.includes(id)}
                  onChange={() => choose((current) => toggleHidden(current, id))}
                />
                {([-1, 1] as const).map((by) => {
                  const other = listed[place + by];
                  return (
                    <IconButton
                      key={by}
                      variant="ghost"
                      colorPalette="gray"
                      size="xs"
                      minWidth={touch}
                      minHeight={touch}
                      aria-label={t(by < 0 ? 'layout.up' : 'layout.down', { title })}
                      disabled={other === undefined}
                      onClick={() => {
                        if (other) choose((current) => swapBlocks(current, id, other));
                      }}
                    >
                      {by < 0 ? <ChevronUpIcon /> : <ChevronDownIcon />}
                    </IconButton>
                  );
                })}
              </Flex>
            );
          })}
        </Box>
      </AppDialog>
    </>
  );
};
