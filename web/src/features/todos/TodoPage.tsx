import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import { selectionInput } from '../../shared/url-state/selection.ts';
import { hasNoShops } from '../../shop-scope/has-no-shops.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { NoShops } from '../binding/index.ts';
import { Todos } from './Todos.tsx';
import { useReadTodos } from './use-todos.ts';

/** /todo: all that there is to do in the selected shops. */
export default function TodoPage() {
  const { t } = useTranslation('todos');
  const { selection, directory } = useSelection();
  const input = useMemo(() => selectionInput(selection), [selection]);
  const name = useSelectionName(selection, directory);
  const isNarrow = useMedia('(max-width: 1023px)');
  useLiveRefresh(input, useReadTodos());
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      <Box>
        <Heading as="h1" size="lg">
          {t('title')}
        </Heading>
        <Text color="fg.muted" fontSize="xs">
          {dotted(name, t('order'))}
        </Text>
      </Box>
      <Todos
        selection={input}
        isNarrow={isNarrow}
        nothing={hasNoShops(directory) ? <NoShops /> : undefined}
      />
    </Flex>
  );
}
