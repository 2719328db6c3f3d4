import { Box, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../shared/table/Segments.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { closePermissions, type PermissionView } from './permission-dialog.ts';
import { permissionViews } from './permission-views.ts';

type Props = {
  readonly view: PermissionView;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

/** 店铺权限分配: who works for the boss, and on what. */
export default function PermissionDialog({ view: first, finalFocus }: Props) {
  const { t } = useTranslation('people');
  const [id, setId] = useState<PermissionView>(first);
  const shown = permissionViews.find((view) => view.id === id) ?? permissionViews[0];
  return (
    <AppDialog
      open
      onClose={closePermissions}
      title={t('title')}
      width={800}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <Stack gap="3">
        {permissionViews.length > 1 && (
          <Box>
            <Segments
              label={t('views')}
              value={id}
              segments={permissionViews.map((view) => ({
                value: view.id,
                label: t(`view.${view.id}`),
              }))}
              onChange={setId}
            />
          </Box>
        )}
        <Suspense fallback={<PageSkeleton of="table" />}>{shown && <shown.View />}</Suspense>
      </Stack>
    </AppDialog>
  );
}
