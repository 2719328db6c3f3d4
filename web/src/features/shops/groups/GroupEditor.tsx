import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../graphql/use-write.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { PencilIcon, TrashIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useUndo } from '../../../shared/ui/use-undo.ts';
import type { ListedShop } from '../../../shop-scope/shop-item.tsx';
import type { DirectoryGroup } from '../../../shop-scope/use-directory.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { GroupNameForm } from './GroupNameForm.tsx';
import { isChanged, type MemberDraft, membersOf } from './members.ts';
import type { GroupWrites } from './use-group-writes.ts';

type Props = {
  readonly group: DirectoryGroup;
  /** Names of the other groups. */
  readonly others: readonly string[];
  readonly shops: readonly ListedShop[];
  readonly draft: MemberDraft | null;
  readonly onDraft: (draft: MemberDraft | null) => void;
  /** Null for people who may only look. */
  readonly writes: GroupWrites | null;
};

/** One group: its name and its shops. */
export const GroupEditor = ({ group, others, shops, draft, onDraft, writes }: Props) => {
  const { t } = useTranslation('shopManage');
  const [isRenaming, setRenaming] = useState(false);
  const undo = useUndo();
  const { id, name, shopIds } = group;

  const takeBack = (write: () => Promise<Outcome>) =>
    undo('shop groups', async () => {
      const outcome = await write();
      if (!outcome.ok && outcome.message !== null) outcome.tell(outcome.message);
      return outcome.ok;
    });
  const rename = async (next: string): Promise<Outcome> => {
    // An unchanged name is nothing to save.
    const outcome: Outcome =
      next === name || writes === null
        ? { ok: true, payload: null }
        : await writes.rename(id, next);
    if (!outcome.ok) return outcome;
    if (next !== name && writes !== null)
      toast.success(
        t('words.changed'),
        takeBack(() => writes.rename(id, name)),
      );
    setRenaming(false);
    return outcome;
  };
  const remove = async (by: GroupWrites) => {
    const isSure = await confirmAct({
      text: t('groups.deleteText', { name, count: shopIds.length }),
      action: t('groups.delete'),
      destructive: true,
    });
    if (!isSure) return;
    const outcome = await by.remove(id);
    if (outcome.ok)
      toast.success(
        t('words.removed'),
        takeBack(() => by.restore(name, shopIds)),
      );
    else if (outcome.message !== null) outcome.tell(outcome.message);
  };
  const save = async (by: GroupWrites) => {
    // In the order of the shops, whatever the order of the clicks was.
    const members = membersOf(group, draft);
    const ids = shops.flatMap((shop) => (members.has(shop.id) ? [shop.id] : []));
    const outcome = await by.setShops(id, ids);
    if (outcome.ok) {
      onDraft(null);
      toast.success(
        t('words.saved'),
        takeBack(() => by.setShops(id, shopIds)),
      );
    } else if (outcome.message !== null) {
      outcome.tell(outcome.message);
    }
  };

  return (
    <Stack as="section" aria-label={name} gap="3" flex="1" minWidth="0">
      {isRenaming ? (
        <GroupNameForm
          label={t('groups.name')}
          action={t('groups.saveName')}
          name={name}
          others={others}
          onSubmit={rename}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <Flex align="center" gap="1" minHeight="9">
          <Text as="h3" fontWeight="semibold" truncate title={name}>
            {name}
          </Text>
          {writes && (
            <>
              <IconButton
                size="xs"
                variant="ghost"
                colorPalette="gray"
                aria-label={t('groups.renameOf', { name })}
                title={t('groups.rename')}
                onClick={() => setRenaming(true)}
              >
                <PencilIcon />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                colorPalette="gray"
                aria-label={t('groups.deleteOf', { name })}
                title={t('groups.delete')}
                onClick={() => void remove(writes)}
              >
                <TrashIcon />
              </IconButton>
            </>
          )}
        </Flex>
      )}
      <GroupMembers
        key={id}
        label={t('groups.members', { name })}
        shops={shops}
        members={membersOf(group, draft)}
        {...(writes
          ? { onChange: (members: ReadonlySet<string>) => onDraft({ groupId: id, members }) }
          : {})}
      />
      {writes && (
        <Flex justify="flex-end" gap="2">
          <Button
            variant="outline"
            colorPalette="gray"
            size="sm"
            disabled={!isChanged(group, draft)}
            onClick={() => onDraft(null)}
          >
            {t('groups.undo')}
          </Button>
          <Button
            size="sm"
            loading={writes.isBusy}
            disabled={!isChanged(group, draft)}
            onClick={() => void save(writes)}
          >
            {t('groups.save')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
};
