import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { shopsOf } from '../../../shop-scope/selected-shops.ts';
import { inPanelOrder } from '../../../shop-scope/selection-machine.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { NoShopsOnPhone } from '../../../shop-scope/WithShops.tsx';
import { ShopRows } from './ShopRows.tsx';
import { useTodayPeriod } from './use-today-figures.ts';

/** Shops whose figures are asked for at once. */
const STEP = 10;

/** /m/shops: how each of the selected shops goes today. */
export default function ShopsPage() {
  const { t } = useTranslation('phoneSeller');
  const { selection, directory } = useSelection();
  const period = useTodayPeriod();
  const [search, setSearch] = useState('');
  const [steps, setSteps] = useState(1);
  useLiveRefresh(useMemo(() => selectionInput(selection), [selection]));
  const wanted = search.trim().toLowerCase();
  const shops = inPanelOrder(shopsOf(selection, directory)).filter(
    ({ name, mallId }) => name.toLowerCase().includes(wanted) || mallId.includes(wanted),
  );
  const pages = Array.from({ length: Math.min(steps, Math.ceil(shops.length / STEP)) }, (_, page) =>
    shops.slice(page * STEP, (page + 1) * STEP),
  );
  const isNone = directory.isComplete && directory.shops.length === 0;
  if (isNone) return <NoShopsOnPhone />;
  return (
    <Stack gap="3" padding="3">
      <Flex align="baseline" gap="2">
        <Heading as="h1" size="lg">
          {t('tabs.shops')}
        </Heading>
        <Text color="fg.muted">{t('scope.shopCount', { count: shops.length })}</Text>
      </Flex>
      <SearchInput
        label={t('words.searchShops')}
        placeholder={t('shops.search')}
        value={search}
        onSearch={setSearch}
      />
      {shops.length === 0 && directory.isComplete && <EmptyState title={t('scope.noMatch')} />}
      <Stack as="ul" aria-label={t('shops.list')} listStyleType="none" gap="2">
        {pages.map((page) => (
          <ShopRows key={page[0]?.id} shops={page} period={period} />
        ))}
      </Stack>
      {shops.length > steps * STEP && (
        <Button variant="outline" minHeight="44px" onClick={() => setSteps(steps + 1)}>
          {t('more', { count: shops.length - steps * STEP })}
        </Button>
      )}
    </Stack>
  );
}
