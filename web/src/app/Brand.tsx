import { Box, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The mark and the name, leading to `to`. */
export function Brand({ to, compact = false }: { to: string; compact?: boolean }) {
  const { t } = useTranslation();
  return (
    <HStack asChild gap="2.5" flexShrink="0" color="fg" minHeight="44px">
      <Link to={to} aria-label={t('productName')}>
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="var(--c-colors-accent-600)" />
          <path
            d="M7 22V16.5M13 22V11M19 22v-7.5M25 22V8"
            stroke="#fff"
            strokeWidth="3.2"
            strokeLinecap="round"
          />
        </svg>
        <Box
          as="span"
          fontWeight="semibold"
          fontSize="md"
          whiteSpace="nowrap"
          display={compact ? { base: 'none', '2xl': 'inline' } : 'inline'}
        >
          {t('productName')}
        </Box>
      </Link>
    </HStack>
  );
}
