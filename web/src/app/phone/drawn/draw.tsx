import { renderToStaticMarkup } from 'react-dom/server';
import {
  cardOf,
  figuresFor,
  PhoneTodayDocument,
  summaryOf,
} from '../../../features/statistics/index.ts';
import { createCache } from '../../../graphql/cache.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { isLanguage, type Language, sourceLanguage } from '../../../i18n/languages.ts';
import { rightsOf } from '../../../session/rights.ts';
import {
  DirectoryGroupsDocument,
  DirectoryShopsDocument,
} from '../../../shop-scope/Directory.generated.ts';
import { SHOPS_PAGE_SIZE } from '../../../shop-scope/layout-cache.ts';
import { selectionName, selectionWords } from '../../../shop-scope/selection-name.ts';
import { keepAnswers } from './answers.ts';
import { DrawnToday } from './DrawnToday.tsx';
import { type Asked, askedOf, nextQuestions, type Question, question } from './questions.ts';

/**
 * The server's own entry: the first page of the phone before its code is there, out of the answers that the person
 * got. It knows nothing but these answers, and keeps none of them.
 */

const words = ['phoneSeller', 'statistics', 'common'] as const;

/** The question of who asks. */
export const first: Question = question(createCache(), 'Viewer');

/** The other questions of the page; null where it is not drawn. */
export function next(answers: unknown, asked: Asked): readonly Question[] | null {
  const cache = createCache();
  keepAnswers(cache, answers);
  return nextQuestions(cache, asked);
}

type Given = Asked & {
  readonly answers: unknown;
  /** The language of the person's browser as it told it, if it did. */
  readonly language: string | undefined;
};

/** One at a time: figures are written in the language that is set. */
let drawing: Promise<unknown> = Promise.resolve();

/** The page as HTML; undefined where the answers do not make one. */
export function draw(given: Given): Promise<string | undefined> {
  const drawn = drawing.then(() => drawIn(languageOf(given.language), given));
  drawing = drawn.catch(() => {});
  return drawn;
}

const languageOf = (named: string | undefined): Language =>
  named !== undefined && isLanguage(named) ? named : sourceLanguage;

async function drawIn(language: Language, given: Given): Promise<string | undefined> {
  const cache = createCache();
  keepAnswers(cache, given.answers);
  const asked = askedOf(cache, given);
  const today = asked && cache.readQuery({ query: PhoneTodayDocument, variables: asked.variables });
  if (!asked || !today || today.statistics.shopCount === 0) return undefined;
  const shops = cache
    .readQuery({
      query: DirectoryShopsDocument,
      variables: { first: SHOPS_PAGE_SIZE },
    })
    ?.shops.edges.map(({ node }) => node);
  const groups = cache.readQuery({ query: DirectoryGroupsDocument })?.shopGroups;
  if (!shops || !groups) return undefined;
  await i18n.changeLanguage(language);
  await i18n.loadNamespaces(words);
  const ofStatistics = i18n.getFixedT(language, 'statistics');
  const shown = shops.filter(({ isHidden }) => !isHidden);
  const scope = selectionName(
    asked.selection,
    { shops: shown, groups },
    selectionWords(ofStatistics),
  );
  // The address names what is not there: the page finds its own way out.
  if (scope === '') return undefined;
  const data = summaryOf(today.statistics, asked.period, given.now);
  const figures = figuresFor(rightsOf(asked.viewer).mayLookCost, data);
  return renderToStaticMarkup(
    <DrawnToday
      language={language}
      t={i18n.getFixedT(language, ['phoneSeller', 'statistics'])}
      scope={scope}
      search={given.search}
      cards={figures.map((figure) => cardOf(ofStatistics, figure, data))}
    />,
  );
}
