import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../graphql/schema.generated.ts';

/** BOSS, 店长/财务 and so on. */
export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation('account');
  return (
    <Badge colorPalette={role === 'BOSS' ? 'accent' : 'gray'} variant="subtle">
      {t(`roles.${role}`)}
    </Badge>
  );
}
