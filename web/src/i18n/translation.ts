import type { CustomTypeOptions } from 'i18next';

type Partly<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Partly<Texts[Key]>;
};

/** The texts of a domain in another language; one that is missing is shown in Chinese. */
export type Translation<Domain extends keyof CustomTypeOptions['resources']> = Partly<
  CustomTypeOptions['resources'][Domain]
>;
