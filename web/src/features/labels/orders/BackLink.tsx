import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { phoneApp } from '../../../session/phone-app.ts';
import { ChevronBackIcon } from '../../../shared/ui/icons.tsx';

interface Props {
  readonly orders: readonly string[];
  readonly isShipper: boolean;
}

/** To where the orders are: shippers have them on the phone. */
export const BackLink = ({ orders, isShipper }: Props) => {
  const { t } = useTranslation('labels');
  const [first] = orders;
  const task =
    orders.length === 1 && first !== undefined ? `/task/${encodeURIComponent(first)}` : '';
  return (
    <Button
      asChild
      size="sm"
      variant="ghost"
      colorPalette="gray"
      paddingX="1"
      minHeight={{ base: '44px', lg: '9' }}
    >
      <Link to={isShipper ? `${phoneApp}${task}` : '/deliveryCenter'}>
        <ChevronBackIcon />
        {t('orders.back')}
      </Link>
    </Button>
  );
};
