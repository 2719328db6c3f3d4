/** A heading, its paragraphs, and what is better read as a list after them. */
export interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A public text: what it is about in a sentence, and its sections. */
export interface Article {
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}
