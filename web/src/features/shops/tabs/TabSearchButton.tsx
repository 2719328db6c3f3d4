import { IconButton, Popover, Portal, Skeleton } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import type { ListedShop } from '../../../shop-scope/shop-item.tsx';

const TabSearch = lazyPart(() => import('./TabSearch.tsx'));

type Props = {
  readonly shops: readonly ListedShop[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

/** Opens the list of all tabs. */
export const TabSearchButton = ({ shops, selectedId, onSelect }: Props) => {
  const { t } = useTranslation('shopManage');
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('tabs.all')}
          title={t('tabs.all')}
        >
          <ChevronDownIcon />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="300px" aria-label={t('tabs.all')}>
            <Popover.Body padding="3">
              <Suspense fallback={<Skeleton height="320px" />}>
                <TabSearch
                  shops={shops}
                  selectedId={selectedId}
                  onSelect={(id) => {
                    setOpen(false);
                    onSelect(id);
                  }}
                />
              </Suspense>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
};
