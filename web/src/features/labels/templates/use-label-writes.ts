import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../graphql/use-write.ts';
import { refusalOf } from '../../../i18n/server-words.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { drawingOf } from '../editor/edited.ts';
import type { OpenedLabel } from '../editor/editor-state.ts';
import type { Editor } from '../editor/use-editor.ts';
import {
  useDeleteLabelMutation,
  useSaveLabelMutation,
  useUpdateLabelMutation,
} from './Labels.generated.ts';
import { drawingInput, type SavedLabel } from './saved-label.ts';

/** What is asked for anew when a label came or went. */
const lists = ['LabelTemplates', 'OwnLabel', 'LabelOfSku'];

/**
 * Whether what was opened is another one now, or none. The label of a SKU stays the one that it is: saved anew it would
 * replace what somebody else has made of it.
 */
const isLost = (refused: string | undefined, id: string): boolean =>
  refused === 'labelGone' || (refused === 'labelOutdated' && !id.startsWith('skuLabel:'));

export type NewLabel = Pick<SavedLabel, 'kind' | 'name' | 'market' | 'skuId'>;

/** Keeps what is drawn on the server, and deletes what is kept. */
export function useLabelWrites(editor: Editor) {
  const { t } = useTranslation('labels');
  const { drawing, label: opened, act } = editor;
  const refetch = { refetchQueries: lists };
  const [sendNew, isCreating] = useWrite(useSaveLabelMutation(refetch), 'saveLabel');
  const [sendChange, isChanging] = useWrite(useUpdateLabelMutation(refetch), 'updateLabel');
  const [sendEnd] = useWrite(useDeleteLabelMutation(refetch), 'deleteLabel');
  const keep = (label: OpenedLabel | null) => {
    act({ do: 'saved', drawing, label });
    toast.success(t('words.kept'));
  };
  return {
    isBusy: isCreating || isChanging,
    /** Null where it is done or a message has told why not; else why not, for the form. */
    create: async (label: NewLabel): Promise<string | null> => {
      const input = { ...label, drawing: drawingInput(drawingOf(drawing)) };
      const outcome = await sendNew({ input });
      if (!outcome.ok) return outcome.message ?? t('template.saveFailed');
      keep(outcome.payload.label);
      return null;
    },
    update: async ({ id, version }: OpenedLabel): Promise<void> => {
      const input = { id, version, drawing: drawingInput(drawingOf(drawing)) };
      const outcome = await sendChange({ input });
      if (outcome.ok) return keep(outcome.payload.label);
      const refused = refusalOf(outcome.mistakes[0])?.name;
      if (!isLost(refused, id)) return outcome.tell(outcome.message ?? t('template.saveFailed'));
      // It can never be saved there, after a reload neither: it is a drawing of its own from now on.
      act({ do: 'detach' });
      return outcome.tell(t('template.detached'));
    },
    remove: async ({ id, name }: SavedLabel): Promise<void> => {
      const isSure = await confirmAct({
        text: t('template.removeText', { name }),
        action: t('words.remove'),
        destructive: true,
      });
      if (!isSure) return;
      const outcome = await sendEnd({ id });
      if (!outcome.ok) return outcome.tell(outcome.message ?? t('template.removeFailed'));
      // What is drawn stays, though it is kept nowhere now.
      if (opened?.id === id) act({ do: 'detach' });
      return toast.success(t('template.removed'));
    },
  };
}
