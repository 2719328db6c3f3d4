import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphQLProvider } from '../../../graphql/GraphQLProvider.tsx';
import { listText } from '../../../i18n/format.ts';
import { openAuthDialog } from '../../../session/auth-dialog-store.ts';
import { session } from '../../../session/session.ts';
import { useViewerQuery } from '../../../session/viewer.generated.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { BackLink } from './BackLink.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderOutput } from './OrderOutput.tsx';
import { OrderSettings } from './OrderSettings.tsx';
import { ordersState } from './orders-url.ts';
import { useQuantities } from './quantities.ts';
import { useFindings } from './use-findings.ts';
import { useOrderLines } from './use-order-lines.ts';

/** The labels of shipping orders: one for each piece. Comes as a chunk of its own. */
export default function OrderLabelsPage() {
  const { t } = useTranslation('labels');
  const isVisitor = session.use((current) => current.isVisitor);
  if (isVisitor) {
    return (
      <EmptyState
        title={t('orders.signIn')}
        action={
          <Button size="sm" onClick={() => openAuthDialog('login')}>
            {t('words.signIn')}
          </Button>
        }
      />
    );
  }
  return (
    <GraphQLProvider>
      <OrderLabels />
    </GraphQLProvider>
  );
}

const OrderLabels = () => {
  const { t } = useTranslation('labels');
  const [state, setState] = useUrlState(ordersState);
  const { lines, templates, fallback, unknown, error, retry } = useOrderLines(state);
  const isFailed = error !== null && error !== undefined;
  const role = useViewerQuery({ context: { quiet: true } }).data?.viewer.role;
  const quantities = useQuantities();
  const findings = useFindings(lines, state.market);
  const sizes = useMemo(
    () => lines?.flatMap(({ made }) => (made === null ? [] : [made.drawing])) ?? [],
    [lines],
  );
  return (
    <Stack as="section" aria-labelledby="order-labels" gap="3" maxWidth="1280px" marginX="auto">
      <Flex gap="2" align="center" wrap="wrap">
        <BackLink orders={state.orders} isShipper={role === 'SHIPPER'} />
        <Box minWidth="0">
          <Heading as="h1" id="order-labels" fontSize="md">
            {t('orders.title')}
          </Heading>
          <Text fontSize="xs" color="fg.muted">
            {t('orders.hint')}
          </Text>
        </Box>
      </Flex>
      {lines === null && isFailed && <ErrorState error={error} onRetry={retry} />}
      {lines === null && !isFailed && (
        <Stack gap="3" aria-hidden="true">
          <Skeleton height="72px" />
          <Skeleton height="320px" />
        </Stack>
      )}
      {lines !== null && lines.length === 0 && (
        <EmptyState title={t('orders.none')} hint={t('orders.noneHint')} />
      )}
      {lines !== null && lines.length > 0 && (
        <>
          {unknown !== null && unknown.length > 0 && (
            <Text color="fg.warning" role="status" overflowWrap="anywhere">
              {t('orders.unknown', { count: unknown.length, numbers: listText(unknown) })}
            </Text>
          )}
          <OrderSettings
            state={state}
            templates={templates ?? []}
            fallback={fallback}
            findings={findings}
            onChange={(part) => setState({ ...state, ...part })}
          />
          <OrderOutput lines={lines} sizes={sizes} quantities={quantities} findings={findings} />
          <OrderLines
            lines={lines}
            quantities={quantities}
            findings={findings}
            template={fallback?.id ?? ''}
            mayDraw={role !== undefined && role !== 'SHIPPER'}
          />
        </>
      )}
    </Stack>
  );
};
