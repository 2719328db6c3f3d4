import type { ApolloCache } from '@apollo/client';
import { type DirectiveNode, print, visit } from 'graphql';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createCache } from '../../graphql/cache.ts';
import { type Domain, i18n } from '../../i18n/i18n.ts';
import { isLanguage, type Language, sourceLanguage } from '../../i18n/languages.ts';
import { type Documents, keepAnswer } from './answers.ts';

export type Question<Name extends string = string> = {
  readonly operationName: Name;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** What an address looks at, and when. */
export type Asked = {
  /** The query of the address, with its question mark or without. */
  readonly search: string;
  /** Ms since 1970. */
  readonly now: number;
};

/** A question by its name, with its variables. */
export type Wanted<Name extends string> = readonly [Name, Question['variables']?];

/** A page that the server draws, out of what the person who opens it is answered. */
export type DrawnPage<Name extends string = string> = {
  readonly documents: Readonly<Record<Name, Documents[string]>>;
  /** Catalogues that it speaks out of. */
  readonly words: readonly Domain[];
  /** Who asks, and what can be asked without knowing it. */
  readonly first: readonly Wanted<Name>[];
  /** What can be asked now that this was answered. */
  next(answered: Name, cache: ApolloCache, asked: Asked): readonly Wanted<Name>[];
  /** What is to be seen; undefined where the answers do not make a page. */
  draw(cache: ApolloCache, asked: Asked, language: Language): ReactNode | undefined;
};

/** The page of one person, while its questions are asked. */
export type Drawing = {
  readonly questions: readonly Question[];
  /** Takes an answer, and says what to ask next. */
  answered(answer: unknown): readonly Question[];
  /** The page as HTML, in the language of the person's browser as it told it, if it did. */
  draw(language: string | undefined): Promise<string | undefined>;
};

/** What only the page's own cache understands. */
const ofCache = {
  Directive: { enter: ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined) },
};

/** One at a time: figures are written in the language that is set. */
let drawing: Promise<unknown> = Promise.resolve();

/** Begins a page. It knows nothing but the answers that it gets, and nobody else keeps them. */
export function beginDrawing<Name extends string>(page: DrawnPage<Name>, asked: Asked): Drawing {
  const cache = createCache();
  /** As the page itself asks it: with the names of types, by which its cache knows things. */
  const question = ([operationName, variables = {}]: Wanted<Name>): Question => ({
    operationName,
    query: print(visit(cache.transformDocument(page.documents[operationName]), ofCache)),
    variables,
  });
  const isOfPage = (name: string): name is Name => Object.hasOwn(page.documents, name);
  return {
    questions: page.first.map(question),
    answered(answer) {
      const name = keepAnswer(cache, page.documents, answer);
      return name !== undefined && isOfPage(name)
        ? page.next(name, cache, asked).map(question)
        : [];
    },
    draw(named) {
      const language = named !== undefined && isLanguage(named) ? named : sourceLanguage;
      const drawn = drawing.then(async () => {
        await i18n.changeLanguage(language);
        await i18n.loadNamespaces(page.words);
        const html = page.draw(cache, asked, language);
        return html === undefined ? undefined : renderToStaticMarkup(html);
      });
      drawing = drawn.catch(() => {});
      return drawn;
    },
  };
}
