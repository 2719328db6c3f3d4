import { Box, Checkbox, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const TermsLink = chakra('a', {
  base: { color: 'accent.fg', _hover: { textDecoration: 'underline' } },
});

/** Agreement to the terms, which must be ticked to log in or register. */
export function TermsCheckbox({
  checked,
  onChange,
  error,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('auth');
  return (
    <Box>
      <Checkbox.Root
        size="sm"
        alignItems="flex-start"
        checked={checked}
        invalid={error !== undefined}
        onCheckedChange={(change) => onChange(change.checked === true)}
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
