import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../shared/files/FileButton.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { codeIn, codeKinds, codeSource } from '../drawing/code-source.ts';
import { placeholderOf } from '../output/fill.ts';
import type { ItemFieldsProps } from './ItemProperties.tsx';
import { Placeholders } from './Placeholders.tsx';
import { readPicture } from './picture-file.ts';

const kinds = ['img', ...codeKinds] as const;

type Props = ItemFieldsProps & { readonly problem: string | undefined };

/** A bar code with its content, or a picture. */
export const PictureFields = ({ item, problem, onChange }: Props) => {
  const { t } = useTranslation('labels');
  const code = codeIn(item.src);
  return (
    <>
      <SelectField
        label={t('picture.kind')}
        value={code?.kind ?? 'img'}
        options={kinds.map((value) => ({ value, label: t(`entry.${value}`) }))}
        onChange={(kind) => {
          const content = code?.content ?? (kind === 'ean13' ? '690123456789' : 'SKU-001');
          onChange({ src: kind === 'img' ? '' : codeSource({ kind, content }) });
        }}
      />
      {code ? (
        <>
          <TextField
            label={t('picture.content')}
            size="sm"
            value={code.content}
            maxLength={300}
            error={problem}
            hint={t(`picture.contentHint.${code.kind}`)}
            onChange={({ target }) =>
              onChange({ src: codeSource({ ...code, content: target.value }) }, 'src')
            }
          />
          <Placeholders
            onInsert={(name) =>
              onChange({
                src: codeSource({
                  ...code,
                  // An EAN-13 is one number: it is filled as a whole.
                  content: `${code.kind === 'ean13' ? '' : code.content}${placeholderOf(name)}`,
                }),
              })
            }
          />
        </>
      ) : (
        <PictureSource item={item} problem={problem} onChange={onChange} />
      )}
    </>
  );
};

const PictureSource = ({ item, problem, onChange }: Props) => {
  const { t } = useTranslation('labels');
  const [isBusy, setIsBusy] = useState(false);
  const src = item.src ?? '';
  const isHeld = src.startsWith('data:');
  const take = async (file: File) => {
    setIsBusy(true);
    const picture = await readPicture(file);
    setIsBusy(false);
    if (typeof picture === 'string') return toast.error(t(`picture.${picture}`));
    return onChange({ src: picture.src });
  };
  return (
    <>
      <FileButton
        label={t('picture.file')}
        accept="image/png,image/jpeg"
        onFiles={([file]) => file && void take(file)}
        loading={isBusy}
      >
        {t(isHeld ? 'picture.another' : 'picture.choose')}
      </FileButton>
      {isHeld ? (
        <Text color={problem ? 'fg.error' : 'fg.muted'} fontSize="xs">
          {problem ?? t('picture.held')}
        </Text>
      ) : (
        <TextField
          label={t('picture.address')}
          size="sm"
          value={src}
          maxLength={2_000}
          placeholder="/oss/…"
          error={src === '' ? undefined : problem}
          hint={t('picture.addressHint')}
          onChange={({ target }) => onChange({ src: target.value }, 'src')}
        />
      )}
    </>
  );
};
