import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMailAddress, mailCodePattern } from '../../../../../api/contract/rules/mail.ts';
import { selectedLang } from '../../../i18n/selected-language.ts';
import { CodeField } from '../../../shared/forms/CodeField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { useCountdown } from '../../../shared/forms/use-countdown.ts';
import { CancelButton } from '../../../shared/ui/CancelButton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { alertLanguageOf } from '../alert-language.ts';
import { useMailWrites } from './use-mail-writes.ts';

/** Seconds until another code may be asked for. */
const codeAgain = 50;
const touchable = { base: '44px', lg: '9' } as const;

type Props = {
  /** Where a code was sent to; null before. */
  readonly pendingAddress: string | null;
  /** The address is confirmed. */
  readonly onDone: () => void;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
};

/** A mailbox to be: its address, then the code that was sent there. */
export function NewAddress({ pendingAddress, onDone, onCancel }: Props) {
  const [isNamed, setNamed] = useState(pendingAddress !== null);
  return pendingAddress !== null && isNamed ? (
    <Code address={pendingAddress} onDone={onDone} onOther={() => setNamed(false)} />
  ) : (
    <Address
      onSent={() => setNamed(true)}
      onCancel={pendingAddress === null ? onCancel : () => setNamed(true)}
    />
  );
}

function Address({ onSent, onCancel }: { onSent: () => void; onCancel: (() => void) | null }) {
  const { t } = useTranslation(['mail', 'common']);
  const language = selectedLang.use();
  const { sendCode, isSending } = useMailWrites();
  const [address, setAddress] = useState('');
  const [mistake, setMistake] = useState<string>();
  const submit = async () => {
    const given = address.trim();
    if (!isMailAddress(given)) return setMistake(t('addressWrong'));
    const outcome = await sendCode({
      input: { address: given, language: alertLanguageOf(language) },
    });
    if (outcome.ok) return onSent();
    return setMistake(outcome.message ?? t('sendFailed'));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        label={t('address')}
        value={address}
        error={mistake}
        onChange={(event) => {
          setAddress(event.target.value);
          setMistake(undefined);
        }}
      />
      <Flex gap="2" wrap="wrap">
        <Button type="submit" minHeight={touchable} loading={isSending}>
          {t('common:sendCode')}
        </Button>
        {onCancel && <CancelButton minHeight={touchable} onClick={onCancel} />}
      </Flex>
    </Form>
  );
}

type CodeProps = {
  readonly address: string;
  readonly onDone: () => void;
  readonly onOther: () => void;
};

function Code({ address, onDone, onOther }: CodeProps) {
  const { t } = useTranslation('mail');
  const language = selectedLang.use();
  const { sendCode, isSending, confirm, isConfirming } = useMailWrites();
  const { left, start } = useCountdown(codeAgain);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string>();
  const submit = async () => {
    if (!mailCodePattern.test(code.trim())) return setMistake(t('codeWrong'));
    const outcome = await confirm({ input: { code: code.trim() } });
    if (!outcome.ok) return setMistake(outcome.message ?? t('failed'));
    toast.success(t('confirmed'));
    return onDone();
  };
  const sendAgain = async () => {
    const outcome = await sendCode({ input: { address, language: alertLanguageOf(language) } });
    if (!outcome.ok) return setMistake(outcome.message ?? t('sendFailed'));
    setMistake(undefined);
    return start();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text role="status" overflowWrap="anywhere">
        {t('codeSent', { address })}
      </Text>
      <CodeField
        label={t('code')}
        value={code}
        error={mistake}
        secondsLeft={left}
        sending={isSending}
        sendText={t('sendAgain')}
        onSend={() => void sendAgain()}
        onChange={(event) => {
          setCode(event.target.value);
          setMistake(undefined);
        }}
      />
      <Flex gap="2" wrap="wrap">
        <Button type="submit" minHeight={touchable} loading={isConfirming}>
          {t('confirm')}
        </Button>
        <Button variant="outline" colorPalette="gray" minHeight={touchable} onClick={onOther}>
          {t('otherAddress')}
        </Button>
      </Flex>
    </Form>
  );
}
