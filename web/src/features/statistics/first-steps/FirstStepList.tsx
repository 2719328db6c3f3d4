import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { type FirstStep, firstSteps } from './first-steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

type Props = {
  /** The ways in which a step is taken. */
  readonly actsOf: (step: FirstStep) => ReactNode;
  /** Without the words below the steps. */
  readonly isCompact?: boolean;
};

function Step({
  step,
  isDone,
  actsOf,
  isCompact,
}: Props & { readonly step: FirstStep; readonly isDone: boolean }) {
  const { t } = useTranslation('statistics');
  return (
    <Flex as="li" gap="3" align="flex-start" minWidth="0" flex="1 1 15rem">
      <Flex
        aria-hidden="true"
        flexShrink={0}
        width="6"
        height="6"
        marginTop="0.5"
        align="center"
        justify="center"
        borderRadius="full"
        borderWidth="1px"
        borderColor={isDone ? 'transparent' : 'border.emphasized'}
        bg={isDone ? 'status.done' : undefined}
        color="bg.panel"
      >
        {isDone && <CheckIcon />}
      </Flex>
      <Flex direction="column" gap="2" minWidth="0">
        <Box>
          <Text fontWeight="semibold" color={isDone ? 'fg.muted' : 'fg'}>
            {t(`firstSteps.${step}.title`)}
            {isDone && (
              <Text as="span" marginStart="2" fontWeight="normal" color="status.done">
                {t('firstSteps.done')}
              </Text>
            )}
          </Text>
          {!isDone && !isCompact && <Text color="fg.muted">{t(`firstSteps.${step}.hint`)}</Text>}
        </Box>
        {!isDone && (
          <Flex gap="2" wrap="wrap">
            {actsOf(step)}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}

function Fold({
  isFolded,
  controls,
  onFold,
  children,
}: {
  isFolded: boolean;
  controls: string;
  onFold: () => void;
  children: ReactNode;
}) {
  return (
    <chakra.button
      type="button"
      aria-expanded={!isFolded}
      aria-controls={controls}
      onClick={onFold}
      display="flex"
      alignItems="center"
      gap="2"
      width="full"
      minHeight={{ base: '44px', lg: '9' }}
      textAlign="start"
      fontWeight="semibold"
      cursor="pointer"
    >
      {children}
      <Box
        as="span"
        marginStart="auto"
        color="fg.muted"
        transform={isFolded ? undefined : 'rotate(180deg)'}
      >
        <ChevronDownIcon />
      </Box>
    </chakra.button>
  );
}

/** What a new boss does first, each item with the way to do it, until the server has seen all of it done. */
export function FirstStepList({ actsOf, isCompact = false }: Props) {
  const { t } = useTranslation('statistics');
  const listId = useId();
  const steps = useFirstSteps();
  if (!steps) return null;
  const { done, isFolded, fold } = steps;
  return (
    <Box
      as="section"
      aria-label={t('firstSteps.title')}
      layerStyle="panel"
      paddingX={isCompact ? '3' : '4'}
      paddingY={isCompact ? '1' : '2'}
    >
      <Fold isFolded={isFolded} controls={listId} onFold={() => fold(!isFolded)}>
        {t('firstSteps.title')}
        <Text as="span" fontWeight="normal" color="fg.muted">
          {t('firstSteps.progress', { done: done.size, all: firstSteps.length })}
        </Text>
      </Fold>
      <Flex
        as="ol"
        id={listId}
        hidden={isFolded}
        display={isFolded ? 'none' : 'flex'}
        gap={isCompact ? '3' : '4'}
        wrap="wrap"
        listStyleType="none"
        paddingY="2"
      >
        {firstSteps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={done.has(step)}
            actsOf={actsOf}
            isCompact={isCompact}
          />
        ))}
      </Flex>
    </Box>
  );
}
