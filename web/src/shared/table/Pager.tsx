import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** From 1 on. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly isBusy?: boolean;
  readonly label: string;
  readonly onPage: (page: number) => void;
};

/** Steps through the pages of a list; nothing where there is only one. */
export const Pager = ({ page, pageSize, total, isBusy = false, label, onPage }: Props) => {
  const { t } = useTranslation('statistics');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Flex
      as="nav"
      aria-label={label}
      justify="flex-end"
      align="center"
      gap="2"
      paddingTop="3"
      wrap="wrap"
    >
      <Text color="fg.muted" fontSize="xs" aria-live="polite">
        {pages > 1 ? t('table.pages', { total, page, pages }) : t('table.total', { total })}
      </Text>
      {pages > 1 && (
        <>
          <Button
            data-screen
            size="xs"
            variant="outline"
            minHeight={{ base: '44px', lg: '8' }}
            disabled={isBusy || page <= 1}
            onClick={() => onPage(page - 1)}
          >
            {t('table.previous')}
          </Button>
          <Button
            data-screen
            size="xs"
            variant="outline"
            minHeight={{ base: '44px', lg: '8' }}
            disabled={isBusy || page >= pages}
            onClick={() => onPage(page + 1)}
          >
            {t('table.next')}
          </Button>
        </>
      )}
    </Flex>
  );
};
