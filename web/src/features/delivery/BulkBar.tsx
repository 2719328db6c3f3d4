import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Tab } from './list-url.ts';
import type { Acts } from './OrderActions.tsx';
import { stepsOfTab } from './steps.ts';
import type { Picked } from './use-picked.ts';

type Props = Acts & { readonly tab: Tab; readonly picked: Picked };

/** What can be done with all ticked orders at once; at the lower edge while some are ticked. */
export const BulkBar = ({ tab, picked, onStep, onPrint }: Props) => {
  const { t } = useTranslation('delivery');
  if (picked.orders.length === 0) return null;
  return (
    <Flex
      role="region"
      aria-label={t('bulk.label')}
      position="sticky"
      bottom="3"
      zIndex="docked"
      gap="2"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="l3"
      boxShadow="md"
      paddingX="4"
      paddingY="2"
    >
      <Text fontWeight="semibold" flex="1 1 auto" aria-live="polite">
        {t('bulk.selected', { count: picked.orders.length })}
      </Text>
      {stepsOfTab[tab].map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === 'cancel' ? 'outline' : 'solid'}
          colorPalette={step === 'cancel' ? 'red' : 'accent'}
          onClick={() => onStep(step, picked.orders)}
        >
          {t(`step.${step}`)}
        </Button>
      ))}
      {tab !== 'cancelled' && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => onPrint(picked.orders)}
        >
          {t('step.print')}
        </Button>
      )}
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={picked.clear}>
        {t('bulk.clear')}
      </Button>
    </Flex>
  );
};
