import { Box, Field, Input, Text, Textarea } from '@chakra-ui/react';
import type { ChangeEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditorSection } from './EditorSection.tsx';
import {
  type Listing,
  type ListingValues,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
} from './form-values.ts';
import { codeOf, nameOfLanguage } from './languages.ts';
import { UnknownWords } from './UnknownWords.tsx';

type Props = {
  readonly listing: Pick<
    Listing,
    'sourceLanguage' | 'language' | 'sourceTitle' | 'sourceDescription' | 'unknownWords'
  >;
  readonly isReadOnly: boolean;
  readonly categories: readonly string[];
  readonly withTitle: boolean;
  readonly rows: number;
};

/** What was collected, and beside it what is published. */
const Pair = ({ source, own }: { readonly source: ReactNode; readonly own: ReactNode }) => (
  <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
    {source}
    {own}
  </Box>
);

const Source = ({ label, lang, text }: { label: string; lang: string; text: string }) => (
  <Box minWidth="0">
    <Text fontWeight="semibold" marginBottom="1.5">
      {label}
    </Text>
    <Text
      lang={lang}
      dir="auto"
      bg="bg.subtle"
      borderRadius="l2"
      padding="3"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
      color="fg.muted"
    >
      {text || '—'}
    </Text>
  </Box>
);

/** Title, category and description. */
export const TextFields = ({ listing, isReadOnly, categories, withTitle, rows }: Props) => {
  const { t } = useTranslation(['listing', 'filing']);
  const { register, formState, control, setValue } = useFormContext<ListingValues>();
  const { errors } = formState;
  const [title, description, filed] = useWatch({
    control,
    name: ['title', 'description', 'filing.category'],
  });
  const from = { language: nameOfLanguage(listing.sourceLanguage) };
  const to = { language: nameOfLanguage(listing.language) };
  const sourceLang = codeOf(listing.sourceLanguage);
  const lang = codeOf(listing.language);
  return (
    <EditorSection title={t(withTitle ? 'listing:editor.texts' : 'listing:editor.details')}>
      <Box display="grid" gap="4">
        {withTitle && (
          <>
            <Pair
              source={
                <Source
                  label={t('listing:editor.sourceTitle', from)}
                  lang={sourceLang}
                  text={listing.sourceTitle}
                />
              }
              own={
                <Field.Root invalid={errors.title !== undefined} readOnly={isReadOnly}>
                  <Field.Label htmlFor="listing-title">{t('listing:editor.title', to)}</Field.Label>
                  <Textarea
                    id="listing-title"
                    lang={lang}
                    dir="auto"
                    rows={2}
                    autoresize
                    // It is one line, in however many it is shown.
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && !event.nativeEvent.isComposing)
                        event.preventDefault();
                    }}
                    {...register('title', {
                      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
                        if (/[\r\n]/.test(target.value))
                          setValue('title', target.value.replace(/\s*[\r\n]+\s*/g, ' '), {
                            shouldDirty: true,
                          });
                      },
                      validate: (text) =>
                        text.trim().length <= LONGEST_TITLE ||
                        t('listing:editor.tooLong', { max: LONGEST_TITLE }),
                    })}
                  />
                  {errors.title ? (
                    <Field.ErrorText role="alert">{errors.title.message}</Field.ErrorText>
                  ) : (
                    <Field.HelperText>
                      {t('listing:editor.length', {
                        count: title.trim().length,
                        max: LONGEST_TITLE,
                      })}
                    </Field.HelperText>
                  )}
                  <UnknownWords
                    text={title}
                    unknown={listing.unknownWords}
                    fieldId="listing-title"
                  />
                </Field.Root>
              }
            />
            <Field.Root
              invalid={errors.category !== undefined}
              readOnly={isReadOnly || filed !== null}
              maxWidth={{ md: '420px' }}
            >
              <Field.Label htmlFor="listing-category">{t('words.category')}</Field.Label>
              {filed === null ? (
                <Input
                  id="listing-category"
                  list="listing-categories"
                  autoComplete="off"
                  maxLength={60}
                  placeholder={t('listing:editor.categoryPlaceholder')}
                  {...register('category')}
                />
              ) : (
                <>
                  <Input id="listing-category" value={filed.path.at(-1) ?? ''} />
                  <Field.HelperText>{t('filing:byCategory')}</Field.HelperText>
                </>
              )}
              <datalist id="listing-categories">
                {categories.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </Field.Root>
          </>
        )}
        <Pair
          source={
            <Source
              label={t('listing:editor.sourceDescription', from)}
              lang={sourceLang}
              text={listing.sourceDescription}
            />
          }
          own={
            <Field.Root invalid={errors.description !== undefined} readOnly={isReadOnly}>
              <Field.Label htmlFor="listing-description">
                {t('listing:editor.description', to)}
              </Field.Label>
              <Textarea
                id="listing-description"
                lang={lang}
                dir="auto"
                rows={rows}
                {...register('description', {
                  validate: (text) =>
                    text.trim().length <= LONGEST_DESCRIPTION ||
                    t('listing:editor.tooLong', { max: LONGEST_DESCRIPTION }),
                })}
              />
              {errors.description ? (
                <Field.ErrorText role="alert">{errors.description.message}</Field.ErrorText>
              ) : (
                <Field.HelperText>
                  {t('listing:editor.length', {
                    count: description.trim().length,
                    max: LONGEST_DESCRIPTION,
                  })}
                </Field.HelperText>
              )}
              <UnknownWords
                text={description}
                unknown={listing.unknownWords}
                fieldId="listing-description"
              />
            </Field.Root>
          }
        />
      </Box>
    </EditorSection>
  );
};
