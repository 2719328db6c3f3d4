import { Button, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../i18n/format.ts';
import type { LineLabel } from './lines.ts';
import type { Findings } from './use-findings.ts';

/** Findings that are shown before anybody asks for all. */
const shownFirst = 2;

/** What a rehearsal finds with a label, the first of it at once. */
export const LineFindings = ({
  made,
  findings,
}: {
  readonly made: LineLabel;
  readonly findings: Findings;
}) => {
  const { t } = useTranslation('labels');
  const [isOpen, setIsOpen] = useState(false);
  if (made.missing.length > 0) {
    const names = listText(made.missing.map((name) => t(`placeholder.${name}`)));
    return (
      <Text color="fg.error" fontSize="xs" marginTop="1">
        {t('orders.missing', { names })}
      </Text>
    );
  }
  const found = findings.of(made);
  if (found === null) {
    return <Skeleton height="4" width="120px" marginTop="1" aria-label={t('orders.checking')} />;
  }
  if (found.length === 0) {
    return (
      <Text color="fg.success" fontSize="xs" marginTop="1">
        {t('orders.fine')}
      </Text>
    );
  }
  const shown = isOpen ? found : found.slice(0, shownFirst);
  return (
    <>
      {shown.map(({ key, name, text, isGuide }) => (
        <Text
          key={key}
          fontSize="xs"
          lineHeight="1.4"
          marginTop="1"
          color={isGuide ? 'fg.warning' : 'fg.error'}
        >
          {name === null ? text : t('orders.finding', { name, text })}
        </Text>
      ))}
      {found.length > shownFirst && (
        <Button
          size="xs"
          variant="plain"
          paddingX="0"
          minHeight={{ base: '44px', lg: '7' }}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('words.less') : t('orders.more', { count: found.length - shownFirst })}
        </Button>
      )}
    </>
  );
};
