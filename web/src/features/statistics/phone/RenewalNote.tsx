import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { expiryState } from '../../../shop-scope/expiry.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { Door } from './TodoList.tsx';

/** How many shops have expired or are about to, with the way to renew; nothing where there are none. */
export const RenewalNote = () => {
  const { t } = useTranslation('phoneSeller');
  const place = usePhonePlace();
  const { shops, hidden } = useDirectory();
  const now = Date.now();
  const states = [...shops, ...hidden].map(({ expiresAt }) => expiryState(expiresAt, now));
  const expired = states.filter((state) => state === 'expired').length;
  const soon = states.filter((state) => state === 'soon').length;
  if (expired + soon === 0) return null;
  return (
    <Door to={place('/renew')}>
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold">{t('title.phoneRenew')}</Text>
        <Text fontSize="xs" color={expired > 0 ? 'status.overdue' : 'fg.muted'}>
          {[
            ...(expired > 0 ? [t('renew.expiredCount', { count: expired })] : []),
            ...(soon > 0 ? [t('renew.soonCount', { count: soon })] : []),
          ].join(t('renew.and'))}
        </Text>
      </Box>
    </Door>
  );
};
