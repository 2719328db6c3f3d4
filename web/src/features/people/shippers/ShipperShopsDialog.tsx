import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Shipper } from './ShipperTable.tsx';
import { ShopChoice } from './ShopChoice.tsx';
import type { ShipperWrites } from './use-shipper-writes.ts';

type Props = {
  readonly shipper: Shipper;
  readonly writes: ShipperWrites;
  readonly onClose: () => void;
};

/** 分配店铺: which shops somebody ships for. None of them is an answer too. */
export const ShipperShopsDialog = ({ shipper, writes, onClose }: Props) => {
  const { t } = useTranslation(['shippers', 'common']);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(shipper.shops.map(({ id }) => id)),
  );
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await writes.setShops(shipper.id, [...chosen]);
    setBusy(false);
    if (outcome.ok) {
      const before = shipper.shops.map(({ id }) => id);
      toast.success(t('words.saved'), writes.takeBack(shipper.id, before));
      onClose();
    } else if (outcome.message !== null) outcome.tell(outcome.message);
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('shippers:assign')}
      width={550}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button loading={isBusy} onClick={() => void save()}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('shippers:assignText', { phone: shipper.phone })}</Text>
        <ShopChoice
          label={t('shippers:shops')}
          hint={t('shippers:assignHint')}
          checked={chosen}
          onChange={setChosen}
        />
      </Stack>
    </AppDialog>
  );
};
