import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { connection, troubleOf } from '../../../shared/connection/connection.ts';
import {
  type Act,
  isHeldUp,
  outbox,
  removeAct,
  retryAct,
  setAsideActs,
  waitingActs,
} from './outbox.ts';

/** What was confirmed here and is not at the server yet, and what has not succeeded, with the reason. */
export function WaitingActs() {
  const { t } = useTranslation(['phone', 'common']);
  const { acts, sending } = outbox.use();
  const isCutOff = connection.use(troubleOf) === 'cutOff';
  if (acts.length === 0) return null;
  const waiting = waitingActs({ acts });
  const stateOf = (act: Act) => {
    if (isHeldUp(act, { acts })) return t('state.heldUp');
    if (isCutOff) return t('state.waiting');
    return sending === act.id ? t('state.sending') : t('state.soon');
  };
  return (
    <Stack gap="2">
      {acts
        .filter(({ problem }) => problem !== null)
        .map((act) => (
          <Failed key={act.id} act={act} problem={act.problem ?? ''}>
            <Button variant="outline" minHeight="44px" onClick={() => removeAct(act.id)}>
              {t('words.understood')}
            </Button>
          </Failed>
        ))}
      {setAsideActs({ acts }).map((act) => (
        <Failed key={act.id} act={act} problem={t('setAside')}>
          <Button variant="outline" minHeight="44px" onClick={() => removeAct(act.id)}>
            {t('giveUp')}
          </Button>
          <Button minHeight="44px" onClick={() => retryAct(act.id)}>
            {t('common:retry')}
          </Button>
        </Failed>
      ))}
      {waiting.length > 0 && (
        <Box bg="bg.warning" borderRadius="l3" padding="3" color="fg.warning">
          <Text fontWeight="semibold">{t('waiting', { count: waiting.length })}</Text>
          <Stack
            as="ul"
            gap="0"
            listStyleType="none"
            aria-label={t('waitingList')}
            // Many can wait at once, where orders are confirmed in bulk.
            maxHeight="30dvh"
            overflowY="auto"
            tabIndex={0}
          >
            {waiting.map((act) => (
              <Flex as="li" key={act.id} gap="2" justify="space-between" fontSize="xs">
                <Text overflowWrap="anywhere">
                  {t('doneOf', { done: t(`done.${act.step}`), number: act.orderNo })}
                </Text>
                <Text flexShrink={0}>{stateOf(act)}</Text>
              </Flex>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}

interface FailedProps {
  readonly act: Act;
  readonly problem: string;
  readonly children: ReactNode;
}

function Failed({ act: { step, orderNo }, problem, children }: FailedProps) {
  const { t } = useTranslation('phone');
  return (
    <Box role="alert" padding="3" bg="bg.error" borderRadius="l3">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {dotted(t('doneOf', { done: t(`step.${step}`), number: orderNo }), t('refused'))}
      </Text>
      <Text color="fg.error">{problem}</Text>
      <HStack gap="2" justify="flex-end" marginTop="2">
        {children}
      </HStack>
    </Box>
  );
}
