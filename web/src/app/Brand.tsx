import { Box, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { BrandMark } from './BrandMark.tsx';

/** The mark and the name, leading to `to`. */
export function Brand({ to, compact = false }: { to: string; compact?: boolean }) {
  const { t } = useTranslation();
  return (
    <HStack asChild gap="2.5" flexShrink="0" color="fg" minHeight="44px">
      <Link to={to} aria-label={t('productName')}>
        <BrandMark />
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
