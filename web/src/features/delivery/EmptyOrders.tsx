import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { BindOrImport } from '../binding/index.ts';
import {
  countOfTab,
  isFiltered,
  type ListState,
  type Tab,
  tabs,
  unfiltered,
  viewOf,
} from './list-url.ts';
import { hurryActs } from './phone/outbox.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = {
  readonly list: ListState;
  readonly counts: Counts | null;
  /** Orders of the list that are on other pages of it. */
  readonly elsewhere: number;
  readonly hasShops: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
};

/** A tab without orders, and what to do next. */
export const EmptyOrders = ({ list, counts, elsewhere, hasShops, onChange }: Props) => {
  const { t } = useTranslation('delivery');
  const { isBoss } = useViewer();
  if (!hasShops) {
    return (
      <EmptyState
        title={t('words.noShops')}
        hint={isBoss ? t('empty.noShopsHint') : t('words.askBoss')}
        action={isBoss && <BindOrImport />}
      />
    );
  }
  if (elsewhere > 0) {
    return (
      <EmptyState
        title={t('empty.held')}
        hint={t('empty.heldHint')}
        action={
          <Button size="sm" variant="outline" onClick={hurryActs}>
            {t('empty.sendNow')}
          </Button>
        }
      />
    );
  }
  const view = viewOf(list);
  const filled = tabs.filter((tab) => tab !== view && (counts?.[countOfTab[tab]] ?? 0) > 0);
  /** Ways to other tabs, by what is done there. */
  const doors = (some: readonly Tab[], name: 'empty.goOn' | 'empty.look') =>
    some.map((tab) => (
      <Button key={tab} size="sm" variant="outline" onClick={() => onChange({ tab })}>
        {t(name, {
          label: t(`status.${tab}`),
          number: fullCount(counts?.[countOfTab[tab]] ?? 0),
        })}
      </Button>
    ));
  if (isFiltered(list)) {
    // Whoever looks for an order by its number need not know how far it is.
    const found = list.search === '' ? [] : filled;
    return (
      <EmptyState
        title={t('empty.noMatch')}
        hint={t(found.length > 0 ? 'empty.elsewhereHint' : 'words.searchOtherwise')}
        action={
          <Flex gap="2" wrap="wrap" justify="center">
            {doors(found, 'empty.look')}
            <Button size="sm" variant="outline" onClick={() => onChange(unfiltered)}>
              {t('words.clearFilters')}
            </Button>
          </Flex>
        }
      />
    );
  }
  const waiting = filled.filter((tab) => tab !== 'shipped' && tab !== 'cancelled');
  // What is over is nothing to go on with, but something to look at beside a tab where there is nothing else.
  const others =
    waiting.length === 0 && filled.length === 1 && list.due === null ? filled : waiting;
  return (
    <EmptyState
      title={t(`empty.${view}`)}
      hint={t(list.due === null ? 'empty.hint' : `empty.dueHint.${list.due}`)}
      action={
        others.length > 0 ? (
          <Flex gap="2" wrap="wrap" justify="center">
            {doors(others, 'empty.goOn')}
          </Flex>
        ) : (
          // Nothing has ever come: shops of an imported file have no orders.
          isBoss && filled.length === 0 && <BindOrImport isSecond />
        )
      }
    />
  );
};
