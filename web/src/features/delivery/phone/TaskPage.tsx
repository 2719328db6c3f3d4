import { Badge, Box, Button, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { stripHeight } from '../../../shared/connection/ConnectionStrip.tsx';
import { ChevronBackIcon } from '../../../shared/ui/icons.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { orderLabelsAt } from '../../labels/index.ts';
import { Deadline } from '../Deadline.tsx';
import { OrderStatus, WarehouseEntry } from '../OrderStatus.tsx';
import type { Order } from '../use-shipping-orders.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { addAct } from './outbox.ts';
import { forgetTicks, packedTicks, tickSku } from './packed-ticks.ts';
import { TaskGoods } from './TaskGoods.tsx';
import { stepOf, type TaskTab, writeFilter } from './task-url.ts';
import { useTaskFilter } from './use-task-filter.ts';
import { useTasks } from './use-tasks.ts';

const nothingPacked: readonly string[] = [];
const allShops = { all: true } as const;

/** So long after a task has come a press still meant the one before: their buttons lie under the same finger. Milliseconds. */
const unseenMs = 700;

/** The task to go on with after this one: the next of the list, else its first. */
const after = (tasks: readonly Order[], task: Order): Order | undefined => {
  const place = tasks.findIndex(({ id }) => id === task.id);
  const others = tasks.filter(({ id }) => id !== task.id);
  return others[Math.max(place, 0)] ?? others[0];
};

/** /m/task/…: what goes into the box, ticked off as it does, and the step that comes next. */
export default function TaskPage() {
  const { t } = useTranslation('phone');
  const { orderNo = '' } = useParams();
  const { filter } = useTaskFilter();
  const list = useTasks(filter);
  useLiveRefresh(allShops, list.retry);
  const inList = list.tasks?.find((task) => task.orderNo === orderNo);
  // Opened by its number: it may be in no list that was looked at.
  const found = useTasks(
    { ...filter, shop: null, type: null, warehouse: null, search: orderNo, page: 1 },
    { skip: inList !== undefined || list.tasks === null },
  );
  const listed = inList ?? found.tasks?.find((one) => one.orderNo === orderNo);
  const [known, setKnown] = useState<Order>();
  if (listed !== undefined && listed !== known) setKnown(listed);
  const isBusy = list.isBusy || found.isBusy;
  // Somebody else has taken its step: it is in no list for a moment, in which nothing that is written about it may go.
  const task = listed ?? (isBusy && known?.orderNo === orderNo ? known : undefined);
  const back = `/m${writeFilter(filter)}`;
  const error = list.error ?? found.error;
  return (
    <Stack gap="3" padding="3" paddingBottom="32">
      <Button asChild variant="ghost" minHeight="44px" alignSelf="flex-start" paddingX="1">
        <Link to={back}>
          <ChevronBackIcon />
          {t('back')}
        </Link>
      </Button>
      {task !== undefined && <OfflineNote at={list.at} isFailed={error !== undefined} />}
      {task !== undefined && (
        // Each task is a new one, also to whoever has just confirmed another.
        <Task key={task.id} task={task} tasks={list.tasks ?? []} back={writeFilter(filter)} />
      )}
      {task === undefined && error && <ErrorState error={error} onRetry={list.retry} />}
      {task === undefined && !error && isBusy && <Skeleton height="320px" borderRadius="l3" />}
      {task === undefined && !error && !isBusy && <EmptyState title={t('missing')} />}
    </Stack>
  );
}

interface Props {
  readonly task: Order;
  readonly tasks: readonly Order[];
  /** The filter, as the address has it. */
  readonly back: string;
}

function Task({ task, tasks, back }: Props) {
  const { t } = useTranslation('phone');
  const navigate = useNavigate();
  const ticked = packedTicks.use((all) => all[task.id] ?? nothingPacked);
  const step = stepOf(task);
  const confirm = (step: TaskTab) => {
    const next = after(tasks, task);
    addAct({ step, orderId: task.id, orderNo: task.orderNo });
    if (step === 'ship') forgetTicks(task.id);
    void navigate(next === undefined ? `/m${back}` : `/m/task/${next.orderNo}${back}`, {
      replace: true,
    });
    window.scrollTo(0, 0);
  };
  return (
    <>
      <Box>
        <HStack gap="2">
          <Text as="h1" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
            {task.orderNo}
          </Text>
          {task.isUrgent && (
            <Badge colorPalette="orange" flexShrink={0}>
              {t('words.urgent')}
            </Badge>
          )}
        </HStack>
        <Text color="fg.muted">{task.shop.name}</Text>
        <Text color="fg.muted">{t('words.stockOrder', { number: task.stockOrderNo })}</Text>
        <Text color="fg.muted">{t('warehouse', { name: task.warehouse })}</Text>
        {step === 'pack' || step === 'ship' ? (
          <Deadline shipBy={task.shipBy} />
        ) : (
          <HStack gap="6" align="flex-start" marginTop="1">
            <OrderStatus order={task} />
            <WarehouseEntry order={task} />
          </HStack>
        )}
      </Box>
      {task.status !== 'CANCELLED' && (
        <Button
          asChild
          variant="outline"
          colorPalette="gray"
          minHeight="44px"
          alignSelf="flex-start"
        >
          <Link to={orderLabelsAt([task.orderNo])}>{t('labels')}</Link>
        </Button>
      )}
      <TaskGoods
        task={task}
        ticked={step === 'pack' ? ticked : null}
        onTick={(skuId, isPacked) => tickSku(task.id, skuId, isPacked)}
      />
      {/* A step that somebody else has led to is a new one, too. */}
      {step !== null && <StepBar key={step} step={step} onConfirm={() => confirm(step)} />}
    </>
  );
}

/** The step that comes next, at the lower edge of the screen. */
function StepBar({ step, onConfirm }: { readonly step: TaskTab; readonly onConfirm: () => void }) {
  const { t } = useTranslation('phone');
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), unseenMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Flex
      position="fixed"
      insetInline="0"
      bottom={stripHeight}
      padding="3"
      paddingBottom="calc(0.75rem + env(safe-area-inset-bottom, 0px))"
      bg="bg.panel"
      borderTopWidth="1px"
      justify="center"
      zIndex="docked"
    >
      <Button
        size="lg"
        minHeight="52px"
        width="full"
        maxWidth="616px"
        fontSize="md"
        disabled={!isSeen}
        onClick={onConfirm}
      >
        {t(`step.${step}`)}
      </Button>
    </Flex>
  );
}
