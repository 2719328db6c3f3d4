import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AddShipperDialog } from './AddShipperDialog.tsx';
import { IssuedPassword } from './IssuedPassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ShipperShopsDialog } from './ShipperShopsDialog.tsx';
import { useShippersQuery } from './Shippers.generated.ts';
import { type Shipper, ShipperTable } from './ShipperTable.tsx';
import { useShipperWrites } from './use-shipper-writes.ts';

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'password' | 'shops'; readonly shipper: Shipper }
  | { readonly kind: 'issued'; readonly phone: string; readonly password: string };

/** 仓库发货员分配: who ships for the boss, and everything that can be done with them. */
export default function ShipperView() {
  const { t } = useTranslation('shippers');
  const { data, error, refetch } = useShippersQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const writes = useShipperWrites();
  const [opened, setOpened] = useState<Opened>();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const shippers = data?.shippers;
  const chosen = (shippers ?? []).filter(({ id }) => picked.has(id));

  const open = (next: Opened) => {
    if (!stopVisitor()) setOpened(next);
  };
  const close = () => setOpened(undefined);

  const remove = async (gone: readonly Shipper[]) => {
    if (stopVisitor()) return;
    const phones = gone.map(({ phone }) => phone).join(t('words.separator'));
    const sure = await confirmAct({
      text: t('removeText', { count: gone.length, phones }),
      action: t('words.remove'),
      destructive: true,
    });
    if (!sure) return;
    setBusy(true);
    for (const { id } of gone) {
      const outcome = await writes.remove(id);
      if (!outcome.ok) {
        outcome.tell(outcome.message ?? t('words.notRemoved'));
        break;
      }
      setPicked((now) => new Set([...now].filter((other) => other !== id)));
      if (id === gone.at(-1)?.id) toast.success(t('words.removed'));
    }
    setBusy(false);
  };
  const removePicked = () => {
    if (shippers?.length === 0) toast.warning(t('none'));
    else if (chosen.length === 0) toast.warning(t('pickFirst'));
    else void remove(chosen);
  };
  const issue = async ({ id, phone }: Shipper) => {
    if (stopVisitor()) return;
    const sure = await confirmAct({
      text: t('issueText', { phone }),
      action: t('issue'),
    });
    if (!sure) return;
    const outcome = await writes.issuePassword(id);
    if (outcome.ok) {
      const { password } = outcome.payload;
      if (password !== null) setOpened({ kind: 'issued', phone, password });
    } else if (outcome.message !== null) outcome.tell(outcome.message);
  };

  return (
    <Stack gap="3">
      <Flex gap="2" align="center" wrap="wrap">
        <Text color="fg.muted" flex={{ base: '1 0 100%', md: '1' }}>
          {t('hint')}
        </Text>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={shippers === undefined}
          loading={isBusy}
          onClick={removePicked}
        >
          {chosen.length === 0 ? t('removePicked') : t('removeCount', { count: chosen.length })}
        </Button>
        <Button size="sm" onClick={() => open({ kind: 'add' })}>
          {t('add')}
        </Button>
      </Flex>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
      ) : shippers?.length === 0 ? (
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <ShipperTable
          shippers={shippers ?? []}
          picked={picked}
          onPick={setPicked}
          onPassword={(shipper) => open({ kind: 'password', shipper })}
          onShops={(shipper) => open({ kind: 'shops', shipper })}
          onIssue={(shipper) => void issue(shipper)}
          onRemove={(shipper) => void remove([shipper])}
        />
      )}
      {opened?.kind === 'add' && (
        <AddShipperDialog
          phones={(shippers ?? []).map(({ phone }) => phone)}
          writes={writes}
          onClose={close}
        />
      )}
      {opened?.kind === 'password' && (
        <PasswordDialog shipper={opened.shipper} writes={writes} onClose={close} />
      )}
      {opened?.kind === 'shops' && (
        <ShipperShopsDialog shipper={opened.shipper} writes={writes} onClose={close} />
      )}
      {opened?.kind === 'issued' && (
        <IssuedPassword phone={opened.phone} password={opened.password} onClose={close} />
      )}
    </Stack>
  );
}
