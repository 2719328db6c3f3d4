import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RefreshStatus } from '../../../live/RefreshStatus.tsx';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { originCodec } from '../origin/origin-url.ts';
import { FigureCards } from './FigureCards.tsx';
import { PhoneFirstSteps } from './PhoneFirstSteps.tsx';
import { RenewalNote } from './RenewalNote.tsx';
import { TodoList } from './TodoList.tsx';
import { useKeptFigures } from './use-keeping.ts';
import { useTodayFigures, useTodayPeriod } from './use-today-figures.ts';

const OriginPanel = lazyPart(() => import('../origin/OriginPanel.tsx'));

/** What of the to-dos the first page has room for. */
const FIRST_TODOS = 4;

/** /m: how today goes, and what is the most urgent. */
export default function TodayPage() {
  const { t } = useTranslation('phoneSeller');
  const { selection } = useSelection();
  const { isBoss } = useViewer();
  const place = usePhonePlace();
  const period = useTodayPeriod();
  const input = useMemo(() => selectionInput(selection), [selection]);
  const { statistics, summary, isBusy, error, retry } = useTodayFigures(input, period);
  const live = useLiveRefresh(input);
  const [origin, setOrigin] = useUrlState(originCodec);
  useKeptFigures(isBusy || error !== undefined || statistics?.shopCount === 0 ? null : summary);
  if (statistics === null && error) return <ErrorState error={error} onRetry={retry} />;
  if (statistics?.shopCount === 0) {
    return (
      <Stack gap="3" padding="3">
        <PhoneFirstSteps />
        <EmptyState
          title={t('noShops')}
          hint={t(isBoss ? 'noShopsHint.boss' : 'noShopsHint.others')}
        />
      </Stack>
    );
  }
  return (
    <Stack gap="3" padding="3">
      <Flex align="center" justify="space-between">
        <Heading as="h1" size="lg">
          {t('tabs.today')}
        </Heading>
        <RefreshStatus live={live} isBusy={isBusy} statistics={statistics} />
      </Flex>
      <PhoneFirstSteps />
      <FigureCards data={summary} />
      <RenewalNote />
      <Flex align="center" justify="space-between">
        <Heading as="h2" size="md">
          {t('todo.title')}
        </Heading>
        <Button asChild variant="ghost" size="sm" minHeight="44px">
          <Link to={place('/todo')}>{t('todo.all')}</Link>
        </Button>
      </Flex>
      <TodoList selection={input} most={FIRST_TODOS} />
      {origin !== null && (
        <Suspense>
          <OriginPanel
            figure={origin}
            variables={{ selection: input, range: period.range, dataSource: 'SALES' }}
            period={period}
            isUnpaid={summary?.isUnpaid === true}
            isPhone
            onClose={() => setOrigin(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
