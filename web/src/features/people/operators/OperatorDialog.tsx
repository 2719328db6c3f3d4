import { Box, Button } from '@chakra-ui/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { isFocusLost } from '../../../shared/ui/opener.ts';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { OperatorForm } from './OperatorForm.tsx';
import { useOperatorAssignmentsQuery } from './Operators.generated.ts';
import type { OperatorWrites } from './use-operator-writes.ts';

export type OpenedOperator =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string; readonly account: string };

type Props = {
  readonly opened: OpenedOperator;
  /** Those who are operators already. */
  readonly phones: readonly string[];
  readonly writes: OperatorWrites;
  readonly onClose: () => void;
};

const firstField = (body: HTMLElement | null) => body?.querySelector('input') ?? body;

/** 添加运营人员, 编辑运营人员: the shops that somebody is responsible for. */
export const OperatorDialog = ({ opened, phones, writes, onClose }: Props) => {
  const { t } = useTranslation(['operators', 'common']);
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const all = useMemo(() => [...shops, ...hidden], [shops, hidden]);
  const isEdit = opened.kind === 'edit';
  const assigned = useOperatorAssignmentsQuery({
    variables: { id: isEdit ? opened.id : '' },
    skip: !isEdit,
    // What was saved since is not in the cache.
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const shopIds = isEdit ? assigned.data?.operatorAssignments.shopIds : [];
  const isBroken = isFailed || (assigned.error !== undefined && shopIds === undefined);
  const isReady = isComplete && shopIds !== undefined;
  const body = useRef<HTMLDivElement>(null);
  // What is waited for has no field; the focus waits beside it, where no Enter leaves the dialog.
  useEffect(() => {
    if (isReady && body.current && isFocusLost(body.current)) firstField(body.current)?.focus();
  }, [isReady]);
  const again = () => {
    if (isFailed) retry();
    if (assigned.error) void assigned.refetch().catch(() => {});
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t(isEdit ? 'operators:editTitle' : 'operators:add')}
      width={760}
      isDirty={isDirty}
      initialFocus={() => firstField(body.current)}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} loading={isBusy} disabled={!isReady}>
            {t(isEdit ? 'common:save' : 'operators:addDo')}
          </Button>
        </>
      }
    >
      <Box ref={body} tabIndex={-1} outline="none">
        {isBroken ? (
          <ErrorState onRetry={again} />
        ) : !isComplete || shopIds === undefined ? (
          <PageSkeleton of="rows" />
        ) : (
          <OperatorForm
            formId={formId}
            opened={opened}
            phones={phones}
            shops={all}
            shopIds={shopIds}
            writes={writes}
            onBusy={setBusy}
            onDirty={setDirty}
            onDone={onClose}
          />
        )}
      </Box>
    </AppDialog>
  );
};
