import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import { TextField } from '../../shared/forms/TextField.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { FreeCoupons } from './CouponPicker.tsx';
import { closeBilling } from './renew-dialog.ts';
import { useRedeem } from './use-redeem.ts';

const formId = 'redemption';

/** Redeems coupons without an order, and shows those that are free to use. */
export function RedeemDialog({ finalFocus }: { finalFocus?: () => HTMLElement | null }) {
  const { t } = useTranslation('billing');
  const { busyKey, redeem } = useRedeem();
  const [done, setDone] = useState(0);
  const { register, handleSubmit, setError, reset, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  });
  const send = handleSubmit(async ({ code }) => {
    const outcome = await redeem('code', code);
    if (outcome.kind === 'refused') setError('code', { message: outcome.problem });
    if (outcome.kind !== 'redeemed') return;
    setDone((count) => count + 1);
    reset();
    setFocus('code');
  });
  return (
    <AppDialog
      open
      onClose={closeBilling}
      title={t('redeemTitle')}
      width={440}
      isDirty={formState.isDirty}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <Button type="submit" form={formId} loading={busyKey !== undefined}>
          {t('redeem')}
        </Button>
      }
    >
      <Text color="fg.muted" marginBottom="3">
        {t('redeemHint')}
      </Text>
      <Form id={formId} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('redeemCode')}
          error={formState.errors.code?.message}
          maxLength={64}
          autoComplete="off"
          {...register('code', {
            validate: (code) => code.trim() !== '' || t('redeemCodeRequired'),
          })}
        />
      </Form>
      <Box marginTop="5">
        <Heading as="h3" size="sm" marginBottom="1">
          {t('mine')}
        </Heading>
        <FreeCoupons key={done} emptyHint={t('pickNoneHint')} />
      </Box>
    </AppDialog>
  );
}
