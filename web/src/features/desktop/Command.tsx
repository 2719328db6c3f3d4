import { Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/ui/copy-text.ts';

const Block = chakra('code', {
  base: {
    flex: '1',
    minWidth: '0',
    fontFamily: 'mono',
    fontSize: 'xs',
    bg: 'bg.muted',
    borderRadius: 'l2',
    paddingX: '3',
    paddingY: '2',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/** Something to type or to compare, with a button that copies it. */
export function Command({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('desktop');
  const copy = () => copyText(text, { done: t('copied'), failed: t('copyFailed') });
  return (
    <Flex gap="2" align="center">
      <Block>{text}</Block>
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        minHeight={{ base: '44px', lg: '8' }}
        aria-label={t('copyOf', { what: label })}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
    </Flex>
  );
}
