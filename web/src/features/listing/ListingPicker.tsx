import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { ShopCell, StateTag, TitleCell } from './cells.tsx';
import { codeOf } from './languages.ts';
import { addressOf } from './list-url.ts';
import { titleOf } from './use-listing-acts.ts';
import { useListings } from './use-listings.ts';

const newest = { state: null, platform: null, search: '', page: 1 } as const;

/** Which listing is to be edited, where the address names none: those changed last. */
export const ListingPicker = ({ path }: { path: '/aiProducts/edit' | '/editGoodsDetaila' }) => {
  const { t } = useTranslation('listing');
  const { selection } = useSelection();
  const { rows, isFailed, retry } = useListings(selection, newest);
  return (
    <Box layerStyle="panel" padding={{ base: '3', md: '4' }}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h1" size="md">
          {t('editor.choose')}
        </Heading>
        <Button asChild size="sm" variant="outline">
          <Link to="/aiProducts/list">{t('editor.back')}</Link>
        </Button>
      </Flex>
      {isFailed && rows === null && <ErrorState onRetry={retry} />}
      {!isFailed && rows === null && <BlockSkeleton height={320} />}
      {rows?.length === 0 && <EmptyState title={t('empty.none')} hint={t('empty.noneHint')} />}
      <Stack as="ul" gap="0" marginTop="2">
        {rows?.map((row) => (
          <Flex
            as="li"
            key={row.id}
            listStyleType="none"
            gap="3"
            align="center"
            borderBottomWidth="1px"
            wrap={{ base: 'wrap', md: 'nowrap' }}
            paddingY="1"
          >
            <Box flex={{ base: '1 1 100%', md: '1' }} minWidth="0">
              <TitleCell row={row} />
            </Box>
            <Box flex={{ base: '1 1 100%', md: '0 0 160px' }} minWidth="0">
              <ShopCell row={row} />
            </Box>
            <Box flex={{ base: '1', md: '0 0 220px' }} minWidth="0">
              <StateTag row={row} />
            </Box>
            <Button asChild size="sm" variant="outline">
              <Link to={addressOf(path, row)}>
                {t(row.state === 'PUBLISHED' ? 'act.view' : 'act.edit')}
                <Text
                  as="span"
                  srOnly
                  dir="auto"
                  lang={codeOf(row.title === '' ? row.sourceLanguage : row.language)}
                >
                  {titleOf(row)}
                </Text>
              </Link>
            </Button>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
};
