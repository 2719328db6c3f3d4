import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { PrintLabels } from '../output/PrintLabels.tsx';
import { isSameSize, type PageSize, sizesOf } from '../output/page.ts';
import type { Printing } from '../output/use-output.ts';
import { millimetres } from '../sizes.ts';
import { jobsOf } from './jobs.ts';
import { mostLabels } from './put-out.ts';
import type { Quantities } from './quantities.ts';
import type { Findings } from './use-findings.ts';
import type { LabelledLine } from './use-order-lines.ts';
import { type OrderOutputKind, useOrderOutput } from './use-order-output.ts';

interface Props {
  readonly lines: readonly LabelledLine[];
  readonly sizes: readonly PageSize[];
  readonly quantities: Quantities;
  readonly findings: Findings;
}

const touch = { minHeight: { base: '44px', lg: '8' } } as const;

/** How many labels there will be, what stands against it, and every way to have them. */
export const OrderOutput = ({ lines, sizes, quantities, findings }: Props) => {
  const { t } = useTranslation(['labels', 'common']);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const [paper, setPaper] = useState('');
  const papers = sizesOf(sizes);
  const nameOf = ({ width, height }: PageSize) =>
    t('labels:canvas.size', { width: millimetres(width), height: millimetres(height) });
  const chosen = papers.find((size) => nameOf(size) === paper);
  const { jobs, count, unlabelled } = jobsOf(
    lines,
    quantities,
    (size) => chosen === undefined || isSameSize(size, chosen),
  );
  const wrong = jobs.filter(({ made }) => findings.of(made)?.some(({ isGuide }) => !isGuide));
  const output = useOrderOutput(setPrinting);
  const done = useCallback(() => setPrinting(null), []);
  const isRight = count >= 1 && count <= mostLabels;
  const act = (kind: OrderOutputKind) => (
    <Button
      {...touch}
      key={kind}
      size="sm"
      variant={kind === 'print' ? 'solid' : 'outline'}
      disabled={!isRight || output.busy !== null}
      loading={output.busy === kind}
      onClick={() => output.run(kind, jobs)}
    >
      {kind !== 'print' && <DownloadIcon />}
      {t(`labels:orders.act.${kind}`)}
    </Button>
  );
  return (
    <Box layerStyle="panel" padding="3">
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Flex gap="3" wrap="wrap" align="flex-end">
          {papers.length > 1 && (
            <Box width="160px">
              <SelectField
                marginTop="2"
                label={t('labels:orders.paper')}
                value={chosen ? nameOf(chosen) : ''}
                options={[
                  { value: '', label: t('labels:orders.anyPaper') },
                  ...papers.map((size) => ({ value: nameOf(size), label: nameOf(size) })),
                ]}
                onChange={setPaper}
              />
            </Box>
          )}
          <Flex gap="2">
            {(['pieces', 'one'] as const).map((each) => (
              <Button
                {...touch}
                key={each}
                size="xs"
                variant="outline"
                colorPalette="gray"
                onClick={() => quantities.setAll(lines, each)}
              >
                {t(`labels:orders.each.${each}`)}
              </Button>
            ))}
          </Flex>
        </Flex>
        <Flex gap="2" wrap="wrap">
          {output.busy !== null && (
            <Button
              {...touch}
              size="sm"
              variant="ghost"
              colorPalette="gray"
              onClick={output.cancel}
            >
              {t('common:cancel')}
            </Button>
          )}
          {(['png', 'pdf', 'print'] as const).map(act)}
        </Flex>
      </Flex>
      <Flex gap="4" wrap="wrap" marginTop="2" fontSize="xs" role="status">
        <Text color={count > mostLabels ? 'fg.error' : 'fg.muted'}>
          {output.busy === null
            ? count > mostLabels
              ? t('labels:orders.tooMany', { count, most: mostLabels })
              : t('labels:orders.total', { count, skus: jobs.length })
            : t('labels:batch.progress', { done: output.done, count })}
        </Text>
        {unlabelled > 0 && (
          <Text color="fg.error">{t('labels:orders.unlabelled', { count: unlabelled })}</Text>
        )}
        {findings.done < findings.all ? (
          <Text color="fg.muted">
            {t('labels:orders.rehearsing', { done: findings.done, all: findings.all })}
          </Text>
        ) : (
          wrong.length > 0 && (
            <Text color="fg.warning">{t('labels:orders.wrong', { count: wrong.length })}</Text>
          )
        )}
      </Flex>
      {printing && <PrintLabels {...printing} onDone={done} />}
    </Box>
  );
};
