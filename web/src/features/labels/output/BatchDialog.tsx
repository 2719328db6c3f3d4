import { Box, Button, Field, List, Stack, Text, Textarea } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../i18n/format.ts';
import { sourceLanguage } from '../../../i18n/languages.ts';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { drawingOf, type EditedDrawing } from '../editor/edited.ts';
import { type BatchProblem, drawBatch, mostLabels } from './batch.ts';
import { type LabelValues, placeholdersIn } from './fill.ts';
import { pagesOf } from './page.ts';
import { pastedRow, readRows } from './rows.ts';
import { type Printing, putOutPages } from './use-output.ts';

type Props = {
  readonly drawing: EditedDrawing;
  /** Of the SKU that is labelled: the first row, until others are pasted. */
  readonly values: LabelValues;
  readonly onPrint: (printing: Printing) => void;
  readonly onClose: () => void;
};

/** Problems that are listed; the rest is counted. */
const mostListed = 8;

/** Many labels at once: copies of one, or one for each row that is pasted. */
export const BatchDialog = ({ drawing: edited, values, onPrint, onClose }: Props) => {
  const { t } = useTranslation(['labels', 'common']);
  const [copies, setCopies] = useState('1');
  const [busy, setBusy] = useState<'pdf' | 'print' | null>(null);
  const [done, setDone] = useState(0);
  const [problems, setProblems] = useState<readonly BatchProblem[]>([]);
  const drawing = useMemo(() => drawingOf(edited), [edited]);
  const asked = useMemo(() => placeholdersIn(drawing), [drawing]);
  const headings = t('labels:batch.headings', { returnObjects: true });
  const [first] = useState(() => pastedRow(values, asked, headings));
  const [text, setText] = useState(first);
  const rows = useMemo(() => {
    if (asked.length === 0) return [{ line: 1, values: {} }];
    const own = t('labels:batch.headings', { returnObjects: true });
    // Spreadsheets are named in Chinese whatever the language of the page.
    const chinese = t('labels:batch.headings', { returnObjects: true, lng: sourceLanguage });
    return readRows(text, asked, [own, chinese]);
  }, [text, asked, t]);
  const count = rows.length * Number(copies);
  const isCountRight = Number.isInteger(count) && count >= 1 && count <= mostLabels;
  const run = async (kind: 'pdf' | 'print') => {
    setBusy(kind);
    setDone(0);
    try {
      const batch = await drawBatch(drawing, rows, Number(copies), setDone);
      if ('problems' in batch) return setProblems(batch.problems);
      setProblems([]);
      await putOutPages(pagesOf(drawing, batch.pictures), kind, {
        title: t('labels:output.fileName'),
        print: onPrint,
      });
      return onClose();
    } catch {
      return toast.error(t('labels:output.failed'));
    } finally {
      setBusy(null);
    }
  };
  const names = listText(asked.map((name) => t(`labels:placeholder.${name}`)));
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('labels:batch.title')}
      width={560}
      dismissable={busy === null}
      isDirty={text !== first}
      footer={
        <>
          <Button
            size="sm"
            variant="outline"
            disabled={!isCountRight || busy !== null || drawing.pointsList.length === 0}
            loading={busy === 'pdf'}
            onClick={() => run('pdf')}
          >
            {t('labels:batch.pdf')}
          </Button>
          <Button
            size="sm"
            disabled={!isCountRight || busy !== null || drawing.pointsList.length === 0}
            loading={busy === 'print'}
            onClick={() => run('print')}
          >
            {t('words.print')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {asked.length === 0 ? (
          <Text color="fg.muted">{t('labels:batch.same')}</Text>
        ) : (
          <Field.Root>
            <Field.Label>{t('labels:batch.rows')}</Field.Label>
            <Textarea
              rows={8}
              value={text}
              placeholder={asked.map((name) => t(`labels:placeholder.${name}`)).join('\t')}
              onChange={({ target }) => {
                setText(target.value);
                setProblems([]);
              }}
            />
            <Field.HelperText>{t('labels:batch.rowsHint', { names })}</Field.HelperText>
          </Field.Root>
        )}
        <NumberField
          label={t('labels:batch.copies')}
          size="sm"
          decimals={0}
          value={copies}
          error={
            count > mostLabels ? t('labels:batch.tooMany', { count, most: mostLabels }) : undefined
          }
          onChange={({ currentTarget }) => setCopies(currentTarget.value)}
        />
        <Text role="status" color="fg.muted">
          {drawing.pointsList.length === 0
            ? t('labels:output.empty')
            : busy === null
              ? t('labels:batch.count', { count: isCountRight ? count : 0 })
              : t('labels:batch.progress', { done, count })}
        </Text>
        {problems.length > 0 && (
          <Box role="alert" color="fg.error">
            <List.Root variant="plain">
              {problems.slice(0, mostListed).map(({ row, reason }) => (
                <List.Item key={row}>
                  {t('words.problemOfRow', {
                    row,
                    reason:
                      reason === 'missing'
                        ? t('labels:batch.missing')
                        : t(`labels:failure.${reason}`),
                  })}
                </List.Item>
              ))}
            </List.Root>
            {problems.length > mostListed && (
              <Text>{t('labels:batch.more', { count: problems.length - mostListed })}</Text>
            )}
          </Box>
        )}
      </Stack>
    </AppDialog>
  );
};
