import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { csvBlob, saveFile } from '../../../shared/files/save.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { stockCsv } from './stock-text.ts';
import type { StockVariables } from './stock-url.ts';
import { allStock } from './use-stock-pages.ts';

type Props = { readonly variables: StockVariables; readonly isEmpty: boolean };

/** Takes the whole filtered list along as a file; while it is gathered, says how far it is. */
export const StockExport = ({ variables, isEmpty }: Props) => {
  const { t } = useTranslation(['stock', 'products']);
  const client = useApolloClient();
  const today = useToday();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<readonly [number, number] | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress([0, 0]);
    try {
      const rows = await allStock(client, variables, controller.signal, (...done) =>
        setProgress(done),
      );
      saveFile(t('stock:file', { day: today }), csvBlob(stockCsv(t, rows)));
      toast.success(t('stock:exported', { count: rows.length }));
    } catch {
      if (controller.signal.aborted) toast.info(t('products:export.cancelled'));
      else toast.error(t('products:export.failed'));
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null)
    return (
      <Flex align="center" gap="2">
        <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
          {t('products:export.progress', {
            done: fullCount(progress[0]),
            total: fullCount(progress[1]),
          })}
        </Text>
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          onClick={() => running.current?.abort()}
        >
          {t('products:export.cancel')}
        </Button>
      </Flex>
    );
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      disabled={isEmpty}
      onClick={() => void start()}
    >
      <DownloadIcon />
      {t('stock:export')}
    </Button>
  );
};
