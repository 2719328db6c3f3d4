import { helperRefusedHeader } from '../../../../api/contract/rules/helper-refusals.ts';

/** Which refusal of the helper's own an answer is; null where it names none, as that of an older helper. */
export const reasonOf = ({ headers }: Response): string | null => headers.get(helperRefusedHeader);

/** Tells a sentence of the helper in the language of the page. */
export type TellForHelper = (answer: Response, sentence: string) => Promise<string>;
