import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Loading has failed; says what to do, and offers to try again. */
export function ErrorState({
  title,
  hint,
  onRetry,
}: {
  title?: string;
  hint?: ReactNode;
  onRetry?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <State
      role="alert"
      sign={<WarningIcon />}
      title={title ?? t('loadFailed')}
      hint={hint ?? t('loadFailedHint')}
      action={
        onRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            <RefreshIcon />
            {t('retry')}
          </Button>
        )
      }
    />
  );
}

/** The outline of a page that is on its way, in the place that it will take. */
export function PageSkeleton({ cards = 4 }: { cards?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap="3" padding="4" role="status" aria-label={t('loading')} width="full">
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(200px, 1fr))">
        {Array.from({ length: cards }, (_, place) => `card-${place}`).map((key) => (
          <Skeleton key={key} height="112px" borderRadius="l3" />
        ))}
      </Box>
      <Skeleton height="360px" borderRadius="l3" />
    </Stack>
  );
}
