import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useMailWrites } from './use-mail-writes.ts';

const touchable = { base: '44px', lg: '9' } as const;

type Props = {
  readonly address: string;
  /** Left out where nothing is sent. */
  readonly onChange?: () => void;
};

/** The mailbox that alerts are sent to, and what can be done with it. */
export function ConfirmedAddress({ address, onChange }: Props) {
  const { t } = useTranslation('mail');
  const { test, isTesting, remove, isRemoving } = useMailWrites();
  const tryIt = async () => {
    const outcome = await test({});
    if (outcome.ok) toast.success(t('testSent'));
    else outcome.tell(outcome.message ?? t('testFailed'));
  };
  const forget = async () => {
    const isSure = await confirmAct({
      text: t('removeAsk', { address }),
      action: t('remove'),
      destructive: true,
    });
    if (!isSure) return;
    const outcome = await remove({});
    if (outcome.ok) toast.success(t('removed'));
    else outcome.tell(outcome.message ?? t('failed'));
  };
  return (
    <Stack gap="2">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere" dir="ltr">
          {address}
        </Text>
        <Badge colorPalette="green">{t('isConfirmed')}</Badge>
      </Flex>
      <Flex gap="2" wrap="wrap">
        {onChange && (
          <>
            <Button
              size="sm"
              variant="outline"
              minHeight={touchable}
              loading={isTesting}
              onClick={() => void tryIt()}
            >
              {t('test')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              minHeight={touchable}
              onClick={onChange}
            >
              {t('change')}
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          minHeight={touchable}
          loading={isRemoving}
          onClick={() => void forget()}
        >
          {t('remove')}
        </Button>
      </Flex>
    </Stack>
  );
}
