import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.ts';
import type { Order } from '../use-shipping-orders.ts';
import { addAct, outbox, undoAct } from './outbox.ts';

const ShortageDialog = lazyPart(() => import('./ShortageDialog.tsx'));

interface Props {
  readonly task: Order;
  readonly one: Order['goods'][number];
}

/** Tells that pieces of a SKU are missing; shows what was told, the answer to it, and takes it back. */
export function ShortageButton({ task, one }: Props) {
  const { t } = useTranslation('phone');
  const [isOpen, setIsOpen] = useState(false);
  const acts = outbox.use((state) => state.acts);
  // What was done last on this phone goes before what the server still says.
  const pending = acts.findLast(
    ({ orderId, shortage, problem }) =>
      orderId === task.id && shortage?.skuId === one.skuId && problem === null,
  );
  const said = task.shortages.find(({ skuId }) => skuId === one.skuId);
  const told = pending ? (pending.step === 'short' ? pending.shortage : null) : (said ?? null);
  const answer = pending === undefined ? said : undefined;
  const act = (step: 'short' | 'found', missing: number, note: string) =>
    addAct({
      step,
      orderId: task.id,
      orderNo: task.orderNo,
      shortage: { skuId: one.skuId, code: one.code, missing, note },
    });
  const clear = () => {
    // What was not sent yet is simply not sent.
    const isUnsent = pending !== undefined && said === undefined && undoAct(pending.id);
    if (!isUnsent) act('found', 0, '');
  };
  return (
    <Box paddingX="3" paddingBottom="2">
      {told !== null && (
        <Box bg="bg.warning" color="fg.warning" borderRadius="l2" padding="2" marginBottom="2">
          <Text fontWeight="semibold">
            {t('words.missingPieces', { count: told.missing })}
            {pending && ` · ${t('short.unsent')}`}
          </Text>
          {told.note !== '' && <Text overflowWrap="anywhere">{told.note}</Text>}
          {answer !== undefined && answer.reply !== null && (
            <Text color="fg" overflowWrap="anywhere">
              {t('short.reply', { name: answer.answerer ?? t('short.boss'), reply: answer.reply })}
            </Text>
          )}
        </Box>
      )}
      <Flex gap="2" justify="flex-end">
        {told !== null && (
          <Button
            variant="outline"
            minHeight="44px"
            aria-label={t('short.foundOf', { code: one.code })}
            onClick={clear}
          >
            {t('words.found')}
          </Button>
        )}
        <Button
          variant={told === null ? 'ghost' : 'outline'}
          minHeight="44px"
          aria-label={t('short.reportOf', { code: one.code })}
          onClick={() => setIsOpen(true)}
        >
          {t(told === null ? 'short.report' : 'short.change')}
        </Button>
      </Flex>
      {isOpen && (
        <Suspense>
          <ShortageDialog
            task={task}
            one={one}
            told={told}
            onTell={(missing, note) => {
              setIsOpen(false);
              act('short', missing, note);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
