import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../session/session.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useUnsavedGuard } from '../../shared/ui/use-unsaved-guard.ts';
import { forgetDraft, writeDraft } from './draft.ts';
import { drawingOf } from './editor/edited.ts';
import type { Editor } from './editor/use-editor.ts';

/**
 * Keeps what a visitor draws in the browser, so that it survives a reload. Whoever is signed in keeps templates
 * instead, and is asked before leaving what is in none: the browser may be somebody else's next.
 */
export function useDraft({ drawing, isDirty }: Editor): void {
  const { t } = useTranslation('labels');
  const isVisitor = session.use((current) => current.isVisitor);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (!isDirty) {
      forgetDraft();
      setIsKept(true);
      return;
    }
    if (!isVisitor) return;
    const isWritten = writeDraft(drawingOf(drawing));
    setIsKept(isWritten);
    if (!isWritten) toast.warning(t('draft.notKept'));
  }, [drawing, isDirty, isVisitor, t]);
  useUnsavedGuard({
    isDirty: isDirty && !(isVisitor && isKept),
    question: { text: t('leave.text'), action: t('leave.act'), dismiss: t('leave.stay') },
    isLeaving: (here, next) => here.pathname !== next.pathname || here.search !== next.search,
  });
}
