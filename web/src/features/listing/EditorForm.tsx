import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { DraftLine } from '../../session/drafts/DraftLine.tsx';
import { useFormDraft } from '../../session/drafts/use-form-draft.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useUnsavedGuard } from '../../shared/ui/use-unsaved-guard.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FilingFields } from './filing/FilingFields.tsx';
import { lacksSpecs } from './filing/spec-lookup.ts';
import { useOffice } from './filing/use-office.ts';
import { useSpecs } from './filing/use-specs.ts';
import { inputOf, type Listing, type ListingValues, valuesOf } from './form-values.ts';
import { useSaveListingMutation } from './ListingWrites.generated.ts';
import { idCodec, productAt } from './list-url.ts';
import { isListingValues } from './listing-draft.ts';
import { PaperFields } from './PaperFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { mayList } from './rights.ts';
import { SkuFields } from './SkuFields.tsx';
import { TextFields } from './TextFields.tsx';
import { useListingActs } from './use-listing-acts.ts';
import { isAtWork } from './use-listings.ts';

const listingIn = (search: string) => idCodec.read(new URLSearchParams(search));

type Props = {
  readonly listing: Listing;
  /** Everything, or what a buyer reads below the title. */
  readonly part: 'all' | 'details';
  readonly languages: readonly ListingLanguage[];
  readonly categories: readonly string[];
  readonly onChanged: () => void;
};

/** A listing in a form. What somebody else saves meanwhile never takes the place of what is being typed. */
export const EditorForm = ({ listing, part, languages, categories, onChanged }: Props) => {
  const { t } = useTranslation(['listing', 'common']);
  const tell = useServerWords();
  const viewer = useViewer();
  const [save] = useSaveListingMutation();
  // What the form began with: its version is the one that a save is made from.
  const [base, setBase] = useState(listing);
  const form = useForm<ListingValues>({ defaultValues: valuesOf(listing), mode: 'onTouched' });
  const { isDirty, isSubmitting } = form.formState;
  const isOutdated = listing.version !== base.version;
  const load = (next: Listing, keepValues = false) => {
    form.reset(valuesOf(next), { keepValues });
    setBase(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's own functions never change.
  useEffect(() => {
    if (isOutdated && !isDirty) load(listing);
  }, [isOutdated, isDirty, listing]);
  const isReadOnly = !mayList(viewer) || isAtWork(listing) || listing.state === 'PUBLISHED';
  const draft = useFormDraft({
    form,
    what: isReadOnly || viewer.isVisitor ? null : `listing:${listing.id}`,
    base: String(base.version),
    is: isListingValues,
  });
  useUnsavedGuard({
    isDirty,
    question: {
      text: t('common:unsaved.text'),
      action: t('common:unsaved.leave'),
      dismiss: t('common:unsaved.stay'),
    },
    // Another selection of shops leaves the form where it is.
    isLeaving: (here, next) =>
      here.pathname !== next.pathname || listingIn(here.search) !== listingIn(next.search),
    onLeave: draft.forget,
  });
  const acts = useListingActs(onChanged);
  const office = useOffice(listing.shop.id);
  const withSpecs = useSpecs(office, viewer.isBoss);

  const tellFaulty = () => toast.error(t('editor.faulty'));

  /** Saves what stands in the form; null when it was not. */
  const write = async (values: ListingValues): Promise<Listing | null> => {
    const typed = () => JSON.stringify(form.getValues());
    const sent = typed();
    const input = inputOf(base, await withSpecs(values));
    const answer = await save({ variables: { input } }).catch(() => null);
    const outcome = answer?.data?.saveListing;
    // A fault is told by the message of every fault.
    if (!outcome) return null;
    if (outcome.listing === null) {
      const message = outcome.error?.message ?? t('editor.notSaved');
      if (outcome.error?.field === 'title') form.setError('title', { message });
      else toast.error(message);
      onChanged();
      return null;
    }
    toast.settle(new Set([t('editor.faulty')]));
    // What was typed meanwhile, or uploaded, waits for the next save.
    load(outcome.listing, typed() !== sent);
    return outcome.listing;
  };
  const submit = form.handleSubmit(async (values) => {
    if (stopVisitor()) return;
    if (await write(values)) toast.success(t('words.saved'));
  }, tellFaulty);
  const publish = form.handleSubmit(async (values) => {
    if (stopVisitor()) return;
    const mustLook = viewer.isBoss && office.isOpen && lacksSpecs(values);
    const saved = isDirty || mustLook ? await write(values) : listing;
    if (saved !== null) await acts.publish([saved]);
  }, tellFaulty);
  // The server translates what it has: prices, pictures and whatever else was changed go there first.
  const translate = (language: ListingLanguage) =>
    form.handleSubmit(async (values) => {
      if (stopVisitor()) return;
      const saved = isDirty ? await write(values) : listing;
      if (saved !== null) await acts.translate([saved], language);
    }, tellFaulty)();
  const isWhole = part === 'all';
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} aria-label={t(isWhole ? 'editor.heading' : 'editor.detailHeading')}>
        <EditorBar
          key={base.language}
          listing={listing}
          title={t(isWhole ? 'editor.heading' : 'editor.detailHeading')}
          other={isWhole ? '/editGoodsDetaila' : '/aiProducts/edit'}
          languages={languages}
          isReadOnly={isReadOnly}
          isDirty={isDirty}
          isSaving={isSubmitting}
          onTranslate={(language) => void translate(language)}
          onPublish={() => void publish()}
        />
        <DraftLine draft={draft} />
        {isOutdated && isDirty && (
          <Flex role="alert" gap="3" align="center" wrap="wrap" color="fg.warning">
            <Text>{t('editor.outdated')}</Text>
            <Button size="xs" variant="outline" onClick={() => load(listing)}>
              {t('editor.loadNewest')}
            </Button>
          </Flex>
        )}
        {listing.failure !== null && (
          <Text role="alert" color="fg.error">
            {t('editor.failure', { failure: tell(listing.failure) })}
          </Text>
        )}
        {listing.state === 'PUBLISHED' && (
          <Flex role="note" gap="3" align="center" wrap="wrap" color="fg.success">
            <Text>{t('editor.published')}</Text>
            <Button asChild size="xs" variant="outline">
              <Link to={productAt(listing)}>{t('editor.toProducts')}</Link>
            </Button>
          </Flex>
        )}
        <TextFields
          listing={base}
          isReadOnly={isReadOnly}
          categories={categories}
          withTitle={isWhole}
          rows={isWhole ? 8 : 16}
        />
        {isWhole && (
          <FilingFields
            listing={base}
            office={office}
            isReadOnly={isReadOnly}
            isBoss={viewer.isBoss}
          />
        )}
        <PictureFields listing={base} isReadOnly={isReadOnly} languages={languages} />
        {viewer.isBoss && <PaperFields listing={base} />}
        <AttributeFields listing={base} isReadOnly={isReadOnly} />
        {isWhole && <SkuFields listing={base} isReadOnly={isReadOnly} />}
      </Form>
    </FormProvider>
  );
};
