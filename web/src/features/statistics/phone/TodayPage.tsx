import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RefreshStatus } from '../../../live/RefreshStatus.tsx';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { NearWindow } from '../../../shared/charts/NearWindow.tsx';
import { Afterwards } from '../../../shared/ui/Afterwards.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { FigurePanels } from '../FigurePanels.tsx';
import { FirstLook } from '../FirstLook.tsx';
import { FigureCards } from './FigureCards.tsx';
import { PhoneFirstSteps } from './PhoneFirstSteps.tsx';
import { RenewalNote } from './RenewalNote.tsx';
import { TodoList, TodoOutlines } from './TodoList.tsx';
import { useKeptFigures } from './use-keeping.ts';
import { useTodayFigures, useTodayPeriod } from './use-today-figures.ts';

/** What of the to-dos the first page has room for. */
const FIRST_TODOS = 4;
/** As high as the sentence of what has changed usually is, in px. */
const SENTENCE = 96;

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
  const { range, comparison } = period;
  const variables = useMemo(
    () => ({ selection: input, range, comparison, dataSource: 'SALES' as const }),
    [input, range, comparison],
  );
  const isOneShop = selection.kind === 'shop';
  useKeptFigures(isBusy || error !== undefined || statistics?.shopCount === 0 ? null : summary);
  if (statistics === null && error) return <ErrorState error={error} onRetry={retry} />;
  if (statistics?.shopCount === 0) {
    return (
      <Stack gap="3" padding="3">
        <PhoneFirstSteps />
        <EmptyState
          title={t('words.noShops')}
          hint={t(isBoss ? 'noShopsHint.boss' : 'words.askBoss')}
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
          {t('title.phoneTodo')}
        </Heading>
        <Button asChild variant="ghost" size="sm" minHeight="44px">
          <Link to={place('/todo')}>{t('todo.all')}</Link>
        </Button>
      </Flex>
      <Afterwards fallback={<TodoOutlines count={FIRST_TODOS} />}>
        <TodoList selection={input} most={FIRST_TODOS} />
        {summary?.isUnpaid !== true && (
          <NearWindow height={SENTENCE}>
            <FirstLook data={summary} period={period} variables={variables} isOneShop={isOneShop} />
          </NearWindow>
        )}
      </Afterwards>
      <FigurePanels
        variables={variables}
        period={period}
        summary={summary}
        isOneShop={isOneShop}
        isPhone
      />
    </Stack>
  );
}
