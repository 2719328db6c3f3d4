import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { printQuery, withValue } from '../../shared/url-state/codec.ts';
import { selectionCodec } from '../../shared/url-state/selection.ts';
import { TodoList } from './TodoList.tsx';
import { BOARD_ROWS, type Todos } from './use-todos.ts';

/** The first of what there is to do, and the way to all of it. */
export default function Board({ list, todos, error, isBusy, retry }: Todos) {
  const { t } = useTranslation('todos');
  const { search } = useLocation();
  const isNarrow = useMedia('(max-width: 1023px)');
  const looked = selectionCodec.read(new URLSearchParams(search));
  const all = `/todo${printQuery(withValue(new URLSearchParams(), selectionCodec, looked))}`;
  return (
    <Flex
      as="section"
      aria-label={t('title')}
      direction="column"
      gap="2"
      minWidth="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      paddingX={{ base: '3', md: '4' }}
      paddingY="3"
    >
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" size="sm">
          {t('title')}
        </Heading>
        {list && (
          <Text color="fg.muted" fontSize="xs">
            {t('order')}
            {list.counts.mine > 0 && ` · ${t('mineCount', { count: list.counts.mine })}`}
            {list.counts.putOff > 0 && ` · ${t('putOffCount', { count: list.counts.putOff })}`}
          </Text>
        )}
        <Button
          asChild
          size="xs"
          variant="ghost"
          marginStart="auto"
          minHeight={{ base: '44px', lg: '8' }}
        >
          <Link to={all}>{list ? t('all', { count: list.counts.open }) : t('toAll')}</Link>
        </Button>
      </Flex>
      {list === undefined && error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : list !== undefined && todos.length === 0 ? (
        <Text color="fg.muted">{t('allAside')}</Text>
      ) : (
        <TodoList
          todos={todos}
          isBusy={isBusy && list !== undefined}
          skeletonRows={list === undefined ? BOARD_ROWS : 0}
          isNarrow={isNarrow}
        />
      )}
    </Flex>
  );
}
