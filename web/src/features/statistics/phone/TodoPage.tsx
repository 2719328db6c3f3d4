import { Heading, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { WithShops } from '../../../shop-scope/WithShops.tsx';
import { PhoneTodos, useReadTodos } from '../../todos/index.ts';
import { RenewalNote } from './RenewalNote.tsx';
import { TodoList } from './TodoList.tsx';

/** /m/todo: everything that must be done. */
export default function TodoPage() {
  const { t } = useTranslation('phoneSeller');
  const { selection } = useSelection();
  const input = useMemo(() => selectionInput(selection), [selection]);
  const { isComplete, isFailed } = useDirectory();
  const isKnown = isComplete || isFailed;
  useLiveRefresh(input, useReadTodos());
  return (
    <Stack gap="3" padding="3">
      <Heading as="h1" size="lg">
        {t('title.phoneTodo')}
      </Heading>
      <WithShops>
        {!isKnown && <PageSkeleton of="cards" />}
        {/* Read meanwhile, and shown along with the note: what came after would push all of it down. */}
        <Stack gap="3" hidden={!isKnown}>
          <RenewalNote />
          <PhoneTodos selection={input} />
          <Heading as="h2" size="md">
            {t('todo.summary')}
          </Heading>
          <TodoList selection={input} />
        </Stack>
      </WithShops>
    </Stack>
  );
}
