import { Button, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatherOptions, Progress } from '../export/gather.ts';
import { fullCount } from '../kpi/money.ts';
import { toast } from '../ui/toast.ts';
import type { Picked } from './use-picked.ts';

type Props<Row> = {
  readonly picked: Picked<Row>;
  /** Of the whole list. */
  readonly total: number;
  /** All rows of the list. */
  readonly gather: (options: GatherOptions) => Promise<readonly Row[]>;
};

/** Ticks every row of the list, whatever page it is on, once the page itself is ticked. */
export const AllMatching = <Row,>({ picked, total, gather }: Props<Row>) => {
  const { t } = useTranslation('tables');
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const others = picked.elsewhere > 0 && (
    <Text color="fg.muted" fontSize="xs">
      {t('elsewhere', { count: picked.elsewhere })}
    </Text>
  );
  if (picked.all !== true || picked.rows.length >= total) return others;
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      picked.pickRows(await gather({ signal: controller.signal, onProgress: setProgress }));
    } catch {
      if (!controller.signal.aborted) toast.error(t('allFailed'));
    } finally {
      setProgress(null);
    }
  };
  return (
    <>
      {others}
      <Button size="sm" variant="ghost" disabled={progress !== null} onClick={() => void start()}>
        {progress === null
          ? t('pickAll', { count: total, total: fullCount(total) })
          : t('gathering', { done: fullCount(progress.done), total: fullCount(progress.total) })}
      </Button>
    </>
  );
};
