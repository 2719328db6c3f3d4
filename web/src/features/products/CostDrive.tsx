import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../shared/kpi/money.ts';
import { isCosted } from './columns.ts';
import type { ProductRow } from './variables.ts';

type Props = {
  /** The rows that are here. */
  readonly rows: readonly ProductRow[];
  readonly total: number;
  readonly onReadAnew: () => void;
};

/** How many of the goods without a cost have got one by now; they stay in the list until it is read anew. */
export const CostDrive = ({ rows, total, onReadAnew }: Props) => {
  const { t } = useTranslation('products');
  const done = rows.filter(isCosted).length;
  return (
    <Flex
      columnGap="3"
      rowGap="1"
      align="center"
      wrap="wrap"
      paddingX="3"
      paddingY="1"
      borderBottomWidth="1px"
    >
      <Text role="status" fontWeight="semibold">
        {t('drive.progress', { done: fullCount(done), total: fullCount(total) })}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {t('drive.hint')}
      </Text>
      {done > 0 && (
        <Button
          size="xs"
          minHeight={{ base: '44px', lg: '8' }}
          variant="outline"
          colorPalette="gray"
          marginStart="auto"
          onClick={onReadAnew}
        >
          {t('drive.readAnew')}
        </Button>
      )}
    </Flex>
  );
};
