import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stripHeight } from '../../../shared/connection/ConnectionStrip.tsx';
import { outbox, undoAct } from './outbox.ts';

/** Above the bar of a task, within reach of the thumb. */
const BAR = '5rem';

/** The last thing that was confirmed, for as long as it can be taken back. */
export function UndoBar() {
  const { t } = useTranslation(['phone', 'common']);
  const last = outbox.use(({ acts }) => acts.at(-1));
  const dueAt = last?.problem === null ? last.dueAt : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const left = dueAt - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [dueAt]);
  if (last === undefined || dueAt <= now) return null;
  return (
    <Flex
      role="status"
      position="fixed"
      insetInline="3"
      bottom={`calc(${BAR} + ${stripHeight} + env(safe-area-inset-bottom, 0px))`}
      maxWidth="616px"
      marginX="auto"
      align="center"
      gap="3"
      paddingX="4"
      paddingY="1"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="l3"
      boxShadow="lg"
      zIndex="docked"
    >
      <Text flex="1" overflowWrap="anywhere">
        {t('doneOf', { done: t(`done.${last.step}`), number: last.orderNo })}
      </Text>
      <Button
        variant="plain"
        color="fg.inverted"
        textDecoration="underline"
        minHeight="44px"
        onClick={() => undoAct(last.id)}
      >
        {t('common:undo')}
      </Button>
    </Flex>
  );
}
