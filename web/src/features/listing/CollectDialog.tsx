import { Box, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { SuccessIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { useCollectListingsMutation } from './ListingWrites.generated.ts';
import { preferredLanguage } from './languages.ts';
import { linesOf, MOST_LINES } from './lines.ts';
import { TargetFields } from './TargetFields.tsx';

type Props = {
  readonly languages: readonly ListingLanguage[];
  /** The shop that is selected, which the products are then for; null for none. */
  readonly shopId: string | null;
  readonly onCollected: () => void;
  readonly onClose: () => void;
};

type Result = { readonly url: string; readonly message: string | null };

/** Collects products by their addresses, a line each; every line says what became of it. */
export default function CollectDialog({ languages, shopId, onCollected, onClose }: Props) {
  const { t } = useTranslation('listing');
  const { shops } = useDirectory();
  const [collect] = useCollectListingsMutation();
  const [results, setResults] = useState<readonly Result[]>([]);
  const form = useForm({
    defaultValues: {
      urls: '',
      shopId: shopId ?? shops[0]?.id ?? '',
      language: preferredLanguage(languages, i18n.language),
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const submit = form.handleSubmit(async ({ urls, ...where }) => {
    const lines = linesOf(urls);
    const answer = await collect({ variables: { input: { urls: lines, ...where } } }).catch(
      () => null,
    );
    const outcome = answer?.data?.collectListings;
    // A fault is told by the message of every fault.
    if (!outcome) return;
    if (outcome.error) {
      form.setError('urls', { message: outcome.error.message });
      return;
    }
    const refused = new Map(outcome.refusals.map(({ key, error }) => [key, error.message]));
    const count = lines.length - refused.size;
    if (count > 0) {
      toast.success(t('collect.done', { count }));
      onCollected();
    }
    if (refused.size === 0) return onClose();
    setResults(lines.map((url) => ({ url, message: refused.get(url) ?? null })));
    // What failed is left to be mended.
    form.setValue('urls', lines.filter((url) => refused.has(url)).join('\n'));
  });

  return (
    <FormDialog
      onClose={onClose}
      title={t('collect.title')}
      width={600}
      isDirty={dirtyFields.urls === true}
      onSubmit={submit}
      submit={{ children: t('collect.submit'), loading: isSubmitting }}
    >
      <Field.Root invalid={errors.urls !== undefined}>
        <Field.Label>{t('collect.urls')}</Field.Label>
        <Textarea
          rows={5}
          placeholder={t('collect.placeholder')}
          {...form.register('urls', {
            validate: (text) => {
              const count = linesOf(text).length;
              if (count === 0) return t('collect.required');
              return count <= MOST_LINES || t('collect.tooMany', { max: MOST_LINES });
            },
          })}
        />
        {errors.urls ? (
          <Field.ErrorText role="alert">{errors.urls.message}</Field.ErrorText>
        ) : (
          <Field.HelperText>{t('collect.hint')}</Field.HelperText>
        )}
      </Field.Root>
      <TargetFields
        shop={form.register('shopId')}
        language={form.register('language')}
        languages={languages}
      />
      {results.length > 0 && (
        <Stack as="ul" gap="2" aria-label={t('collect.results')} aria-live="polite">
          {results.map(({ url, message }) => (
            <Flex as="li" key={url} gap="2" listStyleType="none" align="flex-start">
              <Box color={message === null ? 'fg.success' : 'fg.error'} marginTop="1">
                {message === null ? <SuccessIcon /> : <WarningIcon />}
              </Box>
              <Box minWidth="0">
                <Text overflowWrap="anywhere" fontSize="xs" color="fg.muted">
                  {url}
                </Text>
                <Text>{message ?? t('collect.ok')}</Text>
              </Box>
            </Flex>
          ))}
        </Stack>
      )}
    </FormDialog>
  );
}
