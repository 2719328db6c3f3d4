import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

type Props = { readonly platform: 'TEMU' | 'SHEIN' };

/** A small sign of the marketplace that a shop is on. */
export const PlatformMark = ({ platform }: Props) => {
  const { t } = useTranslation('statistics');
  return (
    <Box
      as="span"
      role="img"
      aria-label={t(`platform.${platform}`)}
      title={t(`platform.${platform}`)}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      boxSize="4"
      borderRadius="sm"
      borderWidth="1px"
      borderColor={platform === 'TEMU' ? 'platform.temu' : 'platform.shein'}
      color={platform === 'TEMU' ? 'platform.temu' : 'platform.shein'}
      fontSize="2xs"
      fontWeight="semibold"
      lineHeight="1"
    >
      {platform === 'TEMU' ? 'T' : 'S'}
    </Box>
  );
};
