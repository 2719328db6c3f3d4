import { Button, Stack } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { marketName, markets } from './markets.ts';
import { labelKinds, type SavedLabel } from './saved-label.ts';
import { useLabelWrites } from './use-label-writes.ts';

type Props = {
  readonly editor: Editor;
  readonly kind: SavedLabel['kind'];
  readonly onClose: () => void;
};

const mostName = 60;

/** Under which name, and for whom, a label is kept. */
export const SaveDialog = ({ editor, kind: first, onClose }: Props) => {
  const { t, i18n } = useTranslation(['labels', 'common']);
  const { create, isBusy } = useLabelWrites(editor);
  const [kind, setKind] = useState(first);
  const [name, setName] = useState('');
  const [market, setMarket] = useState<string>(markets[0]);
  const [skuId, setSkuId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();
  const isReady = name.trim() !== '' && (kind !== 'SKU' || skuId.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await create({
      kind,
      name: name.trim(),
      market: kind === 'GPSR' ? market : null,
      skuId: kind === 'SKU' ? skuId.trim() : null,
    });
    setProblem(refused);
    if (refused === null) onClose();
  };
  const replaces = kind === 'PERSON' || kind === 'SKU';
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('labels:template.saveNew')}
      dismissable={!isBusy}
      isDirty={name !== '' || skuId !== ''}
      footer={
        <Button type="submit" form={formId} size="sm" disabled={!isReady} loading={isBusy}>
          {t('common:save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Stack gap="3">
          <SelectField
            label={t('labels:template.kind')}
            value={kind}
            options={labelKinds.map((value) => ({
              value,
              label: t(`labels:template.kinds.${value}`),
            }))}
            {...(replaces && { hint: t('labels:template.replaces') })}
            onChange={setKind}
          />
          {kind === 'GPSR' && (
            <SelectField
              label={t('labels:template.market')}
              value={market}
              options={markets.map((value) => ({ value, label: marketName(value, i18n.language) }))}
              onChange={setMarket}
            />
          )}
          {kind === 'SKU' && (
            <TextField
              label={t('words.skuId')}
              size="sm"
              value={skuId}
              maxLength={40}
              onChange={({ target }) => setSkuId(target.value)}
            />
          )}
          <TextField
            label={t('labels:template.name')}
            size="sm"
            value={name}
            maxLength={mostName}
            error={problem ?? undefined}
            onChange={({ target }) => {
              setName(target.value);
              setProblem(null);
            }}
          />
        </Stack>
      </form>
    </AppDialog>
  );
};
