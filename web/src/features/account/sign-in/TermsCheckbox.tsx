import { Box, Checkbox, chakra, Text } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const TermsLink = chakra('a', {
  base: { color: 'accent.fg', _hover: { textDecoration: 'underline' } },
});

/** Agreement to the terms, which must be ticked to log in or register: the field `terms` of the form around it. */
export function TermsCheckbox() {
  const { t } = useTranslation('auth');
  const { field, fieldState } = useController<{ terms: boolean }>({
    name: 'terms',
    rules: { validate: (ticked) => ticked || t('termsRequired') },
  });
  const error = fieldState.error?.message;
  return (
    <Box>
      <Checkbox.Root
        size="sm"
        alignItems="flex-start"
        checked={field.value}
        invalid={error !== undefined}
        onCheckedChange={({ checked }) => field.onChange(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control marginTop="0.5" />
        <Checkbox.Label fontWeight="normal" lineHeight="1.375rem">
          {t('termsStart')}
          <TermsLink href="/loginServiceArticle" target="_blank" rel="noopener">
            {t('termsLink')}
          </TermsLink>
          {t('termsAnd')}
          <TermsLink href="/loginPrivacyArticle" target="_blank" rel="noopener">
            {t('privacyLink')}
          </TermsLink>
        </Checkbox.Label>
      </Checkbox.Root>
      {error !== undefined && (
        <Text role="alert" color="fg.error" fontSize="xs" marginTop="1">
          {error}
        </Text>
      )}
    </Box>
  );
}
