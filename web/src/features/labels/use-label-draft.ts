import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelDrawing } from '../../../../api/contract/rules/label-drawing.ts';
import { isCount, isText, orNull, shapeOf } from '../../session/drafts/shapes.ts';
import { type Draft, useDraft } from '../../session/drafts/use-draft.ts';
import { session } from '../../session/session.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useUnsavedGuard } from '../../shared/ui/use-unsaved-guard.ts';
import { readDrawing } from './drawing/read-drawing.ts';
import { drawingOf, editedOf } from './editor/edited.ts';
import type { OpenedLabel } from './editor/editor-state.ts';
import type { Editor } from './editor/use-editor.ts';

/** What is drawn, and what on the server it was opened from: its version tells of a change meanwhile at saving. */
interface LabelDraft {
  readonly drawing: LabelDrawing;
  readonly label: OpenedLabel | null;
}

const isLabelDraft = shapeOf<LabelDraft>({
  drawing: (value): value is LabelDrawing => readDrawing(value) !== null,
  label: orNull(shapeOf<OpenedLabel>({ id: isText, version: isCount, name: isText })),
});

type Options = {
  /** Which paper it is: that of one SKU, or the one that the page begins with. */
  readonly of: string;
  /** What the paper begins with is here. */
  readonly isBegun: boolean;
  /** The paper begins with what the server has for it. */
  readonly isOfServer: boolean;
};

/**
 * Keeps what is drawn in the browser, so that it survives a reload. Whoever is signed in is asked before leaving what
 * is in no template, a visitor only where it could not be kept.
 */
export function useLabelDraft(
  { drawing, label, isDirty, canUndo, act }: Editor,
  { of, isBegun, isOfServer }: Options,
): Draft<LabelDraft> {
  const { t } = useTranslation(['labels', 'common']);
  const isVisitor = session.use((current) => current.isVisitor);
  const [isKept, setIsKept] = useState(true);
  const before = useRef<{ draft: LabelDraft; isSaved: boolean } | null>(null);
  const open = (next: LabelDraft, isSaved: boolean) =>
    act({
      do: 'open',
      drawing: editedOf(next.drawing),
      isSaved,
      ...(next.label && { label: next.label }),
    });
  const draft = useDraft<LabelDraft>({
    what: isBegun ? `label:${of}` : null,
    base: isOfServer && label ? `${label.id}@${label.version}` : '',
    is: isLabelDraft,
    onRestore: (next) => {
      before.current = { draft: { drawing: drawingOf(drawing), label }, isSaved: !isDirty };
      open(next, false);
    },
    onDiscard: () => before.current && open(before.current.draft, before.current.isSaved),
  });
  // A template that is opened for a SKU is nothing that was drawn.
  const isDrawn = isDirty && (canUndo || !isOfServer);
  const wasDirty = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn, and in which template, is what it waits for.
  useEffect(() => {
    if (!isBegun) return;
    if (isDrawn) {
      const isWritten = draft.keep({ drawing: drawingOf(drawing), label });
      setIsKept(isWritten);
      if (!isWritten && isVisitor) toast.warning(t('draft.notKept'));
    } else if (wasDirty.current && !isDirty) {
      draft.forget();
      setIsKept(true);
    }
    wasDirty.current = isDirty;
  }, [isBegun, drawing, label, isDrawn, isDirty, isVisitor]);
  useUnsavedGuard({
    isDirty: isDirty && !(isVisitor && isKept),
    question: {
      text: t('leave.text'),
      action: t('common:unsaved.leave'),
      dismiss: t('common:unsaved.stay'),
    },
    isLeaving: (here, next) => here.pathname !== next.pathname || here.search !== next.search,
    onLeave: draft.forget,
  });
  return draft;
}
