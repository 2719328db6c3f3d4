import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TodoFilter } from '../../graphql/schema.generated.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { printQuery, withValue } from '../../shared/url-state/codec.ts';
import { selectionCodec } from '../../shared/url-state/selection.ts';
import { TodoList } from './TodoList.tsx';
import { BOARD_ROWS, type Todos } from './use-todos.ts';
import { viewCodec } from './view.ts';

const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

/** The first of what there is to do, and the way to all of it. */
export default function Board({ list, todos, error, isBusy, retry }: Todos) {
  const { t } = useTranslation('todos');
  const { search } = useLocation();
  const isNarrow = useMedia('(max-width: 1023px)');
  const looked = selectionCodec.read(new URLSearchParams(search));
  const listOf = (filter: TodoFilter) => {
    const shops = withValue(new URLSearchParams(), selectionCodec, looked);
    return `/todo${printQuery(withValue(shops, viewCodec, { filter, kind: null, page: 1 }))}`;
  };
  return (
    <Flex
      as="section"
      aria-label={t('title')}
      direction="column"
      gap="2"
      minWidth="0"
      layerStyle="panel"
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
            {list.counts.mine > 0 && (
              <>
                {' · '}
                <Link to={listOf('MINE')} style={underlined}>
                  {t('mineCount', { count: list.counts.mine })}
                </Link>
              </>
            )}
            {list.counts.putOff > 0 && (
              <>
                {' · '}
                <Link to={listOf('PUT_OFF')} style={underlined}>
                  {t('putOffCount', { count: list.counts.putOff })}
                </Link>
              </>
            )}
          </Text>
        )}
        <Button
          asChild
          data-screen
          size="xs"
          variant="ghost"
          marginStart="auto"
          minHeight={{ base: '44px', lg: '8' }}
        >
          <Link to={listOf('OPEN')}>
            {list ? t('all', { count: list.counts.open }) : t('toAll')}
          </Link>
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
