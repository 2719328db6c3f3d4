import { Box, Button, Popover, Portal, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableViewTable } from '../../../graphql/schema.generated.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type TableView, useTableViews } from './use-table-views.ts';
import { ViewRow } from './ViewRow.tsx';

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'));

const touch = { base: '44px', lg: '8' } as const;

/** 视图: what is shown of a list is kept under a name, found again with one click, and shared with colleagues. */
export const ViewMenu = ({ table }: { readonly table: TableViewTable }) => {
  const { t } = useTranslation('tables');
  const { t: tOfAll } = useTranslation();
  const all = useTableViews(table);
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<TableView | null>();
  if (!all.isOffered) return null;
  const { views = [] } = all;
  const current = views.find(({ query }) => query === all.query);

  const failed = (message: string | null) => {
    if (message !== null) toast.error(message);
  };
  const remove = async (view: TableView) => {
    setOpen(false);
    const isSure = await confirmAct({
      text: t(view.isShared ? 'views.deleteShared' : 'views.deleteOne', { name: view.name }),
      action: t('words.remove'),
      destructive: true,
    });
    if (!isSure) return;
    const outcome = await all.remove({ id: view.id });
    if (!outcome.ok) return failed(outcome.message);
    toast.success(t('views.deleted', { name: view.name }), {
      label: tOfAll('undo'),
      onClick: () => void bringBack(view),
    });
  };
  const bringBack = async ({ id }: TableView) => {
    const outcome = await all.restore({ id });
    if (outcome.ok) toast.success(tOfAll('undone'));
    else failed(outcome.message);
  };
  const begin = async (view: TableView) => {
    const id = view.isDefault ? null : view.id;
    const outcome = await all.setDefault({ input: { table, id } });
    if (!outcome.ok) failed(outcome.message);
  };
  const edit = (view: TableView | null) => {
    setOpen(false);
    setEdited(view);
  };
  return (
    <>
      <Popover.Root
        lazyMount
        unmountOnExit
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        positioning={{ placement: 'bottom-end' }}
      >
        <Popover.Trigger asChild>
          <Button
            size="sm"
            variant="outline"
            colorPalette={current ? 'accent' : 'gray'}
            minHeight={touch}
            maxWidth="220px"
          >
            <Box as="span" truncate>
              {current ? t('views.current', { name: current.name }) : t('views.open')}
            </Box>
            <ChevronDownIcon width={14} height={14} />
          </Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content width="320px" maxWidth="92vw" aria-label={t('views.open')}>
              <Popover.Body padding="2">
                {views.length > 0 ? (
                  <Box
                    as="ul"
                    listStyleType="none"
                    aria-label={t('views.list')}
                    maxHeight="min(380px, 50dvh)"
                    overflowY="auto"
                  >
                    {views.map((view) => (
                      <ViewRow
                        key={view.id}
                        view={view}
                        isCurrent={view === current}
                        onShow={() => {
                          setOpen(false);
                          all.show(view);
                        }}
                        onBegin={() => void begin(view)}
                        onEdit={() => edit(view)}
                        onRemove={() => void remove(view)}
                      />
                    ))}
                  </Box>
                ) : all.views === undefined && !all.error ? (
                  <Skeleton
                    height="8"
                    borderRadius="l2"
                    role="status"
                    aria-label={tOfAll('loading')}
                  />
                ) : (
                  <Text color="fg.muted" padding="2">
                    {all.views === undefined ? (
                      <Button size="xs" variant="ghost" onClick={all.retry}>
                        {t('views.failed')}
                      </Button>
                    ) : (
                      t('views.none')
                    )}
                  </Text>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  width="full"
                  marginTop="1"
                  minHeight={touch}
                  disabled={all.query === ''}
                  title={all.query === '' ? t('views.nothingToSave') : undefined}
                  onClick={() => edit(null)}
                >
                  {t('views.save')}
                </Button>
                {all.query === '' && (
                  <Text color="fg.muted" fontSize="xs" paddingX="2">
                    {t('views.nothingToSave')}
                  </Text>
                )}
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      {edited !== undefined && (
        <Suspense fallback={null}>
          <ViewDialog
            table={table}
            views={all}
            view={edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
