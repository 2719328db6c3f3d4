import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SampleLink } from '../../shop-scope/SampleLink.tsx';
import { openBinding } from './binding-dialogs.ts';

type Props = {
  /** Beside an act that leads on sooner. */
  readonly isSecond?: boolean;
  /** In a place that is too narrow for more than the two. */
  readonly isNarrow?: boolean;
};

const size = { size: 'sm', minHeight: { base: '44px', lg: '9' } } as const;

/** The two ways in which a boss comes to shops and their sales, and one to see before what that looks like. */
export const BindOrImport = ({ isSecond = false, isNarrow = false }: Props) => {
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
      {!isNarrow && <SampleLink {...size} />}
    </Flex>
  );
};
