import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPassword } from '../../../../../api/contract/rules/passwords.ts';
import { useWrite } from '../../../graphql/use-write.ts';
import { errorDelay, Form } from '../../../shared/forms/Form.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { forget } from '../sign-in/credential-vault.ts';
import { useChangePasswordMutation } from './Sessions.generated.ts';

const empty = { oldPassword: '', password: '', repeat: '' };

/** 修改密码, by whoever knows the old one. */
export const PasswordForm = ({ onChanged }: { readonly onChanged: () => void }) => {
  const { t } = useTranslation('sessions');
  const [change] = useWrite(
    useChangePasswordMutation({ context: { quiet: true } }),
    'changePassword',
  );
  const form = useForm({ mode: 'onTouched', delayError: errorDelay, defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ oldPassword, password }) => {
    const outcome = await change({ input: { oldPassword, password } });
    if (outcome.ok) {
      // A remembered password is the old one now.
      await forget();
      form.reset(empty);
      toast.success(t('changed'));
      onChanged();
      return;
    }
    const message = outcome.message ?? t('changeFailed');
    if (outcome.field === 'oldPassword' || outcome.field === 'password')
      form.setError(outcome.field, { message });
    else toast.error(message);
  });
  return (
    <Box as="section" aria-labelledby="change-password" maxWidth="28rem">
      <Heading as="h2" size="md" id="change-password">
        {t('password')}
      </Heading>
      <Text color="fg.muted" marginBottom="3">
        {t('passwordHint')}
      </Text>
      <Form onSubmit={submit}>
        <PasswordField
          label={t('old')}
          autoComplete="current-password"
          maxLength={64}
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', {
            validate: (value) => value !== '' || t('oldRequired'),
          })}
        />
        <PasswordField
          label={t('words.newPassword')}
          autoComplete="new-password"
          maxLength={12}
          hint={t('newHint')}
          error={errors.password?.message}
          {...form.register('password', {
            validate: (value) => isPassword(value) || t('badPassword'),
          })}
        />
        <PasswordField
          label={t('repeat')}
          autoComplete="new-password"
          maxLength={12}
          error={errors.repeat?.message}
          {...form.register('repeat', {
            validate: (value, { password }) => value === password || t('different'),
          })}
        />
        <Button type="submit" alignSelf="flex-start" minHeight="44px" loading={isSubmitting}>
          {t('password')}
        </Button>
      </Form>
    </Box>
  );
};
