import { Box, Button, Flex, Progress, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FileDropZone } from '../../shared/files/FileDropZone.tsx';
import { sizeText } from '../../shared/files/size-text.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import { CancelButton } from '../../shared/ui/CancelButton.tsx';
import { DownloadIcon, UploadIcon } from '../../shared/ui/icons.tsx';
import { MAX_TABLE_BYTES } from './read-table.ts';
import type { CostFileState } from './use-cost-file.ts';

type Props = {
  readonly state: Exclude<CostFileState, { kind: 'plan' }>;
  readonly onTake: (file: File) => void;
  readonly onTemplate: () => void;
  readonly onCancel: () => void;
};

/** Takes a file by choosing or by dropping it, and says how far its reading is. */
export const CostFilePick = ({ state, onTake, onTemplate, onCancel }: Props) => {
  const { t } = useTranslation('products');
  return (
    <Flex direction="column" gap="3">
      <Text>{t('costFile.intro')}</Text>
      <FileDropZone
        label={t('costFile.label')}
        accept=".csv,.txt,.xlsx"
        isBusy={state.kind === 'reading'}
        onTake={onTake}
      >
        {(choose) =>
          state.kind === 'reading' ? (
            <Reading state={state} onCancel={onCancel} />
          ) : (
            <>
              <Box color="fg.subtle" fontSize="2xl">
                <UploadIcon />
              </Box>
              <Flex align="center" gap="2">
                <Text>{t('words.dropFile')}</Text>
                <Button size="sm" onClick={choose}>
                  {t('costFile.choose')}
                </Button>
              </Flex>
              <Text color="fg.muted" fontSize="xs">
                {t('costFile.limit', { size: sizeText(MAX_TABLE_BYTES) })}
              </Text>
              {state.fault !== null && (
                <Text role="alert" color="fg.error">
                  {t(`costFile.faults.${state.fault}`)}
                </Text>
              )}
            </>
          )
        }
      </FileDropZone>
      <Flex align="center" gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={state.kind === 'reading'}
          onClick={onTemplate}
        >
          <DownloadIcon />
          {t('costFile.template')}
        </Button>
        <Text color="fg.muted" fontSize="xs">
          {t('costFile.templateHint')}
        </Text>
      </Flex>
    </Flex>
  );
};

type ReadingProps = {
  readonly state: Extract<CostFileState, { kind: 'reading' }>;
  readonly onCancel: () => void;
};

const Reading = ({ state: { name, progress }, onCancel }: ReadingProps) => {
  const { t } = useTranslation('products');
  const text =
    progress === null
      ? t('costFile.reading', { name })
      : t('costFile.matching', {
          done: fullCount(progress.done),
          total: fullCount(progress.total),
        });
  return (
    <>
      <Text aria-live="polite">{text}</Text>
      <Progress.Root
        size="sm"
        width="full"
        maxWidth="96"
        aria-label={text}
        value={
          progress === null || progress.total === 0
            ? null
            : Math.round((progress.done / progress.total) * 100)
        }
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <CancelButton size="sm" onClick={onCancel} />
    </>
  );
};
