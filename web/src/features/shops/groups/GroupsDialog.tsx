import { Box, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../graphql/use-write.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { GroupList } from './GroupList.tsx';
import { GroupNameForm } from './GroupNameForm.tsx';
import { groupsDialog } from './groups-dialog.ts';
import { isChanged, type MemberDraft } from './members.ts';
import { useGroupWrites } from './use-group-writes.ts';

type Props = {
  readonly groupId: string | null;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

/** 店铺分组管理: the groups, and the shops of each. Only the boss changes them. */
export default function GroupsDialog({ groupId, finalFocus }: Props) {
  const { t } = useTranslation('shopManage');
  const { isBoss } = useViewer();
  const { shops, hidden, groups, isComplete, isFailed, retry } = useDirectory();
  const groupWrites = useGroupWrites();
  const writes = isBoss ? groupWrites : null;
  const [asked, setAsked] = useState(groupId);
  const [draft, setDraft] = useState<MemberDraft | null>(null);
  const all = useMemo(() => [...shops, ...hidden], [shops, hidden]);
  const selected = groups.find(({ id }) => id === asked) ?? groups[0];

  /** Whether the reader may go elsewhere: nothing is unsaved, or it is given up. */
  const mayLeave = async (): Promise<boolean> => {
    if (!selected || !isChanged(selected, draft)) return true;
    return confirmAct({
      text: t('groups.unsavedText', { name: selected.name }),
      action: t('groups.unsavedAction'),
      destructive: true,
    });
  };
  const select = async (id: string) => {
    if (id === selected?.id || !(await mayLeave())) return;
    setDraft(null);
    setAsked(id);
  };
  const close = async () => {
    if (await mayLeave()) groupsDialog.set(undefined);
  };
  const create = async (name: string): Promise<Outcome> => {
    const outcome = await groupWrites.create(name);
    if (!outcome.ok) return outcome;
    toast.success(t('added'));
    // Shops that are being chosen are not taken away by a new group.
    if (!selected || !isChanged(selected, draft)) {
      setAsked(outcome.payload.group?.id ?? asked);
    }
    return outcome;
  };

  const names = groups.map(({ name }) => name);
  return (
    <AppDialog
      open
      onClose={() => void close()}
      title={t('groups.title')}
      width={880}
      {...(finalFocus ? { finalFocus } : {})}
    >
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : !isComplete ? (
        <PageSkeleton of="rows" />
      ) : (
        <Flex gap={{ base: '4', md: '6' }} direction={{ base: 'column', md: 'row' }}>
          <Stack gap="3" width={{ md: '240px' }} flexShrink={0}>
            {writes && (
              <GroupNameForm
                label={t('groups.newName')}
                action={t('groups.create')}
                others={names}
                onSubmit={create}
              />
            )}
            <GroupList
              groups={groups}
              selectedId={selected?.id ?? null}
              onSelect={(id) => void select(id)}
            />
          </Stack>
          {selected ? (
            <GroupEditor
              key={selected.id}
              group={selected}
              others={names.filter((name) => name !== selected.name)}
              shops={all}
              draft={draft}
              onDraft={setDraft}
              writes={writes}
            />
          ) : (
            <Box flex="1">
              <EmptyState
                title={t('groups.none')}
                hint={t(isBoss ? 'groups.noneHint' : 'groups.noneHintOthers')}
              />
            </Box>
          )}
        </Flex>
      )}
    </AppDialog>
  );
}
