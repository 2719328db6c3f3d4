import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { GatherOptions } from '../export/gather.ts';
import { useGather } from '../export/use-gather.ts';
import { fullCount } from '../kpi/money.ts';
import { toast } from '../ui/toast.ts';
import type { Picked } from './use-picked.ts';

type Props<Row> = {
  readonly picked: Pick<Picked<Row>, 'rows' | 'elsewhere' | 'all' | 'pickRows'>;
  /** Of the whole list. */
  readonly total: number;
  /** All rows of the list. */
  readonly gather: (options: GatherOptions) => Promise<readonly Row[]>;
  readonly size?: 'xs' | 'sm';
};

/** Ticks every row of the list, whatever page it is on, once the page itself is ticked. */
export const AllMatching = <Row,>({ picked, total, gather, size = 'sm' }: Props<Row>) => {
  const { t } = useTranslation('tables');
  const { progress, run } = useGather();
  const others = picked.elsewhere > 0 && (
    <Text color="fg.muted" fontSize="xs">
      {t('elsewhere', { count: picked.elsewhere })}
    </Text>
  );
  if (picked.all !== true || picked.rows.length >= total) return others;
  const start = () =>
    run(
      async (options) => picked.pickRows(await gather(options)),
      (isCancelled) => {
        if (!isCancelled) toast.error(t('allFailed'));
      },
    );
  return (
    <>
      {others}
      <Button size={size} variant="ghost" disabled={progress !== null} onClick={() => void start()}>
        {progress === null
          ? t('pickAll', { count: total, total: fullCount(total) })
          : t('gathering', { done: fullCount(progress.done), total: fullCount(progress.total) })}
      </Button>
    </>
  );
};
