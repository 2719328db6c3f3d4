import { helperRefusalName } from '../../../../api/contract/rules/helper-refusals.ts';
import { asItIs, serverWords } from '../../i18n/server-words.ts';
import { reasonOf, type TellForHelper } from './reason.ts';

/** As the helper says it where there are no words for it, and in Chinese. */
export const saidByHelper: TellForHelper = async (answer, sentence) => {
  const reason = reasonOf(answer);
  const tell = await serverWords().catch(() => asItIs);
  return tell(
    sentence,
    reason === null ? undefined : { name: helperRefusalName(reason), values: {} },
  );
};
