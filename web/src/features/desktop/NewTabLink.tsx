import { Box, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A link to another page of the product in a new tab, so that what is open here stays. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation('desktop');
  return (
    <Link href={to} target="_blank" rel="noopener" color="accent.fg" variant="underline">
      {children}
      <Box as="span" srOnly>
        {t('newTab')}
      </Box>
    </Link>
  );
}
