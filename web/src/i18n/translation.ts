import type { CustomTypeOptions } from 'i18next';

type Resources = CustomTypeOptions['resources'];

type Counts<Text> = Text extends `${string}{{count}}${string}` ? true : false;

type Name<Texts> = Extract<keyof Texts, string>;

type Whole<Texts> = Texts extends string
  ? string
  : Texts extends readonly (infer Item)[]
    ? readonly Whole<Item>[]
    : {
        readonly [Key in Name<Texts> as Counts<Texts[Key]> extends true ? never : Key]: Whole<
          Texts[Key]
        >;
      } & {
        // Once where the words stay the same beside every number, else in the plural forms of the language.
        readonly [Key in Name<Texts> as Counts<Texts[Key]> extends true
          ? Key | `${Key}_${Intl.LDMLPluralRule}`
          : never]?: string;
      };

/**
 * A domain in a language that is complete: every text is there, but for what `Left` names. That nothing which
 * counts is left out, the test of the catalogues sees.
 */
export type CompleteTranslation<
  Domain extends keyof Resources,
  Left extends keyof Resources[Domain] = never,
> = Whole<Omit<Resources[Domain], Left>>;
