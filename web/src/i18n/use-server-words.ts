import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asItIs, serverWords, type TellIn } from './server-words.ts';

/** Tells sentences of the server that are kept with its data; as they are until the words are here. */
export function useServerWords(): TellIn {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [words, setWords] = useState({ language, tell: asItIs });
  useEffect(() => {
    let isLeft = false;
    serverWords().then(
      (tell) => {
        if (!isLeft) setWords({ language, tell });
      },
      // The sentences are shown as they are.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [language]);
  return words.language === language ? words.tell : asItIs;
}
