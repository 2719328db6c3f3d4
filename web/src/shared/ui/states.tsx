import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comesBack, connection, troubleOf } from '../connection/connection.ts';
import { isWithoutAnswer, refusalIn } from '../errors/refusal.ts';
import { RefreshIcon, WarningIcon } from './icons.tsx';

/** The three states that a list or a card has besides its data. */

interface StateProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly sign?: ReactNode;
  /** The next step, e.g. a button. */
  readonly action?: ReactNode;
  readonly role?: 'status' | 'alert';
}

function State({ title, hint, sign, action, role = 'status' }: StateProps) {
  return (
    <Stack align="center" gap="2" paddingY="10" paddingX="4" textAlign="center" role={role}>
      {sign && (
        <Box color="fg.subtle" fontSize="2xl" lineHeight="1">
          {sign}
        </Box>
      )}
      <Text fontWeight="semibold">{title}</Text>
      {hint && (
        <Text color="fg.muted" maxWidth="36em">
          {hint}
        </Text>
      )}
      {action && <Box marginTop="2">{action}</Box>}
    </Stack>
  );
}

/** Nothing there yet; `action` is what to do next. */
export function EmptyState({ title, ...rest }: Partial<StateProps>) {
  const { t } = useTranslation();
  return <State title={title ?? t('noData')} {...rest} />;
}

/** Loading has failed; says why or what to do, and offers to try again. */
export function ErrorState({
  title,
  hint,
  error,
  onRetry,
  isBusy = false,
}: {
  title?: string;
  hint?: ReactNode;
  /**
   * What it failed with: a refusal of the data service is told in its own words, and of the network only where
   * no answer has come.
   */
  error?: unknown;
  onRetry?: () => void;
  /** It is being tried again. */
  isBusy?: boolean;
}) {
  const { t } = useTranslation();
  const isCutOff = connection.use((state) => troubleOf(state) === 'cutOff');
  const isReturning = comesBack.use();
  const isOfNetwork = error === undefined ? isCutOff : isWithoutAnswer(error);
  const next = isOfNetwork
    ? 'loadFailedNetwork'
    : isReturning
      ? 'loadFailedReturns'
      : 'loadFailedHint';
  return (
    <State
      role="alert"
      sign={<WarningIcon />}
      title={title ?? t('loadFailed')}
      hint={hint ?? refusalIn(error) ?? t(next)}
      action={
        onRetry && (
          <Button size="sm" variant="outline" loading={isBusy} onClick={onRetry}>
            <RefreshIcon />
            {t('retry')}
          </Button>
        )
      }
    />
  );
}
