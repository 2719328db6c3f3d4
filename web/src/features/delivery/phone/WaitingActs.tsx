import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { connection, troubleOf } from '../../../shared/connection/connection.ts';
import { outbox, removeAct, waitingActs } from './outbox.ts';

/** What was confirmed here and is not at the server yet, and what the server has refused, with the reason. */
export function WaitingActs() {
  const { t } = useTranslation('phone');
  const { acts, sending } = outbox.use();
  const isCutOff = connection.use(troubleOf) === 'cutOff';
  const refused = acts.filter(({ problem }) => problem !== null);
  const waiting = waitingActs({ acts, sending, userId: null });
  if (acts.length === 0) return null;
  const stateOf = (id: string) => {
    if (isCutOff) return t('state.waiting');
    return sending === id ? t('state.sending') : t('state.soon');
  };
  return (
    <Stack gap="2">
      {refused.map(({ id, step, orderNo, problem }) => (
        <Flex
          key={id}
          role="alert"
          gap="2"
          align="center"
          padding="3"
          bg="bg.error"
          borderRadius="l3"
        >
          <Box flex="1" minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {t('doneOf', { done: t(`step.${step}`), number: orderNo })} · {t('refused')}
            </Text>
            <Text color="fg.error">{problem}</Text>
          </Box>
          <Button variant="outline" minHeight="44px" onClick={() => removeAct(id)}>
            {t('dismiss')}
          </Button>
        </Flex>
      ))}
      {waiting.length > 0 && (
        <Box bg="bg.warning" borderRadius="l3" padding="3" color="fg.warning">
          <Text fontWeight="semibold">{t('waiting', { count: waiting.length })}</Text>
          <Stack as="ul" gap="0" listStyleType="none" aria-label={t('waitingList')}>
            {waiting.map(({ id, step, orderNo }) => (
              <Flex as="li" key={id} gap="2" justify="space-between" fontSize="xs">
                <Text overflowWrap="anywhere">
                  {t('doneOf', { done: t(`done.${step}`), number: orderNo })}
                </Text>
                <Text flexShrink={0}>{stateOf(id)}</Text>
              </Flex>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}
