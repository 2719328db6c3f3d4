import { useTranslation } from 'react-i18next';
import { isWhollyTranslated, namedWords } from '../../../../api/contract/rules/listings.ts';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { listText, namedText } from '../../i18n/format.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { idOf } from '../../shared/export/gather.ts';
import { inTurns } from '../../shared/lists/in-turns.ts';
import { confirmAct, warn } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import {
  useDeleteListingsMutation,
  usePublishListingsMutation,
  useTranslateListingsMutation,
} from './ListingWrites.generated.ts';
import { nameOfLanguage } from './languages.ts';
import type { ListingRow } from './use-listings.ts';

type Outcome = {
  readonly listings: readonly unknown[];
  readonly refusals: readonly {
    readonly key: string;
    readonly error: { readonly message: string };
  }[];
  readonly error: { readonly message: string } | null;
};

type Named = Pick<ListingRow, 'id' | 'title' | 'sourceTitle' | 'state' | 'unknownWords'>;

/** Listings of the question before publishing that are named; the others are counted. */
const MOST_NAMED = 5;
/** So many reasons are told. */
const MOST_REASONS = 20;

export const titleOf = ({ title, sourceTitle }: Pick<Named, 'title' | 'sourceTitle'>): string =>
  title === '' ? sourceTitle : title;

/** Whoever has ticked a whole page has ticked what is in the shop already, too. */
export const isUnpublished = ({ state }: Pick<Named, 'state'>): boolean =>
  state !== 'PUBLISHED' && state !== 'PUBLISHING';

const isIncomplete = ({ unknownWords }: Named): boolean => !isWhollyTranslated(unknownWords);

/** What a person does with listings, one or many. `onDone` reads again what is shown, and hears what was dealt with. */
export const useListingActs = (onDone: (dealtWith: readonly Named[]) => void) => {
  const { t } = useTranslation('listing');
  const [translateListings] = useTranslateListingsMutation();
  const [publishListings] = usePublishListingsMutation();
  const [deleteListings] = useDeleteListingsMutation({
    update: (cache, { data }) => {
      for (const id of data?.deleteListings.deletedIds ?? [])
        cache.evict({ id: cache.identify({ __typename: 'Listing', id }) });
      cache.gc();
    },
  });

  const tell = async (
    chosen: readonly Named[],
    rows: readonly Named[],
    outcomes: readonly Outcome[],
    done: (count: number) => string,
  ) => {
    const count = outcomes.reduce((sum, { listings }) => sum + listings.length, 0);
    const refusals = outcomes.flatMap((outcome) => outcome.refusals);
    // A fault in the midst has ended it: whatever comes after it was not sent.
    const rest = rows.slice(count + refusals.length);
    onDone(chosen.filter((row) => !rest.includes(row)));
    const last = outcomes.at(-1);
    // A fault is told by the message of every fault.
    if (last === undefined) return false;
    if (last.error) toast.error(last.error.message);
    if (count > 0) toast.success(done(count));
    if (rest.length > 0) toast.warning(t('rest', { count: rest.length }));
    const reasons = refusals.slice(0, MOST_REASONS).map(({ key, error }) => {
      // Of several, each is told by its name.
      const row = rows.length > 1 ? rows.find(({ id }) => id === key) : undefined;
      return row ? namedText(titleOf(row), error.message) : error.message;
    });
    const [first, second] = reasons;
    if (second !== undefined)
      await warn({ text: t('refused', { count: refusals.length, reasons: reasons.join('\n') }) });
    else if (first !== undefined) toast.error(first);
    return last.error === null && refusals.length === 0 && rest.length === 0;
  };

  const ask = (act: 'publish' | 'translate' | 'delete', rows: readonly Named[], language = '') =>
    confirmAct({
      text: t(`ask.${act}.${rows.length === 1 ? 'one' : 'many'}`, {
        count: rows.length,
        title: rows[0] ? titleOf(rows[0]) : '',
        language,
      }),
      action: t(`act.${act}`),
      destructive: act === 'delete',
    });

  /** Says first what is not translated. */
  const askToPublish = (rows: readonly Named[]) => {
    const incomplete = rows.filter(isIncomplete);
    const [first] = incomplete;
    if (first === undefined) return ask('publish', rows);
    const words = namedWords(first.unknownWords);
    const text =
      rows.length === 1
        ? t('ask.publish.oneUnknown', {
            title: titleOf(first),
            count: first.unknownWords.length,
            words,
          })
        : t('ask.publish.manyUnknown', {
            count: rows.length,
            unknown: incomplete.length,
            titles: listText(incomplete.slice(0, MOST_NAMED).map(titleOf)),
          });
    return confirmAct({ text, action: t('act.publishAnyway'), destructive: true });
  };

  return {
    translate: async (rows: readonly Named[], language: ListingLanguage) => {
      if (rows.length === 0 || stopVisitor()) return false;
      // Only a translation that is there can be written over.
      const written = rows.filter(({ title }) => title !== '');
      const name = nameOfLanguage(language);
      if (written.length > 0 && !(await ask('translate', written, name))) return false;
      const outcomes = await inTurns(rows.map(idOf), async (ids) => {
        const variables = { ids: [...ids], language };
        const answer = await translateListings({ variables }).catch(() => null);
        return answer?.data?.translateListings ?? null;
      });
      return tell(rows, rows, outcomes, (count) => t('done.translate', { count }));
    },
    publish: async (chosen: readonly Named[]) => {
      const rows = chosen.filter(isUnpublished);
      if (rows.length === 0 || stopVisitor() || !(await askToPublish(rows))) return false;
      // The question has named them.
      const withUnknownWords = rows.some(isIncomplete);
      const outcomes = await inTurns(rows.map(idOf), async (ids) => {
        const variables = { ids: [...ids], withUnknownWords };
        const answer = await publishListings({ variables }).catch(() => null);
        return answer?.data?.publishListings ?? null;
      });
      return tell(chosen, rows, outcomes, (count) => t('done.publish', { count }));
    },
    remove: async (rows: readonly Named[]) => {
      if (rows.length === 0 || stopVisitor() || !(await ask('delete', rows))) return false;
      const outcomes = await inTurns(rows.map(idOf), async (ids) => {
        const answer = await deleteListings({ variables: { ids: [...ids] } }).catch(() => null);
        const outcome = answer?.data?.deleteListings;
        return outcome
          ? { listings: outcome.deletedIds, refusals: [], error: outcome.error }
          : null;
      });
      return tell(rows, rows, outcomes, (count) => t('done.delete', { count }));
    },
  };
};

export type ListingActs = ReturnType<typeof useListingActs>;
