import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../../../shared/connection/fetch-part.ts';
import { FileButton } from '../../../shared/files/FileButton.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ItemFieldsProps } from './ItemProperties.tsx';
import { heldPicture } from './picture-file.ts';

/** The first page of a PDF as a picture that the drawing holds; null where there is none. */
async function pictureOf(file: File): Promise<string | null> {
  const { firstPage } = await fetchPart(() => import('../drawing/pdf-page.ts'));
  const page = await firstPage(await file.arrayBuffer());
  return page && heldPicture(page, 'image/jpeg');
}

/** Where the PDF is: at an address, or in a file, whose first page then is held as a picture. */
export const PdfFields = ({
  item,
  problem,
  onChange,
}: ItemFieldsProps & { readonly problem: string | undefined }) => {
  const { t } = useTranslation('labels');
  const [isBusy, setIsBusy] = useState(false);
  const address = item.pdfSrc ?? '';
  const take = async (file: File) => {
    setIsBusy(true);
    const src = await pictureOf(file);
    setIsBusy(false);
    if (src === null) return toast.error(t('failure.pdfUnreadable'));
    return onChange({ type: 'img', src, pdfSrc: undefined });
  };
  return (
    <>
      <TextField
        label={t('pdf.address')}
        size="sm"
        value={address}
        maxLength={2_000}
        placeholder="/oss/…"
        error={address === '' ? undefined : problem}
        hint={t('pdf.addressHint')}
        onChange={({ target }) => onChange({ pdfSrc: target.value }, 'pdfSrc')}
      />
      <FileButton
        label={t('pdf.file')}
        accept="application/pdf"
        onFiles={([file]) => file && void take(file)}
        loading={isBusy}
      >
        {t('pdf.choose')}
      </FileButton>
    </>
  );
};
