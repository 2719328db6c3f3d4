import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';
import { fetchPart } from '../../../shared/connection/fetch-part.ts';
import { saveFile } from '../../../shared/files/save.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { EditedDrawing } from '../editor/edited.ts';
import { drawingOf } from '../editor/edited.ts';
import { fillDrawing, type LabelValues, placeholdersIn } from './fill.ts';
import { assetsOf, failuresIn, outputPicture, printPicture } from './label-picture.ts';
import { type LabelPage, pagesOf } from './page.ts';

export type OutputKind = 'png' | 'pdf' | 'print';

export interface Printing {
  readonly pages: readonly LabelPage[];
}

/** Hands a batch of pages to the reader, as a file or on paper. */
export async function putOutPages(
  pages: readonly LabelPage[],
  kind: 'pdf' | 'print',
  { title, print }: { readonly title: string; readonly print: (printing: Printing) => void },
): Promise<void> {
  if (kind === 'print') return print({ pages });
  const { labelPdf } = await fetchPart(() => import('./label-pdf.ts'));
  return saveFile(`${title}.pdf`, await labelPdf(pages, title));
}

/** Puts out one label, with these values in the place of placeholders; a batch has those of its rows. */
export function useOutput(values: LabelValues, print: (printing: Printing) => void) {
  const { t } = useTranslation('labels');
  const [busy, setBusy] = useState<OutputKind | null>(null);
  const run = async (drawing: LabelDrawing, kind: OutputKind): Promise<void> => {
    const assets = await assetsOf(drawing);
    const [failure] = failuresIn(drawing, assets);
    if (failure) return toast.error(t(`failure.${failure.reason}`));
    const title = t('output.fileName');
    if (kind === 'png') return saveFile(`${title}.png`, await outputPicture(drawing, assets));
    const pages = pagesOf(drawing, [await printPicture(drawing, assets)]);
    return putOutPages(pages, kind, { title, print });
  };
  const putOut = (edited: EditedDrawing, kind: OutputKind): void => {
    const drawing = fillDrawing(drawingOf(edited), values);
    if (drawing.pointsList.length === 0) {
      toast.warning(t('output.empty'));
      return;
    }
    if (placeholdersIn(drawing).length > 0) {
      toast.warning(t('output.placeholders'));
      return;
    }
    setBusy(kind);
    run(drawing, kind)
      .catch(() => toast.error(t('output.failed')))
      .finally(() => setBusy(null));
  };
  return { busy, putOut };
}
