import { Button, Field, HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestNickName } from '../../../../api/contract/rules/names.ts';
import { useWrite } from '../../graphql/use-write.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { showMistakes } from '../../shared/forms/mistakes.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useSetNickNameMutation } from './NickName.generated.ts';
import { LinkButton } from './sign-in/LinkButton.tsx';

type State = 'shown' | 'edited' | 'left';

/** What the person is called, to be changed in its place. `labelledBy` is the id of its heading. */
export const NickName = ({ labelledBy }: { readonly labelledBy: string }) => {
  const { t } = useTranslation('account');
  const { nickName, username, viewedBy } = useViewer();
  const [state, setState] = useState<State>('shown');
  if (state === 'edited') {
    return <NickNameForm labelledBy={labelledBy} onLeave={() => setState('left')} />;
  }
  return (
    <HStack gap="3" alignItems="baseline">
      <Text as="span" overflowWrap="anywhere">
        {nickName || username || t('none')}
      </Text>
      {/* Whoever looks at the product as somebody else changes nothing of theirs. */}
      {viewedBy === null && (
        <LinkButton
          flexShrink="0"
          aria-label={t('changeNickName')}
          // Where the form was, the focus is.
          autoFocus={state === 'left'}
          onClick={() => setState('edited')}
        >
          {t('change')}
        </LinkButton>
      )}
    </HStack>
  );
};

type FormProps = { readonly labelledBy: string; readonly onLeave: () => void };

const NickNameForm = ({ labelledBy, onLeave }: FormProps) => {
  const { t } = useTranslation(['account', 'common']);
  const { nickName } = useViewer();
  const [save] = useWrite(useSetNickNameMutation(), 'setNickName');
  const form = useForm({ defaultValues: { nickName: nickName ?? '' } });
  useEffect(() => {
    // Before the dialog around it hears of it, which would close.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      onLeave();
    };
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [onLeave]);
  const { errors, isSubmitting } = form.formState;
  const error = errors.nickName?.message;
  const submit = form.handleSubmit(async (typed) => {
    const outcome = await save({ input: { nickName: typed.nickName.trim() } });
    if (outcome.ok) {
      toast.success(t('account:nickNameSaved'));
      onLeave();
      return;
    }
    const [other] = showMistakes(form, outcome.mistakes, { nickName: 'nickName' });
    if (other) toast.error(other.message);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field.Root invalid={error !== undefined} gap="1">
        <HStack gap="2" width="full">
          <Input
            size="sm"
            minHeight={{ base: '44px', lg: '9' }}
            aria-labelledby={labelledBy}
            autoComplete="nickname"
            maxLength={longestNickName}
            autoFocus
            {...form.register('nickName')}
          />
          <Button type="submit" size="sm" flexShrink="0" loading={isSubmitting}>
            {t('common:save')}
          </Button>
          <Button
            size="sm"
            flexShrink="0"
            variant="outline"
            colorPalette="gray"
            disabled={isSubmitting}
            onClick={onLeave}
          >
            {t('common:cancel')}
          </Button>
        </HStack>
        {error === undefined ? (
          <Field.HelperText>
            {t('account:nickNameHint', { most: longestNickName })}
          </Field.HelperText>
        ) : (
          <Field.ErrorText role="alert">{error}</Field.ErrorText>
        )}
      </Field.Root>
    </form>
  );
};
