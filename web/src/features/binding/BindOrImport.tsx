import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openBinding } from './binding-dialogs.ts';

type Props = {
  /** Beside an act that leads on sooner. */
  readonly isSecond?: boolean;
};

const size = { size: 'sm', minHeight: { base: '44px', md: '9' } } as const;

/** The two ways in which a boss comes to shops and their sales. */
export const BindOrImport = ({ isSecond = false }: Props) => {
  const { t } = useTranslation();
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      <Button
        {...size}
        variant={isSecond ? 'outline' : 'solid'}
        onClick={() => openBinding({ kind: 'temu' })}
      >
        {t('bindShops')}
      </Button>
      <Button {...size} asChild variant="outline">
        <Link to="/import">{t('importSales')}</Link>
      </Button>
    </Flex>
  );
};
