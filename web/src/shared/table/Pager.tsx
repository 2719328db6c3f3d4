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
  // What is disabled loses the focus: whoever turns pages by key would begin at the start of the page each time.
  const turnTo = (next: number) => {
    if (!isBusy && next >= 1 && next <= pages) onPage(next);
  };
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
            aria-disabled={isBusy || page <= 1}
            onClick={() => turnTo(page - 1)}
          >
            {t('table.previous')}
          </Button>
          <Button
            data-screen
            size="xs"
            variant="outline"
            minHeight={{ base: '44px', lg: '8' }}
            aria-disabled={isBusy || page >= pages}
            onClick={() => turnTo(page + 1)}
          >
            {t('table.next')}
          </Button>
        </>
      )}
    </Flex>
  );
};
