import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphQLProvider } from '../../../graphql/GraphQLProvider.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { editedOf } from '../editor/edited.ts';
import type { Editor } from '../editor/use-editor.ts';
import { LabelList } from './LabelList.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { SkuLabel } from './SkuLabel.tsx';
import { drawingOfLabel, labelKinds, type SavedLabel } from './saved-label.ts';
import { useLabelWrites } from './use-label-writes.ts';

type Props = { readonly editor: Editor };

/** The labels on the server, with the client that reads them. Comes as a chunk of its own. */
export default function SavedLabels(props: Props) {
  return (
    <GraphQLProvider>
      <Labels {...props} />
    </GraphQLProvider>
  );
}

const Labels = ({ editor }: Props) => {
  const { t } = useTranslation(['labels', 'common']);
  const { drawing, label, isDirty, act } = editor;
  const [kind, setKind] = useState<SavedLabel['kind']>('TEMPLATE');
  const [isSaving, setIsSaving] = useState(false);
  const { update, remove, isBusy } = useLabelWrites(editor);

  const open = async (saved: SavedLabel) => {
    const read = drawingOfLabel(saved);
    if (read === null) return toast.error(t('template.unreadable'));
    const isSure =
      !isDirty ||
      (await confirmAct({
        text: t('starter.replace'),
        action: t('starter.replaceAct'),
        destructive: true,
      }));
    if (isSure) act({ do: 'open', drawing: editedOf(read), isSaved: true, label: saved });
    return undefined;
  };
  return (
    <Stack gap="3">
      {label !== null && (
        <Text fontSize="xs" color="fg.muted" truncate>
          {t('template.current', { name: label.name })}
        </Text>
      )}
      <Flex gap="1.5" wrap="wrap">
        {label !== null && (
          <Button
            size="xs"
            minHeight={{ base: '44px', lg: '8' }}
            disabled={!isDirty}
            loading={isBusy}
            onClick={() => void update(label)}
          >
            {t('common:save')}
          </Button>
        )}
        <Button
          size="xs"
          variant={label === null ? 'solid' : 'outline'}
          minHeight={{ base: '44px', lg: '8' }}
          disabled={drawing.items.length === 0}
          onClick={() => setIsSaving(true)}
        >
          {t(label === null ? 'template.saveNew' : 'template.saveAs')}
        </Button>
      </Flex>
      <SelectField
        label={t('template.kind')}
        value={kind}
        options={labelKinds.map((value) => ({ value, label: t(`template.kinds.${value}`) }))}
        onChange={setKind}
      />
      {kind === 'SKU' ? (
        <SkuLabel onOpen={open} onRemove={remove} />
      ) : (
        <LabelList kind={kind} onOpen={open} onRemove={remove} />
      )}
      {isSaving && <SaveDialog editor={editor} kind={kind} onClose={() => setIsSaving(false)} />}
    </Stack>
  );
};
