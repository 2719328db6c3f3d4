import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../session/viewer-context.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';

type Props = {
  /** Where the person goes on. */
  readonly to: string;
  readonly toName: string;
};

/** In the place of money that the person may not see: which right that takes, who gives it, and a way on. */
export const NoMoneyRight = ({ to, toName }: Props) => {
  const { t } = useTranslation('operations');
  const { role } = useViewer();
  return (
    <EmptyState
      title={t('words.noRight')}
      // The right is given to managers alone.
      hint={t(role === 'OPERATOR' ? 'finance.operatorHint' : 'finance.rightHint')}
      action={
        <Button asChild size="sm" minHeight={{ base: '44px', lg: '9' }}>
          <Link to={to}>{toName}</Link>
        </Button>
      }
    />
  );
};
